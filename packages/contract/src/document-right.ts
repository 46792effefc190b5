/**
 * Rights of documents and of what they show, beside those that open the other screens; approvals
 * are asked on top of them.
 */
import { COST_RIGHT } from './cost.ts';
import { documentRightsOf } from './document/define-document.ts';
import { MEMBER_DATA, MEMBER_HISTORY } from './member.ts';
import { ATASAN, PENGELOLA } from './permission.ts';
import type { Right } from './permission.ts';
import { documents } from './registry.ts';

export const documentRights: readonly Right[] = [
  COST_RIGHT,
  ...documents.flatMap(documentRightsOf),
  { key: MEMBER_DATA, levels: PENGELOLA },
  { key: MEMBER_HISTORY, levels: ATASAN },
];
