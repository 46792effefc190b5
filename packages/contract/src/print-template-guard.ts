/**
 * What a template may not do to a nota (docs/decision/0023): hide the total or the QR that proves
 * it, or put words of its own where amounts stand. Holds for everybody who edits, and for the API.
 */
import type { DocumentField, LineField, Template } from './print-template.ts';

export interface TemplateFault {
  readonly path: (string | number)[];
  /** Message key. */
  readonly message: string;
}

type Block = Template['blocks'][number];
type Row = Extract<Block, { type: 'table' }>['rows'][number];

/** Messages that name an amount of the document; a label of a line or a value may not be one. */
const TOTAL_KEYS = [
  'print.subtotal',
  'print.pembulatan',
  'print.total',
  'print.kembali',
  'print.sisa',
  'print.biaya-kartu',
];
/** Messages of a line's amounts: above amounts only. */
const AMOUNT_KEYS = [
  'print.harga',
  'print.ongkos',
  'print.atribut',
  'print.diskon',
  'print.emas',
  'print.berat-gr',
  'print.berat-masuk',
  'print.berat-jadi',
];
const SUM_KEY = 'print.jumlah';

/** Any of the words, small letters, between `before` and `after`. */
function anyOf(words: string, before = '', after = ''): RegExp {
  return new RegExp(`${before}(?:${words.split(' ').join('|')})${after}`, 'u');
}

/** Words that name what is paid, in the six languages; letters only, small. */
const TOTAL_WORDS = anyOf(
  'total jumlah bayar lunas sisa kembalian tagihan terbilang amount paid payment balance ' +
    'importo saldo 合計 總 总 小計 金額 付款 支払 残金 找續 應付 应付',
);
/** Words that name a price or a weight. */
const AMOUNT_WORDS = anyOf(
  'harga ongkos diskon potongan rupiah nilai uang tunai cash price value prezzo ' +
    'berat gram weight peso 價 价 価格 重',
);
const NUMBER_WORDS = anyOf(
  'ratus seratus ribu seribu rb juta sejuta jt miliar milyar hundred thousand million mila milioni',
  '\\b',
  '\\b',
);
const NUMBER_SIGNS = /[百千萬万億亿]/u;
const CURRENCY = /(?:^|[^\p{L}])(?:rp|idr)\.?\s*\d|\d\s*(?:rupiah|rp|idr)\b|[\p{Sc}円元]/u;
/** A number with groups of three, or of five figures and more. */
const AMOUNT = /\d[^\p{L}\d]{1,3}\d{3}(?!\d)|\d{5}/u;
const PHONE = /(?<!\d|[.,])(?:0\d{2,3}|\+62[ -]?\d{2,3})(?:[ -]?\d{3,5}){2,3}(?!\d|[.,]\d)/g;
const ADDRESS = /:\/\/|\/nota\b|\.[a-z]{2,}\/\S/u;
/** Letters that look like others hide a word: only the scripts of the six languages. */
const SCRIPTS = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Common', 'Inherited'];
const FOREIGN = new RegExp(`[^${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');

/** Everything that is wrong with the template, each at its place; empty is right. */
export function templateFaults({ blocks }: Template): TemplateFault[] {
  return [...wholeFaults(blocks), ...blocks.flatMap((block, at) => blockFaults(block, at))];
}

function wholeFaults(blocks: readonly Block[]): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const whole = (message: string): void => void faults.push({ path: ['blocks'], message });
  const totals = blocks.flatMap((block, at) => (block.type === 'totals' ? [at] : []));
  const shown = blocks.flatMap((block) => (block.type === 'totals' ? block.items : []));
  if (!shown.includes('total') || !shown.includes('bayar')) whole('print.template-tanpa-total');
  if (!blocks.some(provesItself)) whole('print.template-tanpa-qr');
  const first = blocks.findIndex((block) => block.type === 'table');
  const between = blocks.slice(first, (totals.at(-1) ?? -1) + 1);
  const amongAmounts: readonly Block['type'][] = ['table', 'totals', 'rule', 'space'];
  between.forEach(({ type }, n) => {
    if (first >= 0 && !amongAmounts.includes(type))
      faults.push({ path: ['blocks', first + n], message: 'print.template-di-antara-jumlah' });
  });
  return faults;
}

/** The QR of the page that says what the document really is. */
function provesItself(block: Block): boolean {
  if (block.type === 'totals') return block.qr === 'no_token';
  return block.type === 'symbol' && block.symbol === 'qr' && block.field === 'no_token';
}

function blockFaults(block: Block, at: number): TemplateFault[] {
  const here = (message: string | undefined, ...path: (string | number)[]): TemplateFault[] =>
    message === undefined ? [] : [{ path: ['blocks', at, ...path], message }];
  switch (block.type) {
    case 'text':
      return block.field === undefined
        ? here(textFault(block.label ?? ''), 'label')
        : here(labelFault(block.label ?? '', block.field), 'label');
    case 'fields':
      return block.items.flatMap(({ label, field }, n) =>
        here(labelFault(label, field), 'items', n, 'label'),
      );
    case 'signature':
      return block.labels.flatMap((label, n) => here(labelFault(label), 'labels', n));
    case 'table':
      return [
        ...here(labelFault(block.title ?? ''), 'title'),
        ...block.rows.flatMap((row, n) =>
          row.columns.flatMap(({ label = '', field }, m) =>
            here(columnFault(label, field, row), 'rows', n, 'columns', m, 'label'),
          ),
        ),
      ];
    default:
      return [];
  }
}

const LINE_AMOUNTS: readonly LineField[] = [
  'berat',
  'berat_asli',
  'harga_gram',
  'harga_jual',
  'ongkos',
  'harga_atribut',
  'diskon',
  'harga_total',
];

/** A column's label, or words of their own in a row: they name the amount beside them. */
function columnFault(label: string, field: LineField | undefined, row: Row): string | undefined {
  if (label === SUM_KEY || isSumWord(label)) {
    const sum = field ?? row.columns.find((c) => c.field !== undefined && isAmount(c.field))?.field;
    return sum === 'harga_total' ? undefined : 'print.template-nama-jumlah';
  }
  const amount = field === undefined ? row.columns.some(hasAmount) : isAmount(field);
  if (!amount) return labelFault(label, field);
  if (TOTAL_KEYS.includes(label)) return 'print.template-nama-jumlah';
  return label.startsWith('print.') ? undefined : ownWordsFault(label, TOTAL_WORDS);
}

function isSumWord(label: string): boolean {
  return /^(?:jumlah|total(?:e)?|合計|小計)$/u.test(letters(label));
}

function isAmount(field: LineField): boolean {
  return LINE_AMOUNTS.includes(field);
}

function hasAmount({ field }: Row['columns'][number]): boolean {
  return field !== undefined && isAmount(field);
}

/** A label that is no amount's: it names none, and holds no figure. */
function labelFault(label: string, field?: DocumentField | LineField): string | undefined {
  if (label === 'print.terbilang')
    return field === 'terbilang' ? undefined : 'print.template-nama-jumlah';
  if (label.startsWith('print.')) {
    const named = [...TOTAL_KEYS, ...AMOUNT_KEYS, SUM_KEY].includes(label);
    return named ? 'print.template-nama-jumlah' : undefined;
  }
  if (field === 'terbilang' && letters(label) === 'terbilang') return undefined;
  return ownWordsFault(label, TOTAL_WORDS) ?? ownWordsFault(label, AMOUNT_WORDS);
}

function ownWordsFault(label: string, words: RegExp): string | undefined {
  const text = plain(label);
  if (FOREIGN.test(text)) return 'print.template-huruf';
  if (/\d/.test(text)) return 'print.template-angka';
  if (words.test(letters(label))) return 'print.template-nama-jumlah';
  return ADDRESS.test(text) ? 'print.template-alamat' : undefined;
}

/** A sentence of the shop: anything but an amount, and the address of another page. */
function textFault(label: string): string | undefined {
  if (label.startsWith('print.')) {
    const named = [...TOTAL_KEYS, ...AMOUNT_KEYS, SUM_KEY, 'print.terbilang'].includes(label);
    return named ? 'print.template-nama-jumlah' : undefined;
  }
  const text = plain(label);
  if (FOREIGN.test(text)) return 'print.template-huruf';
  if (ADDRESS.test(text)) return 'print.template-alamat';
  const rest = text
    .replaceAll(PHONE, ' ')
    // Blanks between figures, and letters in their place, hide a number.
    .replaceAll(/(?<=[\d.,])\s+(?=[\d.,])/g, '')
    .replaceAll(/[\do.,]*\d[\do.,]*/g, (number) => number.replaceAll('o', '0'));
  const amount = [AMOUNT, CURRENCY, NUMBER_WORDS, NUMBER_SIGNS, /\blunas\b/u].some((one) =>
    one.test(rest),
  );
  return amount ? 'print.template-angka' : undefined;
}

/** Small letters and plain figures, whatever form they were written in. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, (figure) => (/\d/.test(figure) ? figure : '0'))
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '');
}

function letters(text: string): string {
  return plain(text)
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '');
}
