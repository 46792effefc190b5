/**
 * Browser print of a page that the server drew: the html brings its own exact page size. It opens
 * the browser's print dialog from a hidden frame; counting reprints is the server's. A mobile
 * webview has no such dialog: there the page opens by itself, for the phone to print or to share.
 */
import { isWebview } from './webview.ts';

/** Prints an html document; resolves when the print dialog was closed. */
export async function printHtml(html: string): Promise<void> {
  if (isWebview()) return openPage(html);
  const frame = document.createElement('iframe');
  frame.title = 'print';
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;right:0;bottom:0';
  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  if (page === null) return;
  await page.document.fonts.ready;
  const before = document.activeElement;
  page.focus();
  page.print();
  // Back out of the frame: the next key or scan belongs to the screen.
  window.focus();
  if (before instanceof HTMLElement) before.focus();
  // Some browsers return before the dialog is closed: the frame stays a while.
  setTimeout(() => frame.remove(), 60_000);
}

/** Prints what the screen shows. */
export function printScreen(): void {
  if (isWebview()) openPage(document.documentElement.outerHTML);
  else window.print();
}

/** The page in a window of its own; as a file where the wrapper opens none. */
function openPage(html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  if (window.open(url, '_blank') === null) {
    const link = document.createElement('a');
    link.href = url;
    link.download = 'cetak.html';
    link.click();
  }
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
