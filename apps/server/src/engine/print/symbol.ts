/**
 * Bars of a Code128 symbol and modules of a QR symbol as numbers, to be drawn as vectors by the
 * browser and PDF drawers. Printers with their own symbol commands do not need this.
 */
import bwipjs from 'bwip-js/node';

/** A pixel of the browser. */
const PIXEL_MM = 25.4 / 96;

/** Height 40 (spec 1 §9). */
export const BARCODE_MM = 40 * PIXEL_MM;
/** Two pixels per QR module (spec 1 §9). */
export const QR_MODULE_MM = 2 * PIXEL_MM;
/** One module of a barcode on a nota. */
const BAR_MODULE_MM = 0.25;

/** A black rectangle in modules. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Bars of a Code128 symbol and its whole width in modules, without quiet zones. */
export function code128Bars(value: string): { bars: Bar[]; width: number } {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text: value });
  if (!symbol || !('sbs' in symbol)) throw new RangeError(`Not printable as Code128: ${value}`);
  const bars: Bar[] = [];
  let x = 0;
  symbol.sbs.forEach((width, i) => {
    if (i % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x };
}

/** True when Code128 can carry the text and its bars fit the width. */
export function barcodeFits(value: string, widthMm: number): boolean {
  return /^[\w .:/-]+$/.test(value) && code128Bars(value).width * BAR_MODULE_MM <= widthMm;
}

/** Dark runs of each row of a QR symbol, and the modules on a side, without quiet zone. */
export function qrModules(value: string): { rows: Bar[][]; size: number } {
  const [symbol] = bwipjs.raw({ bcid: 'qrcode', text: value });
  if (!symbol || !('pixs' in symbol)) throw new RangeError(`Not printable as QR: ${value}`);
  const size = symbol.pixx;
  const rows = Array.from({ length: symbol.pixy }, (_, y) =>
    runs(symbol.pixs.slice(y * size, (y + 1) * size)),
  );
  return { rows, size };
}

function runs(modules: readonly number[]): Bar[] {
  const bars: Bar[] = [];
  for (let x = 0; x < modules.length; x++) {
    const start = x;
    while (modules[x] === 1) x++;
    if (x > start) bars.push({ x: start, width: x - start });
  }
  return bars;
}

/** A symbol as black rectangles in millimetres from its upper left corner, and its size. */
export function symbolRects(
  kind: 'barcode' | 'qr',
  value: string,
): { rects: { x: number; y: number; width: number; height: number }[]; width: number } {
  if (kind === 'barcode') {
    const { bars, width } = code128Bars(value);
    const unit = BAR_MODULE_MM;
    const rects = bars.map((b) => ({
      x: b.x * unit,
      y: 0,
      width: b.width * unit,
      height: BARCODE_MM,
    }));
    return { rects, width: width * unit };
  }
  const { rows, size } = qrModules(value);
  const unit = QR_MODULE_MM;
  const rects = rows.flatMap((row, y) =>
    row.map((b) => ({ x: b.x * unit, y: y * unit, width: b.width * unit, height: unit })),
  );
  return { rects, width: size * unit };
}
