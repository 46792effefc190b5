/**
 * What the platform needs to be told at start, and the parts of the running server that handlers
 * may use beside the database.
 */
import type { Right } from '@kencana/contract/permission';
import type { PasswordCost } from '../auth/password.ts';
import type { FileStore } from '../files/store.ts';
import type { Gatekeeper } from '../load/gatekeeper.ts';
import type { LoadLimits } from '../load/limits.ts';
import type { Apart } from '../queue/apart.ts';
import type { Live } from '../realtime/live.ts';
import type { TableReader } from '../table-file/read-table.ts';

export interface ServerConfig {
  readonly mode: 'demo' | 'production';
  readonly session: { readonly idleMinutes: number; readonly absoluteHours: number };
  /** True behind a reverse proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Version of the server, shown in the footer. */
  readonly version: string;
  /**
   * Demo logins for the login page; given in demo mode only, the password where only this machine
   * can ask for it.
   */
  readonly demo?: { readonly password?: string; readonly logins: readonly string[] };
  /** argon2id parameters; OWASP's unless told (tests use cheap ones). */
  readonly password?: PasswordCost;
  /** Reads uploaded tables; a process of its own for each unless told (tests spare its start). */
  readonly tableReader?: TableReader;
  /** Requests a minute and address on routes without token; 120 unless told. */
  readonly publicPerMinute?: number;
  /** Megabytes of photos of a shop at most; 20,480 unless told. */
  readonly photoQuotaMb?: number;
  /** How much one caller may ask; those of load/limits.ts unless told. */
  readonly limits?: Partial<LoadLimits>;
  /** Origin under which everybody reaches the server, for links on paper. */
  readonly url?: string;
  /** Origin of the chain's wholesale application; without it nobody is led there. */
  readonly grosirUrl?: string;
  /** Folder of the built web app; without it only the API is served. */
  readonly webFolder?: string;
  /** Key of the shops' secrets at rest, 32 bytes; buildApp makes one that dies with the process. */
  readonly secretKey?: Buffer;
  /** Origins of the chain's other servers, that a shop's portal may name. */
  readonly portalOrigins?: readonly string[];
  /** Origins beside the known providers' that shops may call (own gateways, tests). */
  readonly providerOrigins?: readonly string[];
  /** Database that the process for long work opens, as the application's role. */
  readonly apartUrl?: string;
  /** Set when several instances run: live events then travel between them through this database. */
  readonly liveUrl?: string;
}

export interface Services {
  /** The process beside the server for long work; without one the server does it itself. */
  readonly apart?: Apart;
  readonly config: ServerConfig & { readonly secretKey: Buffer };
  readonly rights: readonly Right[];
  readonly files: FileStore;
  readonly live: Live;
  /** Counts who asks before anything is looked up. */
  readonly gate: Gatekeeper;
  /** Tells the outbox that the shop has something to send now. */
  readonly poke: (kodeToko: string) => void;
}
