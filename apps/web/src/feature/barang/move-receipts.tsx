/** The two receipts of a move in its list: BUKTI PINDAH BARANG.pdf and TANDA_TERIMA.xlsx. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BUKTI_PINDAH } from '@kencana/contract/document/pindah-barang';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { api } from '../../platform/api.ts';
import { wordsOf } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';

const NAMES = { pdf: 'pindah.pdf', xlsx: 'pindah.excel' } as const;

export function MoveReceipts({ document }: RowSlotProps): ReactNode {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const no = document.no_faktur_group;
  const save = async (format: keyof typeof BUKTI_PINDAH): Promise<void> => {
    setBusy(true);
    try {
      await api.download('pindahbarang/cetak-ulang/by-no-pindah', {
        query: { no_pindah: no, format },
        filename: BUKTI_PINDAH[format],
      });
    } catch (error) {
      notify.error(wordsOf(error) ?? t('pindah.gagal'));
    } finally {
      setBusy(false);
    }
  };
  return (['pdf', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      size="compact-xs"
      variant="default"
      disabled={busy}
      aria-label={t('pindah.bukti-dari', { no, format: t(NAMES[format]) })}
      onClick={() => void save(format)}
    >
      {t(NAMES[format])}
    </Button>
  ));
}
