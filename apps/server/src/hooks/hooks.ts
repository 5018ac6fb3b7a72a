import { randomUUID } from 'node:crypto';
import {
  type HookOutcome,
  type HookTarget,
  type HookView,
  MOST_HOOKS,
  type PersonId,
  type TableCode,
} from '@gorrion/protocol';
import type { HookLine } from '@gorrion/protocol/hookText';
import type { Language } from '@gorrion/rules';
import type { Log } from '../config/log.ts';
import type { Door } from '../outgoing/door.ts';
import type { HookStore, PostedLine, StoredHook } from '../persistence/hooks.ts';
import { Turns } from '../turns/turns.ts';
import { addressOf, isEditable, messageIn, outcomeOf, parcelOf, shownTarget } from './targets.ts';

/* The hooks of groups: posts lines about their tables, and changes or follows them up. Run by the home of the groups. */

/** Lines of a hook that are remembered while their calls go on. */
const MOST_LINES = 12;

interface HooksOptions {
  readonly store: HookStore;
  readonly door: Door;
  readonly now: () => number;
  readonly log: Log;
}

const viewOf = ({ number, target, since, last }: StoredHook): HookView => ({
  ...{ number, since, last },
  ...shownTarget(target),
});

export class Hooks {
  readonly #options: HooksOptions;
  /** The hooks of a group change one after another, so that no line of theirs is lost. */
  readonly #turns = new Turns<string>();

  constructor(options: HooksOptions) {
    this.#options = options;
  }

  /** Returns what owners see of the hooks of a group. */
  async list(ledger: string): Promise<readonly HookView[]> {
    return (await this.#options.store.hooksOf(ledger)).map(viewOf);
  }

  /** Adds a hook; resolves with why not. */
  add(ledger: string, person: PersonId, target: HookTarget, language: Language): Promise<string | undefined> {
    const { store, door, now } = this.#options;
    return this.#turns.take(ledger, async () => {
      const fault = door.faultOf(addressOf(target));
      if (fault) return fault === 'not-public' ? 'hook-not-public' : 'hook-not-https';
      const known = await store.hooksOf(ledger);
      if (known.length >= MOST_HOOKS) return 'too-many-hooks';
      const number = Math.max(0, ...known.map(hook => hook.number)) + 1;
      const since = Math.floor(now());
      await store.keepHook({ ledger, number, person, target, language, since, last: null, lines: [] });
      return undefined;
    });
  }

  remove(ledger: string, number?: number): Promise<void> {
    return this.#turns.take(ledger, () => this.#options.store.dropHooks(ledger, number));
  }

  /** Posts a test line; resolves with what came of it, undefined if there is no such hook. */
  test(ledger: string, number: number, group: string): Promise<HookOutcome | undefined> {
    return this.#turns.take(ledger, async () => {
      const hook = (await this.#options.store.hooksOf(ledger)).find(one => one.number === number);
      if (!hook) return undefined;
      const { outcome } = await this.#send(hook, { kind: 'test', group });
      await this.#note(hook, outcome, hook.lines);
      return outcome;
    });
  }

  /** Posts the line of a call at every hook of its group. Never rejects. */
  call(ledger: string, code: TableCode, line: HookLine & { readonly kind: 'wanted' }): Promise<void> {
    return this.#each(ledger, async hook => {
      const { outcome, message } = await this.#send(hook, line);
      const others = hook.lines.filter(one => one.code !== code);
      const posted: readonly PostedLine[] = outcome === 'ok' ? [{ code, message, link: line.link }] : [];
      await this.#note(hook, outcome, [...posted, ...others].slice(0, MOST_LINES));
    });
  }

  /**
   * Changes the lines of a call: while it goes on where that can be done, and once it is over everywhere, with another line where
   * lines cannot be changed. `lineFor` returns what is said from now on. Never rejects.
   */
  follow(ledger: string, code: TableCode, lineFor: (link: string) => HookLine, isOver: boolean): Promise<void> {
    return this.#each(ledger, async hook => {
      const posted = hook.lines.find(one => one.code === code);
      if (!posted || (!isOver && (posted.message === null || !isEditable(hook.target)))) return;
      const { outcome } = await this.#send(hook, lineFor(posted.link), posted.message);
      await this.#note(hook, outcome, isOver ? hook.lines.filter(one => one !== posted) : hook.lines);
    });
  }

  async #each(ledger: string, work: (hook: StoredHook) => Promise<void>): Promise<void> {
    const { store, log } = this.#options;
    try {
      await this.#turns.take(ledger, async () => {
        const hooks = await store.hooksOf(ledger);
        await Promise.all(hooks.map(work));
      });
    } catch (error) {
      log.error({ err: error }, 'the hooks of a group could not be called');
    }
  }

  async #send({ target, language }: StoredHook, line: HookLine, message: string | null = null) {
    const answer = await this.#options.door.post(parcelOf(target, language, line, randomUUID(), message));
    return { outcome: outcomeOf(answer), message: messageIn(target, 'text' in answer ? answer.text : undefined) };
  }

  async #note({ ledger, number }: StoredHook, outcome: HookOutcome, lines: readonly PostedLine[]): Promise<void> {
    const at = Math.floor(this.#options.now());
    await this.#options.store.noteHook({ ledger, number, last: { outcome, at }, lines });
  }
}
