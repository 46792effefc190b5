/** One piece of the customer: what it is, what it weighs, the work, the charge and its photos. */
import { Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { rupiah } from '@kencana/rules/rupiah';
import { deskripsiService } from '@kencana/contract/master/deskripsi-service';
import { JenisField, NamaBarangField } from '../../engine/document-screen/goods-fields.tsx';
import { PieceFrame } from '../../engine/document-screen/piece-frame.tsx';
import { WeighInput } from '../../engine/field/weigh-input.tsx';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { PiecePhotos } from './piece-photos.tsx';
import { piecePlace } from './place.ts';
import { changePiece, removePiece } from './service-draft.ts';
import type { PieceDraft } from './service-draft.ts';
import type { ServiceWork } from './use-service.ts';

interface PieceProps {
  readonly work: ServiceWork;
  readonly piece: PieceDraft;
  readonly index: number;
}

interface Fields {
  readonly piece: PieceDraft;
  readonly errorOf: (name: string) => string | undefined;
  readonly set: (patch: Partial<PieceDraft>) => void;
}

export function PieceCard({ work, piece, index }: PieceProps): ReactNode {
  const t = useT();
  const n = index + 1;
  const fields: Fields = {
    piece,
    errorOf: (name) => work.errors[`detail_barang.${index}.${name}`],
    set: (patch) => work.change((old) => changePiece(old, piece.id, patch)),
  };
  const many = work.draft.pieces.length > 1;
  return (
    <PieceFrame
      title={t('service.barang-ke', { n })}
      removeLabel={t('service.hapus-barang', { n })}
      onRemove={many ? () => work.change((old) => removePiece(old, piece.id)) : undefined}
    >
      <GoodsFields {...fields} />
      <WorkFields {...fields} />
      <PiecePhotos
        value={piece.foto}
        error={fields.errorOf('foto')}
        onChange={(foto) => fields.set({ foto })}
      />
    </PieceFrame>
  );
}

function GoodsFields({ piece, errorOf, set }: Fields): ReactNode {
  const t = useT();
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={4}>
      <NamaBarangField
        id={piecePlace(piece.id)}
        value={piece.nama_barang}
        error={errorOf('nama_barang')}
        onChange={(nama_barang) => set({ nama_barang })}
      />
      <WeighInput
        required
        label={t('service.berat-masuk')}
        value={piece.berat}
        manual={piece.berat_manual}
        error={errorOf('berat')}
        onChange={(berat, berat_manual) => set({ berat, berat_manual })}
      />
      <PersenInput
        size="xs"
        label={t('field.kadar')}
        value={piece.kadar}
        error={errorOf('kadar')}
        onChange={(kadar) => set({ kadar })}
      />
      <JenisField
        value={piece.kode_jenis}
        error={errorOf('kode_jenis')}
        onChange={(kode_jenis) => set({ kode_jenis })}
      />
    </SimpleGrid>
  );
}

function WorkFields({ piece, errorOf, set }: Fields): ReactNode {
  const t = useT();
  const enabled = useSession().settings.on('DESKRIPSI_SERVICE_MODULE');
  const works = useMasterChoices(deskripsiService, { enabled });
  const choose = (kode_deskripsi: string): void => {
    const row = works.rows.find((one) => one.kode_deskripsi === kode_deskripsi);
    const filled = row && { deskripsi: row.deskripsi, ongkos: rupiah(row.ongkos) };
    set({ kode_deskripsi, ...filled });
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing={4} mt={4}>
      {enabled ? (
        <SelectField
          size="xs"
          clearable
          searchable
          label={t('service.pekerjaan-pilih')}
          data={works.choices}
          value={piece.kode_deskripsi}
          error={errorOf('kode_deskripsi') ?? works.error}
          onChange={choose}
        />
      ) : null}
      <Textarea
        size="xs"
        required
        autosize
        minRows={1}
        label={t('service.pekerjaan')}
        maxLength={500}
        value={piece.deskripsi}
        error={errorOf('deskripsi')}
        onChange={(event) => set({ deskripsi: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label={t('service.kondisi')}
        autoComplete="off"
        maxLength={200}
        value={piece.kondisi}
        error={errorOf('kondisi')}
        onChange={(event) => set({ kondisi: event.currentTarget.value })}
      />
      <Group grow gap="xs" align="flex-start">
        <RupiahInput
          size="xs"
          label={t('field.ongkos')}
          value={piece.ongkos}
          error={errorOf('ongkos')}
          onChange={(ongkos) => set({ ongkos })}
        />
        <RupiahInput
          size="xs"
          label={t('service.perkiraan-emas')}
          value={piece.perkiraan_emas_rp}
          error={errorOf('perkiraan_emas_rp')}
          onChange={(perkiraan_emas_rp) => set({ perkiraan_emas_rp })}
        />
      </Group>
    </SimpleGrid>
  );
}
