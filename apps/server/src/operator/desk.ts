import { setTimeout as pause } from 'node:timers/promises';
import type { OperatorAct, OperatorRefusal, OperatorWish, PersonId } from '@gorrion/protocol';
import { guestCalled } from '../identity/called.ts';
import type { RevocationList } from '../identity/revoked.ts';
import type { OperatorStore } from '../persistence/operator.ts';
import type { NodeId } from '../persistence/ownership.ts';
import type { ReportBox } from '../persistence/peace.ts';
import type { Revocations } from '../persistence/revocations.ts';
import type { Announcements } from './announcements.ts';
import type { Backups } from './backups.ts';

/* What the operator does by the page. Everything is noted with the number of the key before it is done. */

const MINUTE = 60_000;
/** Most guests of one name among whom the operator chooses. */
const CHOICES = 20;
/** Ms in which the server goes by a change of who is revoked, and between two looks. */
const [FOLLOWED, LOOK] = [3000, 100];

/** What a signed-in operator orders. */
export type OperatorOrder = Exclude<OperatorWish, { readonly type: 'sign-in' | 'sign-out' }>;

/** Why an order is not done; `figures` complete the sentence: how many guests have a name, and ids of them. */
export interface Refused {
  readonly code: OperatorRefusal;
  readonly figures?: { readonly count: number; readonly ids: string };
}
type Undone = OperatorRefusal | undefined;

interface DeskOptions {
  readonly store: Pick<OperatorStore, 'noteAct'> & Pick<ReportBox, 'report' | 'closeReport'>;
  readonly revocations: (() => Promise<Revocations>) | undefined;
  readonly revoked: Pick<RevocationList, 'has'>;
  readonly announcements: Announcements;
  readonly backups: Backups;
  /** Returns what a living node is called in the log; undefined if there is none. */
  readonly nameOf: (node: NodeId) => string | undefined;
  /** Has a node take tables no more, or again; resolves once it does, or with why not. */
  readonly drain: (node: NodeId, isDraining: boolean) => Promise<'node-silent' | undefined>;
  readonly now: () => number;
}

interface Guest {
  readonly person: PersonId;
}

async function guestOf(revocations: Revocations, text: string): Promise<Guest | Refused> {
  const found = await guestCalled(revocations, text);
  if ('person' in found) return found;
  const { people } = found;
  if (people.length === 0) return { code: 'no-such-guest' };
  const figures = { count: people.length, ids: people.slice(0, CHOICES).join(' ') };
  return { code: 'several-guests', figures };
}

export class OperatorDesk {
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Notes for good what was done with a key, on whom or what. */
  note(key: number, act: OperatorAct['act'], subject = ''): Promise<void> {
    const { store, now } = this.#options;
    return store.noteAct({ at: Math.floor(now()), key, act, subject });
  }

  /** Does what is asked for; resolves with why not. */
  async act(key: number, order: OperatorOrder): Promise<Refused | undefined> {
    if (order.type === 'ban') return this.#ban(key, order.guest);
    const code = await this.#do(key, order);
    return code && { code };
  }

  async #do(key: number, order: Exclude<OperatorOrder, { readonly type: 'ban' }>): Promise<Undone> {
    const { announcements } = this.#options;
    switch (order.type) {
      case 'close-report':
        return this.#close(key, order.report);
      case 'lift-ban':
        await this.note(key, 'lift-ban', order.person);
        return (await this.#revoke(revocations => this.#set(revocations, order.person, false)))?.code;
      case 'announce':
        await this.note(key, 'announce', order.text);
        return void (await announcements.set(order.text, Math.floor(this.#options.now()) + order.minutes * MINUTE));
      case 'end-announcement':
        await this.note(key, 'end-announcement');
        return void (await announcements.end());
      case 'drain':
      case 'undrain':
        return this.#steer(key, order.type, order.node);
      case 'back-up':
        return this.#backUp(key);
    }
  }

  async #steer(key: number, act: 'drain' | 'undrain', node: NodeId): Promise<Undone> {
    const { nameOf, drain } = this.#options;
    const name = nameOf(node);
    if (name === undefined) return 'no-such-node';
    await this.note(key, act, name);
    return drain(node, act === 'drain');
  }

  async #backUp(key: number): Promise<Undone> {
    const { backups } = this.#options;
    const refusal = await backups.refusal();
    if (refusal) return refusal;
    await this.note(key, 'back-up');
    await backups.start();
    return undefined;
  }

  async #close(key: number, id: string): Promise<Undone> {
    const { store, now } = this.#options;
    const report = await store.report(id);
    if (!report) return 'no-such-report';
    if (report.closedAt !== null) return undefined;
    await this.note(key, 'close-report', id);
    await store.closeReport(id, Math.floor(now()));
    return undefined;
  }

  /** Finds the guest of an id or a name, or returns why it is nobody or may be several. */
  find(text: string): Promise<Guest | Refused> {
    return this.#revoke(revocations => guestOf(revocations, text));
  }

  #ban(key: number, text: string): Promise<Refused | undefined> {
    return this.#revoke(async revocations => {
      const found = await guestOf(revocations, text);
      if ('code' in found) return found;
      await this.note(key, 'ban', found.person);
      return this.#set(revocations, found.person, true);
    });
  }

  /** Opens the list of revoked guests to look somebody up or to change it. */
  async #revoke<Done>(use: (revocations: Revocations) => Promise<Done>): Promise<Done | Refused> {
    const revocations = await this.#options.revocations?.();
    if (!revocations) return { code: 'no-such-guest' };
    try {
      return await use(revocations);
    } finally {
      await revocations.close();
    }
  }

  /** Changes the list; resolves once the server goes by it. */
  async #set(revocations: Revocations, person: PersonId, isRevoked: boolean): Promise<undefined> {
    await revocations.set(person, isRevoked);
    const { revoked } = this.#options;
    for (let waited = 0; revoked.has(person) !== isRevoked && waited < FOLLOWED; waited += LOOK) await pause(LOOK);
  }
}
