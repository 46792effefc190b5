/**
 * Approval by a supervisor or owner: a write that needs it is sent, the refusal opens the
 * authorization dialog, and the write is sent again with the approval's _id. The dialog itself is
 * loaded when needed.
 */
import { ApiError, Cancelled } from './api-error.ts';

/** One approval as writes carry it in detail_authorization. */
export interface Approval {
  readonly _id: string;
}

/** What a refused write asks to have approved. */
export interface ApprovalRequest {
  readonly subjek: string;
  readonly kategori: string;
  readonly uraian: string;
  /** Who may answer: ATASAN an SPV or OWN, PEMILIK another OWN or SU, SAKSI any other of these. */
  readonly penyetuju: 'ATASAN' | 'PEMILIK' | 'SAKSI';
}

/** What a way to approve is given: the request, and how to close the dialog with the approval. */
export interface WayProps {
  readonly request: ApprovalRequest;
  readonly close: (approval?: Approval) => void;
}

/**
 * Runs `send` without approvals, and again with one more each time the server asks for one. Throws
 * Cancelled when the user leaves the dialog, else what `send` throws.
 */
export async function withAuthorization<T>(send: (auth: Approval[]) => Promise<T>): Promise<T> {
  const approvals: Approval[] = [];
  for (;;) {
    try {
      return await send([...approvals]);
    } catch (error) {
      const request = approvalAsked(error);
      if (request === undefined) throw error;
      const { askApproval } = await import('./authorization-dialog.tsx');
      const approval = await askApproval(request);
      if (approval === undefined) throw new Cancelled();
      approvals.push(approval);
    }
  }
}

function approvalAsked(error: unknown): ApprovalRequest | undefined {
  if (!(error instanceof ApiError) || error.code !== 'OTORISASI_DIPERLUKAN') return undefined;
  const { subjek, kategori, uraian, penyetuju } = error.data;
  if (typeof subjek !== 'string') return undefined;
  return {
    subjek,
    kategori: typeof kategori === 'string' ? kategori : '',
    uraian: typeof uraian === 'string' ? uraian : error.message,
    penyetuju: penyetuju === 'PEMILIK' || penyetuju === 'SAKSI' ? penyetuju : 'ATASAN',
  };
}
