/**
 * How much one address, token or user may ask of a server, and how long it waits for them. The
 * figures are for a shop with thirty tills behind one address; the configuration changes them.
 */

export interface LoadLimits {
  /** Milliseconds in which a request's head has to come. */
  readonly headMs: number;
  /** Milliseconds in which the whole request has to come; the greatest is one of 12 MB. */
  readonly requestMs: number;
  /** Milliseconds that a connection may stand without a request, or an answer without a reader. */
  readonly idleMs: number;
  /** Connections of one address at once; not counted behind a proxy, which has them all. */
  readonly connections: number;
  /** Requests of one address under way at once, behind a proxy as well. */
  readonly atOnce: number;
  /** Requests of one address a minute. */
  readonly address: number;
  /** Requests of one token, and of one user over all tokens, a minute. */
  readonly user: number;
  /** Tokens of one address a minute that are looked up and are none. */
  readonly wrongTokens: number;
  /** Live connections that one address begins in a minute. */
  readonly handshakes: number;
  /** Milliseconds that a live connection has to show its token. */
  readonly tokenMs: number;
  /** Live connections of one session at once: one for each tab. */
  readonly sockets: number;
}

export const DEFAULT_LIMITS: LoadLimits = {
  headMs: 20_000,
  requestMs: 120_000,
  idleMs: 75_000,
  connections: 600,
  atOnce: 300,
  address: 12_000,
  user: 3000,
  wrongTokens: 120,
  handshakes: 600,
  tokenMs: 5000,
  sockets: 8,
};

/** For a server that nobody outside can reach. */
export const UNCOUNTED: Partial<LoadLimits> = {
  address: Infinity,
  user: Infinity,
  atOnce: Infinity,
  wrongTokens: Infinity,
  handshakes: Infinity,
};

/** Connections of a server at once, whoever has them. */
export const MOST_CONNECTIONS = 5000;
