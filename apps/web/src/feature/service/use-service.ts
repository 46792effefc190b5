/** The intake's work: the draft, sending it, and the saved service. Draws nothing. */
import { useState } from 'react';
import type { ServiceDocument } from '@kencana/contract/document/service';
import { useUsualSales } from '../../engine/document-screen/master-lists.ts';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { useDraft } from '../../platform/draft.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { EMPTY_SERVICE, serviceBody } from './service-draft.ts';
import type { ServiceDraft } from './service-draft.ts';

const SCREEN = 'transaksi-services';

export interface ServiceWork {
  readonly draft: ServiceDraft;
  readonly change: (next: (old: ServiceDraft) => ServiceDraft) => void;
  readonly sales: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  readonly result: ServiceDocument | undefined;
  /** False when it was not saved. */
  readonly save: () => Promise<boolean>;
  readonly startNew: () => void;
}

/** The whole screen's state and work. */
export function useService(): ServiceWork {
  const [draft, setDraft, forget] = useDraft<ServiceDraft>(SCREEN, EMPTY_SERVICE);
  const [result, setResult] = useState<ServiceDocument | undefined>();
  const submit = useSubmit<ServiceDocument>({ path: 'service/simpan', screen: SCREEN });
  const sales = useUsualSales(draft.customer.kode_sales);
  const save = async (): Promise<boolean> => {
    const answer = await submit.send(serviceBody(draft, sales));
    if (answer === undefined) return false;
    forget();
    setResult(answer.data);
    setDeviceChoice('sales', answer.data.kode_sales);
    void printAutoPapers(answer.data.no_faktur_group);
    return true;
  };
  return {
    draft,
    change: (next) => {
      submit.setErrors({});
      setDraft(next);
    },
    sales,
    errors: submit.errors,
    saving: submit.saving,
    result,
    save,
    startNew: () => {
      submit.setErrors({});
      forget();
      setResult(undefined);
    },
  };
}
