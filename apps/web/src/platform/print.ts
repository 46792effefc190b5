/**
 * Browser print of a page that the server drew: the html brings its own exact page size. It opens
 * the browser's print dialog from a hidden frame; counting reprints is the server's.
 */
/** Prints an html document; resolves when the print dialog was closed. */
export async function printHtml(html: string): Promise<void> {
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
