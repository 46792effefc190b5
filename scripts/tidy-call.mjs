/**
 * Calls of the API on the web: what one answers is told by packages/contract/src/call, never
 * asserted where it is called.
 */

// Their own declarations have a bound behind the bracket: `useList<P extends …`.
const ASSERTED =
  /\b(?:api\.(?:get|post|put|patch|del)|useList|useSubmit|askWorth)<(?!\w+ extends )/;
const MADE = /\baddress(?:<[^>]*>)?\(|\bas Address</;
/** Whose call is known to their own callers. */
const LOOSE = /\b(?:sendRead|sendWrite)\(/;
const MAY_BE_LOOSE =
  /^apps\/web\/src\/(?:platform\/(?:api|sending|use-list)\.ts|engine\/document-screen\/ask-worth\.ts)$/;

/** The findings of one file, with its lines. */
export function callFindings(file, text) {
  if (!file.startsWith('apps/web/src/')) return [];
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}: line ${index + 1}`;
    const found = [];
    if (ASSERTED.test(line))
      found.push(`${at} asserts what a call answers: contract/call tells it`);
    if (!/\bimport\b/.test(line) && MADE.test(line) && /contract\/call\/call'/.test(text))
      found.push(`${at} makes an address: the contract's definitions do`);
    if (LOOSE.test(line) && !MAY_BE_LOOSE.test(file))
      found.push(`${at} goes round the contract's calls: use api`);
    return found;
  });
}
