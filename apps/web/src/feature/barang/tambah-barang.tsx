/**
 * Tambah Data Barang: one piece after another at the counter, by keyboard alone. Saving shows the
 * new barcode with its label, and the form keeps the place and the kind for the next piece.
 */
import { Grid } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { RowOf } from '@kencana/contract/define-master';
import { group } from '@kencana/contract/master/group';
import { useKadarQuestion } from '../../engine/document-screen/kadar-field.tsx';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { notify } from '../../platform/notify.ts';
import { signalScan } from '../../platform/scanner.ts';
import { useSubmit } from '../../platform/submit.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { Page } from '../../ui/page.tsx';
import { changePiece, EMPTY_PIECE, missingFields, nextPiece, pieceBody } from './piece-form.ts';
import type { PieceForm } from './piece-form.ts';
import { PieceFormFields } from './piece-form-fields.tsx';
import { SavedPieces } from './saved-pieces.tsx';
import type { SavedPiece } from './saved-pieces.tsx';

const SCREEN = 'tambah-data-barang';

interface Added {
  readonly kode_barcode: string;
  readonly no_tambah: string;
  /** OPEN where a second person must validate it. */
  readonly status_valid: 'OPEN' | 'DONE';
}

export function TambahBarang(): ReactNode {
  const t = useT();
  const [form, setForm, clearForm] = useDraft<PieceForm>(SCREEN, EMPTY_PIECE);
  const [saved, setSaved] = useState<readonly SavedPiece[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmit<Added>({
    path: 'barang/simpan',
    screen: SCREEN,
  });
  const groups = useMasterChoices(group);
  const change = (patch: Partial<PieceForm>): void => {
    submit.touch(Object.keys(patch));
    setForm((old) => changePiece(old, patch, (kode) => kadarOf(groups.rows, kode)));
  };
  const ask = useKadarQuestion();
  const askKadar = async (): Promise<PieceForm> => {
    const kadar = await ask(form.kadar);
    if (kadar === form.kadar) return form;
    change({ kadar });
    return { ...form, kadar, kadar_cetak: stampAfter(form, kadar) };
  };
  const save = async (): Promise<void> => {
    if (element.current?.querySelector('[data-unreadable]'))
      return focusFirstWrongSoon(element.current);
    const missing = missingFields(form).map((name) => [
      name,
      t('input.wajib', { label: t(`field.${name}`) }),
    ]);
    submit.setErrors(Object.fromEntries(missing));
    if (missing.length > 0) return focusFirstWrongSoon(element.current);
    const settled = await askKadar();
    const answer = await submit.send(pieceBody(settled));
    if (answer === undefined) return focusFirstWrongSoon(element.current);
    const { kode_barcode, no_tambah, status_valid } = answer.data;
    const menunggu = status_valid === 'OPEN' ? no_tambah : undefined;
    setSaved((old) => [{ kode_barcode, menunggu, form: settled }, ...old].slice(0, 50));
    clearForm();
    setForm(nextPiece(settled));
    const text = menunggu === undefined ? 'stock.barang-disimpan' : 'stock.barang-menunggu';
    notify.success(t(text, { kode: kode_barcode }));
    signalScan('ok');
    setTimeout(() => element.current?.querySelector<HTMLElement>('[name=nama_barang]')?.focus(), 0);
  };
  const names = [...new Set(saved.map((piece) => piece.form.nama_barang.toUpperCase()))];
  return (
    <Page title={t('screen.tambah-data-barang')}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <PieceFormFields
            formRef={element}
            form={form}
            errors={submit.errors}
            saving={submit.saving}
            groups={groups}
            names={names}
            change={change}
            onKadarLeft={() => void askKadar()}
            onSave={() => void save()}
            onClear={clearForm}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <SavedPieces pieces={saved} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function kadarOf(groups: readonly RowOf<typeof group>[], kode: string): number | undefined {
  const kadar = groups.find((group) => group.kode_group === kode)?.kadar;
  return kadar === undefined ? undefined : Math.round(kadar * 100);
}

function stampAfter(form: PieceForm, kadar: number | null): string {
  return changePiece(form, { kadar }, () => undefined).kadar_cetak;
}
