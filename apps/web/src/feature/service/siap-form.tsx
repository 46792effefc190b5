/** The work is done: weight, charge and added gold of each piece, and the craftsman's charge. */
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ServiceDocument, ServiceLine } from '@kencana/contract/document/service';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { WeighInput } from '../../engine/field/weigh-input.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showGram } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { GoldRows } from './gold-rows.tsx';
import type { GoldDraft } from './gold-rows.tsx';
import type { EventFormProps } from './row-actions.tsx';

const FIRST = 'service-siap-berat';

interface PieceResult {
  readonly baris: number;
  readonly berat: Milligram | null;
  readonly berat_manual: boolean;
  readonly ongkos: Rupiah | null;
  readonly emas: readonly GoldDraft[];
}

function bodyOf(piece: PieceResult): object {
  return {
    baris: piece.baris,
    berat: mgToGram(piece.berat ?? (0 as Milligram)),
    berat_manual: piece.berat_manual,
    ...(piece.ongkos !== null && { ongkos: piece.ongkos }),
    emas: piece.emas.map(({ no_lot, berat, harga }) => ({
      no_lot,
      berat: mgToGram(berat ?? (0 as Milligram)),
      ...(harga !== null && { harga }),
    })),
  };
}

export function SiapForm({ service, onClose }: EventFormProps): ReactNode {
  const t = useT();
  const no = service.no_faktur_group;
  const [pieces, setPieces] = useState<readonly PieceResult[]>(() =>
    service.detail.map(({ baris, ongkos }) => ({
      baris,
      berat: null,
      berat_manual: true,
      ongkos: rupiah(ongkos),
      emas: [],
    })),
  );
  const [upah, setUpah] = useState<Rupiah | null>(null);
  const submit = useSubmit<ServiceDocument>({ path: 'service/siap', screen: `service-siap.${no}` });
  useEffect(() => focusPlace(FIRST), []);
  const change = (at: number, patch: Partial<PieceResult>): void => {
    submit.setErrors({});
    setPieces((old) => old.map((one, i) => (i === at ? { ...one, ...patch } : one)));
  };
  const save = async (): Promise<void> => {
    const answer = await submit.send({
      no_faktur_group: no,
      detail_barang: pieces.map(bodyOf),
      ongkos_tukang: upah ?? 0,
    });
    if (answer === undefined) return;
    notify.success(t('service.sudah-siap', { no }));
    onClose(true);
  };
  return (
    <FormModal
      opened
      title={t('service.siap-isi', { no })}
      dirty={pieces.some((piece) => piece.berat !== null || piece.emas.length > 0)}
      saving={submit.saving}
      onClose={() => onClose()}
      onSubmit={save}
    >
      <Stack gap="sm">
        {service.detail.map((line, at) => {
          const piece = pieces[at];
          return piece === undefined ? null : (
            <PieceFields
              key={line.baris}
              line={line}
              piece={piece}
              at={at}
              errors={submit.errors}
              onChange={(patch) => change(at, patch)}
            />
          );
        })}
        {submit.errors['detail_barang'] === undefined ? null : (
          <Text size="sm" c="red" role="alert">
            {submit.errors['detail_barang']}
          </Text>
        )}
        {service.nama_tukang === '' ? null : (
          <RupiahInput
            maw={260}
            label={`${t('field.ongkos_tukang')} ${service.nama_tukang}`}
            value={upah}
            error={submit.errors['ongkos_tukang']}
            onChange={setUpah}
          />
        )}
      </Stack>
    </FormModal>
  );
}

function PieceFields(props: {
  line: ServiceLine;
  piece: PieceResult;
  at: number;
  errors: FieldErrors;
  onChange: (patch: Partial<PieceResult>) => void;
}): ReactNode {
  const t = useT();
  const { line, piece, at, errors, onChange } = props;
  const path = `detail_barang.${at}`;
  const added = piece.emas.reduce((mg, e) => mg + (e.berat ?? 0), 0);
  const lost = piece.berat === null ? null : gramToMg(line.berat) + added - piece.berat;
  return (
    <Paper withBorder p="sm" component="section" aria-label={line.nama_barang}>
      <Text size="sm" fw={600} mb={4}>
        {line.nama_barang} · {t('service.berat-masuk')} {showGram(line.berat)}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" verticalSpacing={4}>
        <WeighInput
          {...(at === 0 ? { id: FIRST } : {})}
          required
          label={t('service.berat-jadi')}
          value={piece.berat}
          manual={piece.berat_manual}
          error={errors[`${path}.berat`]}
          onChange={(berat, berat_manual) => onChange({ berat, berat_manual })}
        />
        <RupiahInput
          size="xs"
          label={t('field.ongkos')}
          value={piece.ongkos}
          error={errors[`${path}.ongkos`]}
          onChange={(ongkos) => onChange({ ongkos })}
        />
        <Text size="sm" className="numeric" mt={{ base: 0, sm: 24 }}>
          {t('service.susut')} {lost === null ? '-' : showGram(lost / 1000)}
        </Text>
      </SimpleGrid>
      <GoldRows
        path={path}
        value={piece.emas}
        errors={errors}
        onChange={(emas) => onChange({ emas })}
      />
    </Paper>
  );
}
