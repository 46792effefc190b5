/**
 * Riwayat Barang: one piece from its entry to today, by its barcode: what it is, what it became,
 * and every document that touched it.
 */
import { Button, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LifeEvent, LifeLot, LifePiece } from '@kencana/contract/call/riwayat-calls';
import { COST_RIGHT } from '@kencana/contract/cost';
import { documents } from '@kencana/contract/registry';
import type { MessageKey } from '@kencana/messages/key';
import { formatAngka } from '@kencana/rules/rupiah';
import { StoredImage } from '../../engine/document-screen/stored-image.tsx';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { showGram, showMoment, showPersen, showRp } from '../../platform/show.ts';
import { reason } from '../../platform/use-list.ts';
import { cellValue } from '../../ui/data-table-column.ts';
import type { CellValue, Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusTone } from './piece.ts';

export function RiwayatBarang(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { kode } = useSearch({ strict: false }) as { readonly kode?: unknown };
  // An address may carry the barcode as a number.
  const code = typeof kode === 'string' || typeof kode === 'number' ? String(kode) : '';
  const find = (text: string): void => {
    const wanted = text.trim();
    if (wanted !== '') void navigate({ to: '/riwayat-barang', search: { kode: wanted } });
  };
  useScanner((scanned) => {
    find(scanned);
    return 'ok';
  });
  return (
    <Page title={t('screen.riwayat-barang')}>
      <CodeField key={code} code={code} onFind={find} />
      {code === '' ? <Text c="dimmed">{t('riwayat.ketik')}</Text> : <Life key={code} code={code} />}
    </Page>
  );
}

function CodeField(props: {
  readonly code: string;
  readonly onFind: (text: string) => void;
}): ReactNode {
  const t = useT();
  const [text, setText] = useState(props.code);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onFind(text);
      }}
    >
      <TextInput
        autoFocus={props.code === ''}
        label={t('field.kode_barcode')}
        autoComplete="off"
        inputMode="numeric"
        w={{ base: '100%', sm: 320 }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSectionWidth={70}
        rightSection={
          <Button type="submit" size="compact-sm">
            {t('shell.cari')}
          </Button>
        }
      />
    </form>
  );
}

/** Columns that few pieces fill. */
const SOMETIMES = new Set(['harga', 'perubahan', 'otorisasi']);
const NOTHING = new Set<CellValue>(['', 0]);

function Life({ code }: { readonly code: string }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: ['riwayat-barang', shop, code],
    queryFn: ({ signal }) =>
      api.get('barang/riwayat/:kode_barcode', { params: { kode_barcode: code }, signal }),
  });
  if (error !== null) {
    return <FailedState text={reason(error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingState />;
  const { barang, lot, peristiwa } = data.data;
  // What no event tells is no column.
  const columns = columnsOf(t, may(COST_RIGHT.key)).filter(
    (column) =>
      !SOMETIMES.has(column.key) ||
      peristiwa.some((event) => !NOTHING.has(cellValue(column, event) ?? '')),
  );
  return (
    <Stack gap="sm">
      <Piece piece={barang} />
      {lot.length === 0 ? null : <Lots lots={lot} />}
      <DataTable
        name="riwayat-barang"
        csvName={`riwayat-${code}`}
        label={t('screen.riwayat-barang')}
        columns={columns}
        rows={peristiwa}
        rowKey={(event) => `${event.waktu}-${peristiwa.indexOf(event)}`}
      />
    </Stack>
  );
}

/** The piece as it is today, with its photo. */
function Piece({ piece }: { readonly piece: LifePiece }): ReactNode {
  const t = useT();
  const { foto, harga_beli, kode_supplier = '', no_faktur_supplier = '', konsinyasi } = piece;
  const facts: readonly (readonly [MessageKey, string])[] = [
    ['field.kode_group', piece.kode_group],
    ['field.kode_jenis', piece.kode_jenis],
    ['field.kode_gudang', piece.kode_gudang],
    ['field.kode_baki', piece.kode_baki],
    ['field.berat', showGram(piece.berat)],
    ['field.berat_asli', showGram(piece.berat_asli)],
    ['field.kadar', showPersen(piece.kadar)],
    ['field.kadar_cetak', piece.kadar_cetak],
    ['field.murni', showGram(piece.murni)],
    ['field.harga_jual', showRp(piece.harga_jual)],
    ['field.ongkos', piece.ongkos === 0 ? '' : showRp(piece.ongkos)],
    ['field.harga_beli', harga_beli === undefined ? '' : showRp(harga_beli)],
    ['pre-order.supplier', [kode_supplier, no_faktur_supplier].filter(Boolean).join(' · ')],
    ['field.konsinyasi', konsinyasi === true ? t('shell.ya') : ''],
    ['field.size', piece.size],
    ['field.kode_intern', piece.kode_intern],
    ['field.tag_id', piece.tag_id ?? ''],
    ['riwayat.sejak', `${piece.tgl_system} · ${piece.input_by}`],
  ];
  return (
    <Paper withBorder p="sm">
      <Group align="flex-start" wrap="nowrap" gap="md">
        {foto === '' ? null : (
          <StoredImage path={foto} alt={piece.nama_barang} height={96} width={128} />
        )}
        <div style={{ flex: 1 }}>
          <Group gap="xs">
            <Text fw={600} className="numeric">
              {piece.kode_barcode} · {piece.nama_barang}
            </Text>
            <StatusBadge tone={statusTone(piece.status)}>{piece.status}</StatusBadge>
          </Group>
          <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }} spacing="xs" verticalSpacing={2} mt={4}>
            {facts
              .filter(([, text]) => text !== '')
              .map(([label, text]) => (
                <Text key={label} size="sm" component="div">
                  <Text span size="xs" c="dimmed">
                    {t(label)}{' '}
                  </Text>
                  <span className="numeric">{text}</span>
                </Text>
              ))}
          </SimpleGrid>
        </div>
      </Group>
    </Paper>
  );
}

/** What it became: lots of gold, and what is left of them. */
function Lots({ lots }: { readonly lots: readonly LifeLot[] }): ReactNode {
  const t = useT();
  return (
    <Group gap="md">
      {lots.map(({ no_lot, kode_gudang, berat }) => (
        <Text key={no_lot} size="sm" className="numeric">
          {berat === 0
            ? t('riwayat.lot-habis', { no: no_lot })
            : t('riwayat.lot', { no: no_lot, gudang: kode_gudang, gram: showGram(berat) })}
        </Text>
      ))}
    </Group>
  );
}

const NAMES = new Map(documents.map(({ kind, name }) => [kind, name]));

function nameOf(t: Translate, { kind, peristiwa }: LifeEvent): string {
  const name = NAMES.get(kind);
  const said = name === undefined ? kind.replaceAll('-', ' ').toUpperCase() : t(name);
  return peristiwa === 'SIMPAN' ? said : `${said} · ${peristiwa}`;
}

function columnsOf(t: Translate, cost: boolean): readonly Column<LifeEvent>[] {
  const right = { align: 'right' } as const;
  return [
    {
      key: 'tgl_system',
      label: t('document.tanggal'),
      render: ({ tgl_system }) => <Whole text={tgl_system} />,
    },
    {
      key: 'waktu',
      label: t('kabar.waktu'),
      value: ({ waktu }) => showMoment(waktu),
      render: ({ waktu }) => <Whole text={showMoment(waktu)} />,
      optional: true,
    },
    {
      key: 'kind',
      label: t('riwayat.peristiwa'),
      value: (event) => nameOf(t, event),
      render: (event) => nameOf(t, event),
    },
    {
      key: 'no_dokumen',
      label: t('document.no-faktur'),
      render: (e) => <DocumentLink event={e} />,
    },
    {
      key: 'status_ke',
      label: t('field.status'),
      render: ({ status_ke }) =>
        status_ke === '' ? null : (
          <StatusBadge tone={statusTone(status_ke)}>{status_ke}</StatusBadge>
        ),
    },
    {
      key: 'ke',
      label: t('riwayat.tempat'),
      value: placeOf,
      render: (event) => <Whole text={placeOf(event)} />,
    },
    {
      key: 'berat',
      label: t('field.berat'),
      ...right,
      render: ({ berat }) => (berat === 0 ? '' : showGram(berat)),
    },
    {
      key: 'harga',
      label: t('field.harga'),
      ...right,
      render: ({ harga }) => (harga === 0 ? '' : formatAngka(harga)),
    },
    ...(cost
      ? [
          {
            key: 'modal',
            label: t('field.harga_beli'),
            ...right,
            render: ({ modal = 0 }: LifeEvent) => (modal === 0 ? '' : formatAngka(modal)),
          },
        ]
      : []),
    { key: 'perubahan', label: t('riwayat.keterangan'), value: wordsOf(t), render: wordsOf(t) },
    { key: 'oleh', label: t('kabar.oleh') },
    { key: 'otorisasi', label: t('shell.otorisasi'), value: approvalsOf, render: approvalsOf },
  ];
}

/** A day or a place in one line, however narrow the table is. */
function Whole({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="numeric" style={{ whiteSpace: 'nowrap' }}>
      {text}
    </span>
  );
}

function DocumentLink({ event }: { readonly event: LifeEvent }): ReactNode {
  const { no_dokumen: no, route } = event;
  if (no === '') return '-';
  return (
    <Link to={route} search={{ no } as never} className="numeric" style={{ whiteSpace: 'nowrap' }}>
      {no}
    </Link>
  );
}

function placeOf({ dari, ke, no_lot }: LifeEvent): string {
  const places = [dari, ke].filter((place, i, all) => place !== '' && all.indexOf(place) === i);
  return [places.join(' → '), no_lot].filter((text) => text !== '').join(' · ');
}

function approvalsOf({ otorisasi }: LifeEvent): string {
  return otorisasi.map(({ kategori, approver }) => `${kategori}: ${approver}`).join(', ');
}

/** What changed, whom it was about and the document's own remark. */
function wordsOf(t: Translate) {
  return ({ perubahan, customer, keterangan }: LifeEvent): string => {
    const changes = perubahan.map(({ kolom, sebelum, sesudah }) => {
      const told = (value: string | number): string =>
        /^(harga_|ongkos$)/.test(kolom) ? formatAngka(Number(value)) : String(value);
      return `${t(`field.${kolom}` as MessageKey)} ${told(sebelum)} → ${told(sesudah)}`;
    });
    return [...changes, customer, keterangan].filter((text) => text !== '').join('; ');
  };
}
