/**
 * Offences and what they cost (RULEBOOK 92-98, the book's §3.11): data that drives strict play and the umpire's sheet.
 * `steps[n]` is the sanction of the n-th time in a session, the last one of all further times.
 */
export type Sanction =
  | { readonly kind: 'warning' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'dead-hand' }
  | { readonly kind: 'no-hu-this-turn' }
  | { readonly kind: 'umpire' }
  | { readonly kind: 'obligatory-discard' }
  | { readonly kind: 'lose-session' }
  | { readonly kind: 'disqualified' }
  | { readonly kind: 'not-heard' };

export interface Foul {
  readonly id: string;
  /** Section of the World Mahjong Organization's book of 2006. */
  readonly article: string;
  readonly name: string;
  readonly steps: readonly Sanction[];
  readonly paidTo: 'nobody' | 'each-opponent' | 'injured-player';
  readonly isDeadHand: boolean;
  /** Whether players can commit it online, and in which kind of play. */
  readonly online: 'strict' | 'always' | 'umpire' | 'never';
}

const warning: Sanction = { kind: 'warning' };
const points = (value: number): Sanction => ({ kind: 'points', points: value });
const only = (kind: Exclude<Sanction['kind'], 'points'>): readonly Sanction[] => [{ kind }];

/** A warning, then more each time, up to the greatest value that the book names (article 96). */
const ESCALATING = [warning, points(5), points(10), points(20), points(40), points(60)];

function foul(
  id: string,
  article: string,
  name: string,
  steps: readonly Sanction[],
  rest: Partial<Pick<Foul, 'paidTo' | 'isDeadHand' | 'online'>> = {},
): Foul {
  return { id, article, name, steps, paidTo: 'nobody', isDeadHand: false, online: 'never', ...rest };
}

const each = { paidTo: 'each-opponent' } as const;
const dead = { isDeadHand: true } as const;
const strict = { online: 'strict' } as const;
const umpire = { online: 'umpire' } as const;

export const FOULS = {
  'late-10': foul('late-10', '3.11.2', 'Late, up to 10 minutes', [points(10)], { online: 'always' }),
  'late-15': foul('late-15', '3.11.2', 'Late, 11 to 15 minutes', [points(20)], { online: 'always' }),
  'late-over-15': foul('late-over-15', '3.11.2', 'Late, more than 15 minutes', only('lose-session'), {
    online: 'always',
  }),
  'rule-violation': foul('rule-violation', '3.11.2', 'Other violation', only('umpire'), umpire),
  cheating: foul('cheating', '3.11.6.1', 'Swapping or hiding a tile', only('umpire')),
  'false-claim': foul('false-claim', '3.11.6.2', 'Wrong chow, pung, kong or flower', only('dead-hand'), {
    ...dead,
    ...strict,
  }),
  'change-of-mind': foul('change-of-mind', '3.11.6.3', 'Claiming and then withdrawing', ESCALATING, {
    ...each,
    ...strict,
  }),
  'early-draw': foul('early-draw', '3.11.6.4', 'Touching the wall before the discard', ESCALATING, {
    ...each,
    ...strict,
  }),
  'late-pung': foul('late-pung', '3.11.6.5', 'Pung after the three seconds', ESCALATING, {
    ...each,
    ...strict,
  }),
  'false-hu-points': foul('false-hu-points', '3.11.6.6', 'Hu with too few points', [points(10)], {
    ...each,
    ...dead,
    ...strict,
  }),
  'false-hu-shape': foul('false-hu-shape', '3.11.6.6', 'Hu without a winning hand', [points(20)], {
    ...each,
    ...dead,
    ...strict,
  }),
  'exposed-tile': foul('exposed-tile', '3.11.6.7', 'Showing a tile of one’s own', only('obligatory-discard')),
  'exposed-hand-on-good-hu': foul('exposed-hand-on-good-hu', '3.11.6.7', 'Showing all at a valid Hu', [warning]),
  'exposed-hand-on-false-hu': foul(
    'exposed-hand-on-false-hu',
    '3.11.6.7',
    'Showing all at a false Hu',
    [{ kind: 'obligatory-discard' }, points(30)],
    each,
  ),
  'reveal-other': foul('reveal-other', '3.11.6.7', 'Revealing another’s tile', only('umpire'), {
    paidTo: 'injured-player',
  }),
  'wrong-count': foul('wrong-count', '3.11.6.8', 'Too many or too few tiles', only('dead-hand'), {
    ...dead,
    ...strict,
  }),
  'passing-information': foul('passing-information', '3.11.6.9', 'Advice or information', only('dead-hand'), {
    ...dead,
    ...umpire,
  }),
  disturbance: foul('disturbance', '3.11.6.10', 'Persisting against the umpire', only('disqualified'), umpire),
  'claimed-tile-not-taken': foul(
    'claimed-tile-not-taken',
    '3.11.6.11',
    'Claimed tile not taken in time',
    only('dead-hand'),
    dead,
  ),
  'winning-tile-not-taken': foul(
    'winning-tile-not-taken',
    '3.11.6.11',
    'Counting before taking the winning tile',
    [points(20)],
    { ...each, ...dead },
  ),
  'claim-then-hu': foul('claim-then-hu', '3.11.6.11', 'Another claim, then Hu', only('no-hu-this-turn'), strict),
  'show-without-hu': foul('show-without-hu', '3.11.6.11', 'Showing without Hu', only('dead-hand'), dead),
  'reach-over-discards': foul('reach-over-discards', '3.11.6.11', 'Reaching across the discards', only('umpire')),
  'mix-counting-tiles': foul('mix-counting-tiles', '3.11.6.11', 'Mixing tiles after Hu', only('dead-hand'), dead),
  'late-question': foul('late-question', '3.11.6.11', 'Objecting too late', only('not-heard'), { online: 'always' }),
} as const satisfies Record<string, Foul>;

export type FoulId = keyof typeof FOULS;
export const FOUL_IDS = Object.keys(FOULS) as readonly FoulId[];
