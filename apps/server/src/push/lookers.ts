import { randomBytes } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';
import type { Clock, Page } from '@gorrion/table';
import type { Notice } from '../cluster/messages.ts';

/* Who looks at a page of this site, and so needs no call. Each node knows the pages whose sockets it has, and asks the others. */

/** Ms for which other nodes may say that a person looks at a page there. */
const PATIENCE = 500;

export type LookingNotice = Extract<Notice, { type: 'looking-asked' | 'looking' }>;

interface LookersOptions {
  /** The pages whose sockets are here. */
  readonly pages: Iterable<Page>;
  readonly clock: Clock;
  readonly publish: (notice: Notice) => void;
  /** Whether there are other nodes. */
  readonly hasOthers: () => boolean;
}

export class Lookers {
  readonly #options: LookersOptions;
  readonly #asked = new Map<string, () => void>();

  constructor(options: LookersOptions) {
    this.#options = options;
  }

  /** Resolves with whether a person looks at a page, at whatever node. One that says nothing has no page of theirs. */
  async isLooking(person: PersonId): Promise<boolean> {
    const { clock, publish, hasOthers } = this.#options;
    if (this.#looksHere(person)) return true;
    if (!hasOthers()) return false;
    const ask = randomBytes(8).toString('hex');
    return new Promise(resolve => {
      const end = (isLooking: boolean) => {
        cancel();
        this.#asked.delete(ask);
        resolve(isLooking);
      };
      const cancel = clock.at(clock.now() + PATIENCE, () => end(false));
      this.#asked.set(ask, () => end(true));
      publish({ type: 'looking-asked', ask, person });
    });
  }

  /** Answers other nodes, and hears their answers. */
  hear(notice: LookingNotice): void {
    if (notice.type === 'looking') this.#asked.get(notice.ask)?.();
    else if (this.#looksHere(notice.person)) this.#options.publish({ type: 'looking', ask: notice.ask });
  }

  #looksHere(person: PersonId): boolean {
    for (const page of this.#options.pages) if (page.me.id === person && !page.isHidden) return true;
    return false;
  }
}
