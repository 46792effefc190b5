/** Pindah Barang: pieces are scanned into a list and moved to one tray in one document. */
import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { useOptions } from '../../platform/use-list.ts';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DocumentDone } from './document-done.tsx';
import type { StockAnswer } from './document-done.tsx';
import { readyPiece, usePieceList } from './piece-list.ts';
import { StockDocument } from './stock-document.tsx';

const SCREEN = 'pindah-barang';

interface Target {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly keterangan: string;
}
const NOWHERE: Target = { kode_gudang: '', kode_baki: '', keterangan: '' };

interface Place {
  readonly kode_gudang: string;
  readonly nama_gudang: string;
  readonly kode_baki?: string;
  readonly nama_baki?: string;
  readonly aktif?: boolean;
}

export function PindahBarang(): ReactNode {
  const t = useT();
  const list = usePieceList(`${SCREEN}.daftar`, readyPiece);
  const [target, setTarget, clearTarget] = useDraft<Target>(SCREEN, NOWHERE);
  const [done, setDone] = useState<StockAnswer | undefined>();
  const submit = useSubmit<StockAnswer>({ path: 'pindahbarang/simpan', screen: SCREEN });
  const change = (patch: Partial<Target>): void => {
    submit.touch(Object.keys(patch));
    setTarget((old) => ({ ...old, ...patch }));
  };
  const save = async (): Promise<void> => {
    const missing = (['kode_gudang', 'kode_baki'] as const)
      .filter((name) => target[name] === '')
      .map((name) => [name, t('input.wajib', { label: t(`field.${name}`) })]);
    const empty = list.pieces.length === 0 ? [['barang', t('input.barangKosong')]] : [];
    submit.setErrors(Object.fromEntries([...missing, ...empty]));
    if (missing.length + empty.length > 0) return;
    const barang = list.pieces.map((piece) => piece.kode_barcode);
    const answer = await submit.send({ ...target, barang });
    if (answer === undefined) return;
    notify.success(t('stock.pindah-berhasil'));
    list.clear();
    clearTarget();
    setDone(answer.data);
  };
  if (done !== undefined) {
    return (
      <Page title={t('screen.pindah-barang')}>
        <DocumentDone answer={done} onNext={() => setDone(undefined)} />
      </Page>
    );
  }
  const there = list.pieces.filter((piece) => piece.kode_baki === target.kode_baki);
  const takeOut = (): void => {
    for (const piece of there) list.remove(piece.kode_barcode);
  };
  return (
    <StockDocument
      title={t('screen.pindah-barang')}
      name={SCREEN}
      list={list}
      saving={submit.saving}
      error={submit.errors['barang']}
      submitLabel={t('stock.pindahkan')}
      onSave={save}
    >
      <TargetFields target={target} errors={submit.errors} change={change} />
      {there.length === 0 ? null : (
        <Alert color="orange" py={6} role="status">
          {t('stock.sudah-di-baki', {
            n: there.length,
            kode: there.map((piece) => piece.kode_barcode).join(', '),
          })}
          <Button size="compact-xs" variant="white" mt={4} onClick={takeOut}>
            {t('stock.keluarkan-semua', { n: there.length })}
          </Button>
        </Alert>
      )}
    </StockDocument>
  );
}

function TargetFields(props: {
  readonly target: Target;
  readonly errors: FieldErrors;
  readonly change: (patch: Partial<Target>) => void;
}): ReactNode {
  const t = useT();
  const { target, errors, change } = props;
  const gudang = useOptions<Place>('gudang', (row) => [row.kode_gudang, row.nama_gudang]);
  const baki = useOptions<Place>(
    `baki/get/by-kode-gudang/${encodeURIComponent(target.kode_gudang)}`,
    (row) => [row.kode_baki ?? '', row.nama_baki ?? ''],
    { enabled: target.kode_gudang !== '' },
  );
  return (
    <>
      <SelectField
        required
        label={t('stock.gudang-tujuan')}
        data={gudang.choices}
        value={target.kode_gudang}
        error={errors['kode_gudang'] ?? gudang.error}
        onChange={(kode_gudang) => change({ kode_gudang, kode_baki: '' })}
      />
      <SelectField
        required
        label={t('stock.baki-tujuan')}
        data={baki.choices}
        value={target.kode_baki}
        error={errors['kode_baki'] ?? baki.error}
        disabled={target.kode_gudang === ''}
        onChange={(kode_baki) => change({ kode_baki })}
      />
      <TextInput
        label={t('field.keterangan')}
        maxLength={200}
        value={target.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}
