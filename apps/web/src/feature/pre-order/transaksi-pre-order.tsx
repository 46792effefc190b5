/** Transaksi Pre Order: what a supplier shall bring, typed line by line or read from a file. */
import {
  Alert,
  Button,
  FileButton,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Table,
  TextInput,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CellProblem } from '@kencana/contract/import-result';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import type { PreOrderDocument } from '@kencana/contract/document/pre-order';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { jenis } from '@kencana/contract/master/jenis';
import { supplier } from '@kencana/contract/master/supplier';
import { DocumentDetail } from '../../engine/document-screen/document-detail.tsx';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { enterMovesOn, focusFirstWrong, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LineFields } from './line-fields.tsx';
import { usePreOrder } from './use-pre-order.ts';
import type { PreOrderForm, PreOrderWork } from './use-pre-order.ts';

export function TransaksiPreOrder(): ReactNode {
  const t = useT();
  const work = usePreOrder();
  const form = useRef<HTMLFormElement>(null);
  const save = async (): Promise<void> => {
    if (form.current === null) return;
    if (form.current.querySelector('[data-unreadable]') !== null) {
      focusFirstWrong(form.current);
      return;
    }
    await work.save();
    focusFirstWrongSoon(form.current);
  };
  if (work.saved !== undefined) return <Saved document={work.saved} onNext={work.next} />;
  return (
    <Page title={t('screen.transaksi-pre-order')} actions={<FileTools onFile={work.importFile} />}>
      <Problems problems={work.problems} />
      <form
        ref={form}
        noValidate
        aria-label={t('screen.transaksi-pre-order')}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          work.addLine();
        }}
      >
        <Stack gap="sm">
          <HeadFields {...work} />
          <Lines {...work} />
          <Group justify="space-between">
            <Total form={work.form} />
            <KbdButton shortcut="F8" disabled={work.saving} onClick={() => void save()}>
              {work.saving ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
            </KbdButton>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

type TextName = 'nama_supplier' | 'nama_customer' | 'no_hp' | 'keterangan';

function HeadFields({ form, errors, change }: PreOrderWork): ReactNode {
  const t = useT();
  const kept = useSession().settings.on('SUPPLIER_MODULE');
  const text = (name: TextName, label: string, max: number): ReactNode => (
    <TextInput
      required={name === 'nama_supplier'}
      autoFocus={name === 'nama_supplier'}
      label={label}
      autoComplete="off"
      maxLength={max}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Paper withBorder p="sm">
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="xs">
        {kept ? (
          <SupplierField
            value={form.kode_supplier}
            error={errors['kode_supplier'] ?? errors['nama_supplier']}
            onChange={(kode_supplier) => change({ kode_supplier })}
          />
        ) : (
          text('nama_supplier', t('field.nama_supplier'), 100)
        )}
        {text('nama_customer', t('pre-order.untuk-customer'), 60)}
        {text('no_hp', t('document.no-hp'), 20)}
        {text('keterangan', t('field.keterangan'), 200)}
      </SimpleGrid>
    </Paper>
  );
}

function SupplierField(props: {
  value: string;
  error: string | undefined;
  onChange: (kode: string) => void;
}): ReactNode {
  const t = useT();
  const { choices, error } = useMasterChoices(supplier);
  return (
    <SelectField
      required
      autoFocus
      label={t('pre-order.supplier')}
      data={choices}
      value={props.value}
      error={props.error ?? error}
      onChange={props.onChange}
    />
  );
}

function Lines(props: PreOrderWork): ReactNode {
  const t = useT();
  const { form, errors, changeLine, addLine, removeLine } = props;
  const [first] = useState(form.lines.length);
  const types = useMasterChoices(jenis);
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        {form.lines.map((line, at) => (
          <LineFields
            key={line.id}
            line={line}
            at={at}
            types={types.choices}
            errors={errors}
            focus={at >= first}
            onChange={(patch) => changeLine(at, patch)}
            onRemove={form.lines.length === 1 ? undefined : () => removeLine(at)}
          />
        ))}
        {errors['detail_barang'] === undefined ? null : (
          <Alert color="red">{errors['detail_barang']}</Alert>
        )}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={addLine}
          >
            {t('pre-order.tambah-baris')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function Total({ form }: { form: PreOrderForm }): ReactNode {
  const t = useT();
  const pieces = form.lines.reduce((n, line) => n + (line.qty ?? 0), 0);
  const weight = form.lines.reduce((mg, line) => mg + (line.qty ?? 0) * (line.berat ?? 0), 0);
  const cost = form.lines.reduce((rp, line) => rp + (line.harga ?? 0), 0);
  const text = `${t('stock.n-barang', { n: pieces })} · ${formatGramUnit(milligram(weight))}`;
  return (
    <span className="numeric">
      {text} · {formatRupiah(rupiah(cost))}
    </span>
  );
}

function FileTools({ onFile }: { onFile: (file: File) => Promise<void> }): ReactNode {
  const t = useT();
  const template = async (): Promise<void> => {
    try {
      await api.download('pre-order/impor/template', {
        query: { format: 'xlsx' },
        filename: 'template-pre-order.xlsx',
      });
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => void template()}>
        {t('pre-order.template')}
      </Button>
      <FileButton
        accept=".xlsx,.csv"
        onChange={(file) => {
          if (file !== null) void onFile(file);
        }}
      >
        {(button) => (
          <Button {...button} variant="default" size="xs">
            {t('pre-order.impor')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

/** What is wrong in a file, cell by cell. */
function Problems({ problems }: { problems: readonly CellProblem[] }): ReactNode {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={t('pre-order.impor-salah', { n: problems.length })}>
      <Table.ScrollContainer minWidth={320} mah={260}>
        <Table verticalSpacing={2} fz="sm">
          <Table.Tbody>
            {problems.slice(0, 100).map((problem) => (
              <Table.Tr key={`${problem.baris}-${problem.kolom}-${problem.pesan}`}>
                <Table.Td className="numeric">
                  {t('pre-order.baris', { n: problem.baris })}
                </Table.Td>
                <Table.Td>{problem.label}</Table.Td>
                <Table.Td>{problem.nilai}</Table.Td>
                <Table.Td>{problem.pesan}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Alert>
  );
}

function Saved(props: { document: PreOrderDocument; onNext: () => void }): ReactNode {
  const t = useT();
  const { document, onNext } = props;
  return (
    <Page title={t('screen.transaksi-pre-order')}>
      <Paper withBorder p="lg">
        <Stack gap="sm">
          <Group justify="space-between">
            <strong role="status" className="numeric">
              {t('pre-order.tersimpan', { no: document.no_faktur_group })}
            </strong>
            <Button autoFocus onClick={onNext}>
              {t('sale.transaksi-baru')}
            </Button>
          </Group>
          <DocumentDetail definition={preOrderDocument} document={document} />
        </Stack>
      </Paper>
    </Page>
  );
}
