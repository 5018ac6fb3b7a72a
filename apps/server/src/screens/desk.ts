import type { PersonId, ScreenRefusal, ScreenWish, TableCode, TableState } from '@gorrion/protocol';
import type { Visitor } from '../identity/guests.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { SeatsOf } from '../lobby/summaries.ts';
import { readCode } from '../tables/code.ts';
import type { Screens } from './screens.ts';

/** What a table says about who asks. */
interface ScreenTable {
  readonly state: TableState;
  readonly viewerOf: (person: PersonId) => unknown;
}

interface DeskOptions {
  readonly screens: Screens;
  /** Returns a table; `elsewhere` if another node may have it, which then decides alone who watches. */
  readonly find: (code: string) => ScreenTable | 'elsewhere' | undefined;
  /** Returns who sits at a table of any node. */
  readonly seatsOf: SeatsOf;
  readonly guesses: Guesses;
}

interface ScreenCall {
  readonly visitor: Visitor;
  readonly network: string | undefined;
}

/** Decides who shows which table on a screen. A screen is a spectator, and sees what any other does. */
export class ScreenDesk {
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Whether a table is on a screen, as those at the table are told; false for anybody else. */
  isShown(typed: string, { person }: Visitor): boolean {
    const table = readCode(typed);
    return table !== undefined && this.#isAt(table, person) && this.#options.screens.isShown(table);
  }

  /** Does what somebody at a table asks for; returns why not. */
  act(wish: Exclude<ScreenWish, { type: 'offer' }>, call: ScreenCall): ScreenRefusal | undefined {
    const { screens, guesses } = this.#options;
    const { person } = call.visitor;
    const table = readCode(wish.table);
    // An unknown table and one of others are told alike: nobody finds tables here.
    if (table === undefined || !this.#isAt(table, person)) return 'not-at-table';
    if (wish.type === 'release') {
      screens.release(table);
      return undefined;
    }
    const owner = screens.ownerOf(wish.code);
    if (!guesses.mayHear({ person, network: call.network }, owner ? 'other' : 'nothing')) return 'too-many-wrong-codes';
    if (!owner) return 'no-such-screen';
    return this.#whyNot(table, owner.person) ?? screens.pair(wish.code, table, wish.isMoved === true);
  }

  #isAt(code: TableCode, person: PersonId): boolean {
    const table = this.#options.find(code);
    if (!table) return false;
    if (table === 'elsewhere') return this.#options.seatsOf(code)?.people.includes(person) === true;
    const { state } = table;
    return table.viewerOf(person) !== 'spectator' || state.host === person || state.umpire?.person?.id === person;
  }

  /** Returns why a screen cannot show a table whatever anybody wants. */
  #whyNot(code: string, screen: PersonId): ScreenRefusal | undefined {
    const table = this.#options.find(code);
    if (!table || table === 'elsewhere') return undefined;
    if (table.viewerOf(screen) !== 'spectator') return 'screen-sits';
    if (table.state.shownOut?.includes(screen)) return 'screen-removed';
    return table.state.settings.watching === 'nobody' ? 'nobody-watches' : undefined;
  }
}
