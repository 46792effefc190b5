/**
 * Ambil Barang Contoh: samples that are still here, by order; those that are given back are ticked,
 * the shop's own weighed, and who took them is written down. A scanned order number or sample finds
 * its order.
 */
import { Button, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mgToGram } from '@kencana/rules/gram';
import { documentNumber } from '@kencana/contract/document/define-document';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import type { KeptSample } from '@kencana/contract/document/pesanan';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { showGram } from '../../platform/show.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useList, useRefreshLists } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { enterMovesOn } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SampleRow, UNWEIGHED } from './sample-row.tsx';
import type { Weighed } from './sample-row.tsx';

export function AmbilBarangContoh(): ReactNode {
  const t = useT();
  const list = useList('pesanan/get/barang-contoh', { keep: false });
  const [no, setNo] = useState('');
  useScanner((code) => {
    const found = list.rows?.find(
      (s) => s.kode_barcode === code || s.no_faktur_group === documentNumber(pesananDocument, code),
    );
    if (found === undefined) return 'unknown';
    setNo(found.no_faktur_group);
    return 'ok';
  });
  const chosen = list.rows?.filter((sample) => sample.no_faktur_group === no) ?? [];
  return (
    <Page title={t('screen.ambil-barang-contoh')}>
      {chosen.length > 0 ? (
        <GiveBack key={no} samples={chosen} onDone={() => setNo('')} />
      ) : (
        <DataTable
          name="barang-contoh"
          label={t('pesanan.contoh')}
          columns={columnsOf(t)}
          rows={list.rows}
          rowKey={(row) => `${row.no_faktur_group}-${row.baris}`}
          loading={list.loading}
          error={list.error}
          onRetry={list.reload}
          search
          onOpen={(row) => setNo(row.no_faktur_group)}
          actions={(row) => (
            <Button size="compact-xs" variant="default" onClick={() => setNo(row.no_faktur_group)}>
              {t('document.pilih')}
            </Button>
          )}
          empty={{ text: t('pesanan.contoh-kosong') }}
        />
      )}
    </Page>
  );
}

function columnsOf(t: ReturnType<typeof useT>): readonly Column<KeptSample>[] {
  return [
    { key: 'no_faktur_group', label: t('document.no-faktur') },
    { key: 'tgl_system', label: t('document.tanggal') },
    { key: 'nama_customer', label: t('document.customer') },
    { key: 'milik', label: t('pesanan.milik') },
    { key: 'kode_barcode', label: t('field.kode_barcode') },
    { key: 'nama_barang', label: t('field.nama_barang') },
    {
      key: 'berat',
      label: t('field.berat'),
      align: 'right',
      render: (row) => showGram(row.berat),
    },
  ];
}

interface GiveBackProps {
  readonly samples: readonly KeptSample[];
  readonly onDone: () => void;
}

function GiveBack(props: GiveBackProps): ReactNode {
  const t = useT();
  const { samples, onDone } = props;
  const work = useGiveBack(props);
  const { errors, saving, save } = work;
  const [first] = samples;
  return (
    <Paper withBorder p="md">
      <form
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <Text fw={700} className="numeric">
            {first?.no_faktur_group} · {first?.nama_customer}
          </Text>
          {samples.map((sample) => (
            <SampleRow
              key={sample.baris}
              sample={sample}
              checked={work.baris.includes(sample.baris)}
              weighed={work.weights[sample.baris] ?? UNWEIGHED}
              error={work.weightError(sample.baris)}
              onTick={(on) => work.tick(sample.baris, on)}
              onWeigh={(weighed) => work.weigh(sample.baris, weighed)}
            />
          ))}
          {['baris', 'timbang'].map((field) =>
            errors[field] === undefined ? null : (
              <Text key={field} size="sm" c="red" role="alert">
                {errors[field]}
              </Text>
            ),
          )}
          <TakerFields work={work} />
          <Group justify="flex-end">
            <Button variant="default" disabled={saving} onClick={onDone}>
              {t('document.pilih-lain', { dokumen: t('document.nama.pesanan') })}
            </Button>
            <KbdButton shortcut="Ctrl+S" disabled={saving} onClick={() => void save()}>
              {saving ? t('shell.sedang-menyimpan') : t('pesanan.kembalikan')}
            </KbdButton>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

/** Who took them, and what is worth saying. */
function TakerFields({ work }: { work: ReturnType<typeof useGiveBack> }): ReactNode {
  const t = useT();
  const { penerima, keterangan, errors } = work;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextInput
        autoFocus
        required
        label={t('field.penerima')}
        autoComplete="off"
        maxLength={100}
        value={penerima}
        error={errors['penerima']}
        onChange={(event) => work.setPenerima(event.currentTarget.value)}
      />
      <TextInput
        label={t('field.keterangan')}
        autoComplete="off"
        maxLength={200}
        value={keterangan}
        error={errors['keterangan']}
        onChange={(event) => work.setKeterangan(event.currentTarget.value)}
      />
    </SimpleGrid>
  );
}

function useGiveBack({ samples, onDone }: GiveBackProps) {
  const t = useT();
  const refresh = useRefreshLists();
  const no = samples[0]?.no_faktur_group ?? '';
  const [baris, setBaris] = useState<readonly number[]>(() => samples.map((s) => s.baris));
  const [penerima, setPenerima] = useState(samples[0]?.nama_customer ?? '');
  const [keterangan, setKeterangan] = useState('');
  const [weights, setWeights] = useState<Readonly<Record<number, Weighed>>>({});
  /** The lines whose weights were sent, in the order of the answer's errors. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const { send, saving, errors } = useSubmit({
    path: 'pesanan/ambil-barang-contoh',
    screen: `ambil-contoh.${no}`,
  });
  const tick = (n: number, on: boolean): void =>
    setBaris((old) => (on ? [...old, n] : old.filter((one) => one !== n)));
  const save = async (): Promise<void> => {
    const own = samples.filter((s) => s.milik === 'TOKO' && baris.includes(s.baris));
    setSent(own.map((s) => s.baris));
    const timbang = own.map(({ baris: n }) => {
      const { berat, berat_manual } = weights[n] ?? UNWEIGHED;
      return { baris: n, berat: berat === null ? null : mgToGram(berat), berat_manual };
    });
    const answer = await send({ no_faktur_group: no, baris, timbang, penerima, keterangan });
    if (answer === undefined) return;
    notify.success(t('pesanan.contoh-diambil', { n: baris.length, no }));
    refresh();
    onDone();
  };
  const weigh = (n: number, weighed: Weighed): void =>
    setWeights((old) => ({ ...old, [n]: weighed }));
  const weightError = (n: number): string | undefined => errors[`timbang.${sent.indexOf(n)}.berat`];
  const weighing = { weights, weigh, weightError };
  return {
    ...weighing,
    baris,
    tick,
    penerima,
    setPenerima,
    keterangan,
    setKeterangan,
    saving,
    errors,
    save,
  };
}
