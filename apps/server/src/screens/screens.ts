import {
  SCREEN_CODE_LENGTH,
  SCREEN_CODE_MS,
  SCREEN_LOST_MS,
  type ScreenRefusal,
  type ScreenView,
  typedCode,
} from '@gorrion/protocol';
import type { Visitor } from '../identity/guests.ts';
import { newSigns } from '../tables/code.ts';

/*
 * Browsers that show a table to a whole room. They live in memory only: after a restart a screen shows its table still,
 * because its address names it, and only cannot be taken off it from the table any more.
 */

/** The most screens that are known at a time, and those of one network. */
const MOST = 2000;
const MOST_OF_NETWORK = 40;
/** How long (ms) a screen is remembered that asks for nothing. */
const FORGOTTEN_MS = 12 * 3600_000;

interface Screen {
  readonly owner: Visitor;
  readonly network: string | undefined;
  /** Server time (ms) of the last that was heard of it. */
  seenAt: number;
  state:
    | { readonly stage: 'open'; readonly code: string; readonly endsAt: number }
    | { readonly stage: 'shown'; readonly table: string }
    | { readonly stage: 'ended'; readonly why: 'moved' | 'released' };
}

const keyOf = ({ person, device }: Visitor): string => `${person} ${device}`;

export class Screens {
  readonly #now: () => number;
  readonly #newCode: () => string;
  readonly #byOwner = new Map<string, Screen>();
  readonly #byCode = new Map<string, Screen>();
  readonly #byTable = new Map<string, Screen>();

  constructor(now: () => number, makeCode: () => string = () => newSigns(SCREEN_CODE_LENGTH)) {
    this.#now = now;
    this.#newCode = makeCode;
  }

  /** Makes a code for a browser, in the place of what it was as a screen. Returns false while there are too many. */
  offer(owner: Visitor, network: string | undefined): boolean {
    this.#forget(this.#byOwner.get(keyOf(owner)));
    this.#sweep();
    const others = [...this.#byOwner.values()].filter(screen => screen.network === network);
    if (this.#byOwner.size >= MOST || (network !== undefined && others.length >= MOST_OF_NETWORK)) return false;
    const code = this.#freeCode();
    const now = this.#now();
    const state = { stage: 'open', code, endsAt: now + SCREEN_CODE_MS } as const;
    const screen: Screen = { owner, network, seenAt: now, state };
    this.#byOwner.set(keyOf(owner), screen);
    this.#byCode.set(code, screen);
    return true;
  }

  /** Returns what a browser shows as a screen, and notes that it is there. */
  view(owner: Visitor): ScreenView {
    const screen = this.#byOwner.get(keyOf(owner));
    if (!screen) return { stage: 'none' };
    const now = this.#now();
    screen.seenAt = now;
    const { state } = screen;
    if (state.stage !== 'open') return state;
    return state.endsAt > now ? { stage: 'open', code: state.code, msLeft: state.endsAt - now } : { stage: 'none' };
  }

  /** Returns the browser that shows a code now; undefined if none does. */
  ownerOf(typed: string): Visitor | undefined {
    return this.#open(typed)?.owner;
  }

  /**
   * Shows a table on the screen with a code, which works once. `isMoved`: also if another screen shows the table. Returns
   * why not; undefined if it is shown.
   */
  pair(typed: string, table: string, isMoved: boolean): ScreenRefusal | undefined {
    const screen = this.#open(typed);
    if (!screen) return 'no-such-screen';
    if (this.isShown(table) && !isMoved) return 'second-screen';
    this.#end(table, 'moved');
    this.#closeCode(screen);
    screen.state = { stage: 'shown', table };
    this.#byTable.set(table, screen);
    return undefined;
  }

  /** Whether a table is on a screen that was heard of lately. */
  isShown(table: string): boolean {
    const screen = this.#byTable.get(table);
    return screen !== undefined && this.#now() - screen.seenAt < SCREEN_LOST_MS;
  }

  /** Takes a table off its screen. */
  release(table: string): void {
    this.#end(table, 'released');
  }

  #end(table: string, why: 'moved' | 'released'): void {
    const screen = this.#byTable.get(table);
    if (!screen) return;
    this.#byTable.delete(table);
    screen.state = { stage: 'ended', why };
  }

  #open(typed: string): Screen | undefined {
    const screen = this.#byCode.get(typedCode(typed));
    return screen?.state.stage === 'open' && screen.state.endsAt > this.#now() ? screen : undefined;
  }

  #closeCode({ state }: Screen): void {
    if (state.stage === 'open') this.#byCode.delete(state.code);
  }

  #forget(screen: Screen | undefined): void {
    if (!screen) return;
    this.#closeCode(screen);
    if (screen.state.stage === 'shown') this.#byTable.delete(screen.state.table);
    this.#byOwner.delete(keyOf(screen.owner));
  }

  /** Forgets codes that are over, and screens that nobody has heard of for long. */
  #sweep(): void {
    const now = this.#now();
    for (const screen of this.#byOwner.values()) {
      const isOver = screen.state.stage === 'open' && screen.state.endsAt <= now;
      if (isOver || now - screen.seenAt > FORGOTTEN_MS) this.#forget(screen);
    }
  }

  #freeCode(): string {
    let code = this.#newCode();
    while (this.#byCode.has(code)) code = this.#newCode();
    return code;
  }
}
