/**
 * What scales say over a serial line: one driver per make turns a frame into milligrams, with what
 * must be sent to ask for a weight. Frames of other units or that cannot be read are no weight.
 */
import { parseGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';

export interface Weighed {
  readonly berat: Milligram;
  /** False while the pan still moves. */
  readonly stabil: boolean;
}

export interface ScaleDriver {
  readonly name: string;
  readonly label: string;
  readonly baudRate: number;
  readonly dataBits: 7 | 8;
  readonly parity: 'none' | 'even';
  /** Asks for one weight; '' for scales that send without being asked. */
  readonly ask: string;
  /** Stable, sign and digits, unit: the parts of a frame. */
  readonly read: (frame: string) => Weighed | undefined;
}

/** Grams as a scale writes them, a fourth place cut where it is zero; undefined for other text. */
function weighed(text: string, stabil: boolean): Weighed | undefined {
  const digits = text.replaceAll(/[ +]/g, '').replace(/(\.\d{3})0+$/, '$1');
  const berat = parseGram(digits);
  return berat === null ? undefined : { berat, stabil };
}

function byPattern(pattern: RegExp, isStable: (mark: string) => boolean): ScaleDriver['read'] {
  return (frame) => {
    const { tanda = '', angka = '' } = pattern.exec(frame)?.groups ?? {};
    return angka === '' ? undefined : weighed(angka, isStable(tanda));
  };
}

/** The drivers that a device can choose; the first is the usual one. */
export const SCALE_DRIVERS: readonly ScaleDriver[] = [
  {
    name: 'and',
    label: 'A&D (FX, EJ, GX)',
    baudRate: 2400,
    dataBits: 7,
    parity: 'even',
    ask: 'Q\r\n',
    read: byPattern(/^(?<tanda>ST|US),(?<angka>[+-][ \d.]+) +g$/, (mark) => mark === 'ST'),
  },
  {
    name: 'mettler',
    label: 'Mettler Toledo (MT-SICS)',
    baudRate: 9600,
    dataBits: 8,
    parity: 'none',
    ask: 'SI\r\n',
    read: byPattern(/^S (?<tanda>[SD]) +(?<angka>-?[\d.]+) g$/, (mark) => mark === 'S'),
  },
  {
    name: 'ohaus',
    label: 'Ohaus (Pioneer, Scout)',
    baudRate: 9600,
    dataBits: 8,
    parity: 'none',
    ask: 'IP\r\n',
    read: byPattern(/^ *(?<angka>-? *[\d.]+) +g *(?<tanda>\?)?/, (mark) => mark === ''),
  },
  {
    name: 'sartorius',
    label: 'Sartorius (SBI)',
    baudRate: 1200,
    dataBits: 7,
    parity: 'even',
    ask: '\u001bP\r\n',
    // A moving pan leaves the unit out.
    read: byPattern(
      /^(?:[A-Z][ A-Z]{5})?(?<angka>[+-] *[\d.]+) *(?<tanda>g)? *$/,
      (mark) => mark === 'g',
    ),
  },
];
