/* The end of a hand in time. */

/** How large a win is shown: from these points on it is larger. */
export const TIERS = [8, 24, 48, 88] as const;
export type Tier = (typeof TIERS)[number];

/**
 * What comes next: the word, the winner's tiles laid down, the winning tile among them, each line of the count (by its
 * index), the total, the flowers after it, the points that move, and the end.
 */
export type Beat = 'word' | 'laid' | 'lands' | { readonly line: number } | 'total' | 'flowers' | 'paid' | 'end';

/** A beat and when it comes (ms from the first). */
export interface TimedBeat {
  readonly at: number;
  readonly beat: Beat;
}

export interface Moment {
  readonly tier: Tier;
  /** Lines of the count, flowers not among them. */
  readonly lines: number;
  readonly hasFlowers: boolean;
  /** The winner's tiles travel to the middle, after they were seen at their place. */
  readonly isCarried: boolean;
}

/** How long the whole takes, and how long its total stays at least (ms). */
const WHOLE: Readonly<Record<Tier, number>> = { 8: 2000, 24: 2600, 48: 3000, 88: 3500 };
const HOLD: Readonly<Record<Tier, number>> = { 8: 440, 24: 800, 48: 1000, 88: 1200 };
/** When the tiles are laid down (ms): where they lie, or in the middle of the table after they were seen at their place. */
const [LAID, CARRIED] = [160, 360];
/** From there until the winning tile lands, and until the count begins (ms). */
const [LANDS, COUNTS] = [300, 500];
/** The least and the longest time of a line (ms). */
const [LEAST, LONGEST] = [90, 280];
/** From the total to the flowers, and from what is whole to the points that move (ms). */
const [FLOWERS, PAID] = [180, 200];
/** How long a still picture of the whole stays (ms). */
const STILL_MS = 900;
/** How long the word of a hand stays that nobody won (ms). */
const DRAWN_MS = 2000;

/** Returns the beats of a win. At a tempo of more than 1 they follow faster; nobody waits longer than usual for them. */
export function beatsOf({ tier, lines, hasFlowers, isCarried }: Moment, tempo = 1): readonly TimedBeat[] {
  const laid = isCarried ? CARRIED : LAID;
  const first = laid + COUNTS;
  const last = hasFlowers ? FLOWERS : 0;
  const room = WHOLE[tier] - HOLD[tier] - first - last;
  const each = Math.min(LONGEST, Math.max(LEAST, room / Math.max(1, lines)));
  const total = first + lines * each;
  const whole = total + last;
  const beats: readonly TimedBeat[] = [
    { at: 0, beat: 'word' },
    { at: laid, beat: 'laid' },
    { at: laid + LANDS, beat: 'lands' },
    ...Array.from({ length: lines }, (_, line) => ({ at: first + line * each, beat: { line } })),
    { at: total, beat: 'total' },
    ...(hasFlowers ? [{ at: whole, beat: 'flowers' } as const] : []),
    { at: whole + PAID, beat: 'paid' },
    { at: Math.max(WHOLE[tier], whole + HOLD[tier]), beat: 'end' },
  ];
  const speed = Math.max(1, tempo);
  return beats.map(({ at, beat }) => ({ at: Math.round(at / speed), beat }));
}

/** The beats of a hand that nobody won: its word, and the end. */
export const drawnBeats = (tempo = 1): readonly TimedBeat[] => [
  { at: 0, beat: 'word' },
  { at: Math.round(DRAWN_MS / Math.max(1, tempo)), beat: 'end' },
];

/** Without motion: the whole at once, and the end. */
export const STILL_BEATS: readonly TimedBeat[] = [
  { at: 0, beat: 'paid' },
  { at: STILL_MS, beat: 'end' },
];

/** How far the moment has come, for what is drawn. */
export interface Progress {
  readonly hasWord: boolean;
  readonly isLaid: boolean;
  readonly hasLanded: boolean;
  /** Lines counted so far. */
  readonly counted: number;
  readonly hasTotal: boolean;
  readonly hasFlowers: boolean;
  readonly isPaid: boolean;
}

const ORDER = ['word', 'laid', 'lands', 'line', 'total', 'flowers', 'paid', 'end'] as const;

/** Returns how far a moment has come with a beat; before the first, nothing is shown. `lines`: those of its count. */
export function progressAt(beat: Beat | undefined, lines: number): Progress {
  const rank = beat === undefined ? -1 : ORDER.indexOf(typeof beat === 'object' ? 'line' : beat);
  const has = (name: (typeof ORDER)[number]) => rank >= ORDER.indexOf(name);
  return {
    // The count takes the place of the word.
    hasWord: has('word') && !has('line'),
    isLaid: has('laid'),
    hasLanded: has('lands'),
    counted: has('total') ? lines : typeof beat === 'object' ? beat.line + 1 : 0,
    hasTotal: has('total'),
    hasFlowers: has('flowers'),
    isPaid: has('paid'),
  };
}
