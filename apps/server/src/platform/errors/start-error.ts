/**
 * A reason not to start, told to the operator in one plain line without a stack trace.
 */

export type StartReason =
  | 'CONFIG'
  | 'PORT_BUSY'
  | 'DATA_FOLDER'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_NEWER'
  | 'DATABASE_OLDER'
  | 'MIGRATION_EDITED'
  | 'MIGRATION_FAILED'
  | 'ROLE_UNSAFE';

/** `message` is the line to print. */
export class StartError extends Error {
  readonly reason: StartReason;

  constructor(reason: StartReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.reason = reason;
  }
}
