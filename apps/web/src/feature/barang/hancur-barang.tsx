/**
 * Hancur Data Barang: pieces are scanned into a list and destroyed in one document, always with an
 * approval (domain.md §10).
 */
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/submit.ts';
import { useOptions } from '../../platform/use-list.ts';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DocumentDone } from './document-done.tsx';
import type { StockAnswer } from './document-done.tsx';
import { readyPiece, usePieceList } from './piece-list.ts';
import { StockDocument } from './stock-document.tsx';

const SCREEN = 'hancur-data-barang';

interface Target {
  readonly kode_gudang: string;
  readonly kondisi: string;
  readonly keterangan: string;
}
const NOTHING: Target = { kode_gudang: '', kondisi: '', keterangan: '' };

interface KondisiRow {
  readonly kode_kondisi_barang: string;
  readonly kondisi: string;
  readonly aktif?: boolean;
}
interface GudangRow {
  readonly kode_gudang: string;
  readonly nama_gudang: string;
  readonly aktif?: boolean;
}

export function HancurBarang(): ReactNode {
  const t = useT();
  const list = usePieceList(`${SCREEN}.daftar`, readyPiece);
  const [target, setTarget, clearTarget] = useDraft<Target>(SCREEN, NOTHING);
  const [done, setDone] = useState<StockAnswer | undefined>();
  const submit = useSubmit<StockAnswer>({ path: 'hancurbarang/simpan', screen: SCREEN });
  const change = (patch: Partial<Target>): void => {
    submit.touch(Object.keys(patch));
    setTarget((old) => ({ ...old, ...patch }));
  };
  const save = async (): Promise<void> => {
    const missing = (['kondisi', 'kode_gudang', 'keterangan'] as const)
      .filter((name) => target[name].trim() === '')
      .map((name) => [
        name,
        t('input.wajib', { label: t(name === 'keterangan' ? 'field.alasan' : `field.${name}`) }),
      ]);
    const empty = list.pieces.length === 0 ? [['barang', t('input.barangKosong')]] : [];
    submit.setErrors(Object.fromEntries([...missing, ...empty]));
    if (missing.length + empty.length > 0) return;
    const text = t('stock.hancur-yakin', { n: list.pieces.length });
    if (!(await confirmDialog({ text, danger: true }))) return;
    const barang = list.pieces.map((piece) => piece.kode_barcode);
    const answer = await submit.send({ ...target, barang });
    if (answer === undefined) return;
    notify.success(t('stock.hancur-berhasil'));
    list.clear();
    clearTarget();
    setDone(answer.data);
  };
  if (done !== undefined) {
    return (
      <Page title={t('screen.hancur-data-barang')}>
        <DocumentDone answer={done} onNext={() => setDone(undefined)} />
      </Page>
    );
  }
  return (
    <StockDocument
      danger
      title={t('screen.hancur-data-barang')}
      name={SCREEN}
      list={list}
      saving={submit.saving}
      error={submit.errors['barang']}
      submitLabel={t('stock.hancurkan')}
      onSave={save}
    >
      <TargetFields target={target} errors={submit.errors} change={change} />
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
  const kondisi = useOptions<KondisiRow>('parakondisi/get/all', (row) => [
    row.kode_kondisi_barang,
    row.kondisi,
  ]);
  const gudang = useOptions<GudangRow>('gudang/get/all/hancur-barang', (row) => [
    row.kode_gudang,
    row.nama_gudang,
  ]);
  return (
    <>
      <SelectField
        required
        label={t('field.kondisi')}
        data={kondisi.choices}
        value={target.kondisi}
        error={errors['kondisi'] ?? kondisi.error}
        onChange={(value) => change({ kondisi: value })}
      />
      <SelectField
        required
        label={t('stock.gudang-tujuan')}
        data={gudang.choices}
        value={target.kode_gudang}
        error={errors['kode_gudang'] ?? gudang.error}
        onChange={(kode_gudang) => change({ kode_gudang })}
      />
      <Textarea
        required
        autosize
        minRows={2}
        maxLength={200}
        label={t('field.alasan')}
        value={target.keterangan}
        error={errors['keterangan']}
        onChange={(event) => change({ keterangan: event.currentTarget.value })}
      />
    </>
  );
}
