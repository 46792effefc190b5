/** What other features may ask of approvals: who may give one in the addressed shop, and now. */
export { callerAsApprover, isApprover } from './give-approval.ts';
export { demandHands, lockApprover } from './standing.ts';
