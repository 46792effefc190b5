/** What is asked of an approver as he reads it in Indonesian, for tests of kinds. */
import { saidText } from '@kencana/contract/sentence';
import type { ApprovalNeed } from '../src/engine/transaction/kind.ts';
import { translate } from '../src/platform/http/text.ts';

/** The needs with their sentences told. */
export function toldNeeds(needs: readonly ApprovalNeed[]) {
  return needs.map((need) => ({
    ...need,
    uraian: saidText(need.uraian, (key, data) => translate('id', key, data)),
  }));
}
