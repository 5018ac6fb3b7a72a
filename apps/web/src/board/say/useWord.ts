import type { HandState, Seat, SeatCommand, Tile } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { isMeant, markChange, usePressTime } from '../../kit/ui/pressTime.ts';
import type { KeyedBox } from '../motion/index.ts';
import type { TableProps } from '../props.ts';

export const SAY = ['chow', 'pung', 'kong', 'win', 'flower', 'draw'] as const;
/** What a mouth or a hand can do at a table, in the order of the pad. */
export type Word = (typeof SAY)[number];
/** A word that asks for tiles. */
export type TileWord = 'chow' | 'pung' | 'kong' | 'flower';

/** Names the open question: what was said for one question says nothing for the next. */
function questionOf({ phase, wall, seats }: HandState): string {
  const made = seats.map(({ discards, flowers, melds }) => `${discards.length}.${flowers.length}.${melds.length}`);
  return [phase.name, wall.front, wall.back, ...made].join(' ');
}

const isOwnTurn = ({ phase }: HandState, seat: Seat): boolean => phase.name === 'turn' && phase.seat === seat;

/** Returns the word of the seat that the table has heard; undefined if it has heard none. */
function heardOf({ phase }: HandState, seat: Seat): TileWord | 'win' | undefined {
  if (phase.name !== 'claims') return undefined;
  if (phase.taken) return phase.taken.seat === seat ? phase.taken.word : undefined;
  const made = phase.made[seat];
  if (made?.kind === 'said') return made.word;
  return made?.kind === 'win' ? 'win' : undefined;
}

/** Returns how many tiles the player chooses for a word. On an own turn one tile names the kong. */
const tilesFor = (word: TileWord, isTurn: boolean): number =>
  word === 'flower' || (word === 'kong' && isTurn) ? 1 : word === 'kong' ? 3 : 2;

/** Why nobody hears a word now. */
export type Unheard = 'notYourTurn' | 'nothingToWin';

/** How long (ms) the pad says why a word was not heard. */
const TOLD_FOR = 4000;

/** What the player has said, and how they go on. */
export interface Saying {
  /** The word that stands; undefined if nothing was said. */
  readonly word: TileWord | 'win' | undefined;
  /** Tiles that the word asks for; 0 without a word that asks for tiles. */
  readonly wanted: number;
  readonly chosen: ReadonlySet<string>;
  /** The tiles are chosen, and lie down when the word has taken the discard. */
  readonly isReady: boolean;
  /** The win was pressed once; pressed again while the question stands, it is said. */
  readonly isWinAsked: boolean;
  /** Why the last word was not heard: for some seconds, and while the question stands. */
  readonly unheard: Unheard | undefined;
  readonly say: (word: Word) => 'said' | 'asked' | Unheard;
  readonly choose: (box: KeyedBox) => void;
  readonly layDown: () => void;
  readonly takeBack: () => void;
}

/** Returns the command of a word that needs no tiles now; undefined if nobody would hear it. */
function commandOf(hand: HandState, seat: Seat, word: Word): SeatCommand | undefined {
  const { phase } = hand;
  if (word === 'draw') return { type: 'draw', seat };
  if (word === 'flower') return undefined;
  if (word === 'win') {
    if (isOwnTurn(hand, seat)) return { type: 'declare-win', seat };
    return phase.name === 'claims' && phase.from !== seat ? { type: 'claim', seat, claim: { kind: 'win' } } : undefined;
  }
  return { type: 'claim', seat, claim: { kind: 'said', word } };
}

/** Only a discard is won on out of turn: whose turn it is says nothing of it. */
const whyUnheard = (word: Word): Unheard => (word === 'win' ? 'nothingToWin' : 'notYourTurn');

function refuse(why: Unheard, set: (change: Partial<Own>) => void): Unheard {
  set({ unheard: { why } });
  return why;
}

/** Returns the command that lays the chosen tiles down. */
function layingOf(hand: HandState, seat: Seat, word: TileWord, tiles: readonly Tile[]): SeatCommand {
  if (word === 'flower') return { type: 'expose-flower', seat, tile: tiles[0]! };
  if (isOwnTurn(hand, seat)) return { type: 'declare-kong', seat, tile: tiles[0]! };
  return { type: 'lay-down', seat, tiles };
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING_SAID = { word: undefined, chosen: NONE, isReady: false } as const;

interface Own {
  readonly question: string;
  readonly word?: TileWord | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly isReady: boolean;
  /** When the win was pressed once, as `performance.now()`. */
  readonly winAskedAt?: number | undefined;
  readonly unheard?: { readonly why: Unheard } | undefined;
}

/** Keeps what the player has done for the open question, and forgets it with the question. */
function useOwn(question: string): readonly [Own, (change: Partial<Own>) => void] {
  const [known, setKnown] = useState<Own>();
  const now: Own = known?.question === question ? known : { question, chosen: NONE, isReady: false };
  const { unheard } = now;
  useEffect(() => {
    if (!unheard) return;
    const timer = setTimeout(
      () => setKnown(last => (last?.unheard === unheard ? { ...last, unheard: undefined } : last)),
      TOLD_FOR,
    );
    return () => clearTimeout(timer);
  }, [unheard]);
  // Whatever else the player does, a win that was pressed once is forgotten, and so is a word that nobody heard.
  return [now, change => setKnown({ ...now, winAskedAt: undefined, unheard: undefined, ...change })];
}

/** Returns the word that stands, how many tiles it asks for, and whether the turn or the discard is the seat's. */
function standing(hand: HandState, seat: Seat, own: TileWord | undefined, isSent: boolean) {
  const { phase } = hand;
  const isTurn = isOwnTurn(hand, seat);
  // A word for a discard is said to the table; a word of the own turn stays with the player until its tile is chosen.
  const word = isTurn ? own : (heardOf(hand, seat) ?? (isSent ? own : undefined));
  const wanted = word === undefined || word === 'win' ? 0 : tilesFor(word, isTurn);
  return { word, wanted, isTurn, isMine: phase.name === 'claims' && phase.taken?.seat === seat };
}

/** Returns the chosen tiles after a press on one. One more than the word asks for takes the place of the first. */
function chosenWith(before: ReadonlySet<string>, key: string, wanted: number): ReadonlySet<string> {
  const chosen = new Set(before);
  if (!chosen.delete(key)) chosen.add(key);
  while (chosen.size > wanted) chosen.delete([...chosen][0]!);
  return chosen;
}

/**
 * Keeps what the player says in strict play: a word first, then tiles, then they lie down. A win is pressed twice, whether
 * or not it is one: said by a slip it would cost 20 points to each. It knows no rule.
 */
export function useWord({ hand, seat, sent, onAct }: TableProps, own: readonly KeyedBox[]): Saying {
  const pressedAt = usePressTime();
  const [now, set] = useOwn(questionOf(hand));
  const me = seat as Seat;
  const { word, wanted, isTurn, isMine } = standing(hand, me, now.word, sent === 'sent');
  const isSure = () => {
    if (now.winAskedAt !== undefined) return isMeant(pressedAt(), now.winAskedAt);
    set({ winAskedAt: performance.now() });
    markChange();
    return false;
  };
  const lay = () => {
    if (word === undefined || word === 'win') return;
    const tiles = own.filter(({ key }) => now.chosen.has(key)).map(({ tile }) => tile);
    onAct(layingOf(hand, me, word, tiles));
    set(NOTHING_SAID);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the word has taken the discard
  useEffect(() => {
    if (isMine && now.isReady) lay();
  }, [isMine, now.isReady]);
  return {
    word,
    wanted,
    chosen: now.chosen,
    isReady: now.isReady,
    isWinAsked: now.winAskedAt !== undefined,
    unheard: now.unheard?.why,
    say: said => {
      if (isTurn && (said === 'kong' || said === 'flower')) {
        set({ word: now.word === said ? undefined : said, chosen: NONE });
        return 'said';
      }
      const command = commandOf(hand, me, said);
      if (!command) return refuse(whyUnheard(said), set);
      // The same word again says nothing new.
      if (word === said) return 'said';
      if (said === 'win' && !isSure()) return 'asked';
      // On an own turn there is no discard to say Chow or Pung to: the table answers that it is too late.
      set(said === 'draw' || isTurn ? {} : { ...NOTHING_SAID, word: said === 'win' ? undefined : said });
      onAct(command);
      return 'said';
    },
    choose: ({ key }) => set({ chosen: chosenWith(now.chosen, key, wanted), isReady: false }),
    layDown: () => {
      if (now.chosen.size !== wanted) return;
      if (isTurn || isMine) lay();
      else set({ isReady: true });
    },
    takeBack: () => {
      // Nobody has heard a win that was pressed once.
      if (now.winAskedAt !== undefined) return set({});
      set(NOTHING_SAID);
      if (isMine) onAct({ type: 'withdraw', seat: me });
      else if (!isTurn) onAct({ type: 'claim', seat: me, claim: { kind: 'pass' } });
    },
  };
}
