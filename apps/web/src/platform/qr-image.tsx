/** A QR code drawn at two pixels per module (spec 1 §9). The encoder is loaded with it. */
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

const PIXELS = 2;
/** Empty modules around the code that a reader needs. */
const QUIET = 4;

export function QrImage({ text, label }: { text: string; label: string }): ReactNode {
  const { path, modules } = useMemo(() => drawn(text), [text]);
  const size = modules + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size * PIXELS}
      height={size * PIXELS}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { path: string; modules: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { path, modules };
}
