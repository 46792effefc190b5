/**
 * A fingerprint scanner and its bridge in software, over HTTP as docs/fingerprint-bridge.md says. A
 * finger is a text; two scans match when the texts are equal.
 */
export interface BridgeTask {
  readonly _id: string;
  readonly jenis: string;
  readonly user_id: string;
  readonly peminta: string;
  readonly uraian: string;
  readonly templates: readonly string[];
}

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<BridgeAnswer>;

export interface BridgeAnswer {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly code?: string };
}

export class SoftBridge {
  readonly #ask: Ask;

  /** `ask` sends a call with the bridge's token. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async tasks(): Promise<readonly BridgeTask[]> {
    const answer = await this.#ask('GET', 'fingerprint-bridge/tugas');
    if (answer.status !== 200) throw new Error(`tugas: ${JSON.stringify(answer.body)}`);
    return answer.body.data as BridgeTask[];
  }

  /**
   * Somebody puts a finger on the scanner: enrols it or matches it, whichever is asked for first.
   */
  async press(finger: string): Promise<BridgeAnswer> {
    const [task] = await this.tasks();
    if (!task) throw new Error('the scanner was not asked for anything');
    const { _id, user_id } = task;
    const template = Buffer.from(`template of ${finger}`).toString('base64');
    if (task.jenis === 'DAFTAR') {
      return this.#ask('POST', 'fingerprint-bridge/enroll', { _id, user_id, template });
    }
    const score = task.templates.includes(template) ? 93 : 12;
    return this.#ask('POST', 'fingerprint-bridge/match', { _id, user_id, score });
  }
}
