import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NodeId } from '../persistence/ownership.ts';
import type { Notice } from './messages.ts';
import { areNeighbours, NODE_VERSION } from './version.ts';

/*
 * Notices as they go over Redis, where anybody may publish who reaches it. Each names the version of its sender, and is
 * signed with a key that follows from the secret of all nodes. Its time makes it new: a node hears the notices of another
 * only in the order of their times, and none that is a minute old.
 */

/** Why a notice is not heard. */
export const NOTICE_FAULTS = ['unsigned', 'version', 'time', 'replayed'] as const;
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

/** Ms by which the time of a notice may differ from this node's clock. */
const LATEST = 60_000;
const SHAPE = /^(\d{1,6})\.([0-9a-f]{64})\.(.+)$/s;

const keyed = (key: string | Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Returns the name under which the nodes of a secret meet on a Redis. It shows nothing of the secret. */
export const channelOf = (secret: Buffer): string => `gorrion ${keyed(secret, 'channel of notices').slice(0, 32)}`;

interface Signed {
  readonly from: NodeId;
  readonly at: number;
  readonly notice: Notice;
}

/** A notice of another node; `notice` is absent if it is this node's own. */
type Heard = { readonly notice?: Notice } | { readonly fault: NoticeFault };

export class SignedNotices {
  readonly #self: NodeId;
  readonly #key: string;
  readonly #now: () => number;
  readonly #version: number;
  /** The time of the last notice that was signed, and of the last of each other node that was heard. */
  #signedAt = 0;
  readonly #heardAt = new Map<NodeId, number>();

  /** `now`: ms of a clock that all nodes share more or less. */
  constructor(self: NodeId, secret: Buffer, now: () => number = Date.now, version = NODE_VERSION) {
    this.#self = self;
    this.#key = keyed(secret, 'notices between nodes');
    this.#now = now;
    this.#version = version;
  }

  /** Returns a notice as it is published. No two have the same time. */
  sign(notice: Notice): string {
    this.#signedAt = Math.max(this.#signedAt + 1, this.#now());
    const body = JSON.stringify({ from: this.#self, at: this.#signedAt, notice } satisfies Signed);
    return `${this.#version}.${this.#macOf(this.#version, body)}.${body}`;
  }

  /** Reads what was published, and notes that it was heard. */
  read(text: string): Heard {
    const [, version = '', mac = '', body = ''] = SHAPE.exec(text) ?? [];
    const known = Buffer.from(this.#macOf(Number(version), body));
    const shown = Buffer.from(mac);
    if (shown.length !== known.length || !timingSafeEqual(shown, known)) return { fault: 'unsigned' };
    if (!areNeighbours(Number(version), this.#version)) return { fault: 'version' };
    const { from, at, notice } = JSON.parse(body) as Signed;
    if (from === this.#self) return {};
    if (Math.abs(this.#now() - at) > LATEST) return { fault: 'time' };
    if (at <= (this.#heardAt.get(from) ?? 0)) return { fault: 'replayed' };
    if (!this.#heardAt.has(from)) this.#forgetSilent();
    this.#heardAt.set(from, at);
    return { notice };
  }

  #macOf(version: number, body: string): string {
    return keyed(this.#key, `${version}.${body}`);
  }

  /** Forgets nodes whose notices are all too old by now. */
  #forgetSilent(): void {
    for (const [node, at] of this.#heardAt) if (this.#now() - at > LATEST) this.#heardAt.delete(node);
  }
}
