/**
 * Printing of a saved document's nota and slip: the server draws and counts (reprints are marked
 * SALINAN), the browser prints. A slip goes out twice when the shop's DOUBLE_SLIP_MODULE is on
 * (spec 1 §9); a mobile webview opens one page, of which its phone prints as many as wanted.
 */
import { api, newKey } from '../../platform/api.ts';
import { isUnknown, wordsBeside } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { printHtml } from '../../platform/print.ts';
import { isWebview } from '../../platform/webview.ts';
import { deviceChoice, getSession, setDeviceChoice } from '../../platform/session.ts';

export type Paper = 'NOTA' | 'SLIP';
const PAPERS: readonly Paper[] = ['NOTA', 'SLIP'];

/** Keys of prints whose page never came, by document and paper: the next press asks for it. */
const lost = new Map<string, string>();

/**
 * The page, counted once: a press after a lost answer asks for the same print, which is no SALINAN.
 */
async function countedPage(no_dokumen: string, jenis: Paper): Promise<string> {
  const name = `${no_dokumen} ${jenis}`;
  const key = lost.get(name) ?? newKey();
  lost.delete(name);
  try {
    const body = { no_dokumen, jenis, format: 'html' } as const;
    return await (await api.blob('nota/cetak', { body, key })).text();
  } catch (error) {
    if (isUnknown(error)) lost.set(name, key);
    throw error;
  }
}

/** Prints one paper of a document. Throws ApiError when the server does not answer with a page. */
export async function printPaper(no_dokumen: string, jenis: Paper): Promise<void> {
  const page = await countedPage(no_dokumen, jenis);
  await printHtml(page);
  const twice = jenis === 'SLIP' && getSession()?.settings.on('DOUBLE_SLIP_MODULE') === true;
  if (twice && !isWebview()) await printHtml(page);
}

/**
 * Tells that printing failed, why, and that what was saved stays so. A left dialog says nothing.
 */
export function tellPrintFailure(error: unknown): void {
  notify.error(translate('document.cetak-gagal') + wordsBeside(error));
}

/** The papers this device prints by itself after a sale; the nota until somebody chose. */
export function autoPapers(): readonly Paper[] {
  const stored = deviceChoice('cetak-otomatis');
  if (stored === undefined) return ['NOTA'];
  return PAPERS.filter((paper) => stored.split(',').includes(paper));
}

/**
 * Prints what this device prints by itself. A saved document stays saved when a printer fails: the
 * failure is told, the papers can be printed again.
 */
export async function printAutoPapers(no_dokumen: string): Promise<void> {
  try {
    for (const paper of autoPapers()) await printPaper(no_dokumen, paper);
  } catch (error) {
    tellPrintFailure(error);
  }
}

/** Turns the printing by itself of one paper on or off, for this device. */
export function setAutoPaper(paper: Paper, on: boolean): void {
  const chosen = PAPERS.filter((one) => (one === paper ? on : autoPapers().includes(one)));
  setDeviceChoice('cetak-otomatis', chosen.join(','));
}
