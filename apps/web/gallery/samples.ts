import { type BySeat, bySeat, type HandState } from '@gorrion/rules';
import type { Advice } from '../src/board/facts.ts';
import type { LogLine, PlateInfo, TableProps } from '../src/board/index.ts';
import { USUAL_KEYS } from '../src/board/keys.ts';
import { factsFor } from '../src/client/facts/facts.ts';
import { unseenBy } from '../src/client/facts/unseen.ts';
import { claim, claimActions, dealt, middle, middleActions, over, stressed, turnActions, view } from './hands.ts';
import { tile, tiles } from './notation.ts';

/* The states of the table that the gallery shows, each frozen. */

const SECONDS = 1000;

const plates = (clocked: number | undefined, now: number): BySeat<PlateInfo> => {
  const clock = { endsAt: now + 12 * SECONDS, total: 20 * SECONDS };
  const at = (seat: number) => (seat === clocked ? { clock } : {});
  return [
    { name: 'Tomás', kind: 'person', score: -32, presence: 'here', ...at(0) },
    { name: 'Ana', kind: 'person', score: 46, presence: 'here', ...at(1) },
    { name: 'Botan', kind: 'bot', score: -22, presence: 'here', ...at(2) },
    { name: 'Mei Lindqvist', kind: 'person', score: 8, presence: 'away', ...at(3) },
  ];
};

const LOG: readonly LogLine[] = [
  { id: 1, kind: 'flower', seat: 1, tile: tile('S3') },
  { id: 2, kind: 'added', seat: 2, tile: tile('C9') },
  { id: 3, kind: 'kong', seat: 3, tile: tile('D6') },
  { id: 4, kind: 'discard', seat: 0, tile: tile('C7') },
];

type Sample = Omit<TableProps, 'onAct' | 'now'>;

const base = (hand: HandState, clocked: number | undefined, now: number): Sample => ({
  hand: view(hand, 1),
  seat: 1,
  plates: plates(clocked, now),
  prevalentWind: hand.prevalentWind,
  handNumber: 3,
  handsTotal: 16,
  actions: [],
  recent: LOG,
  settings: { cornerIndices: false, keys: USUAL_KEYS },
});

/** Another player is on turn, and the viewer's hand is ready. */
const READY_PHASE = { name: 'turn', seat: 0, drawn: undefined, source: 'wall' } as const;
/** A hand that the discard completes, below the minimum. */
const poor: HandState = {
  ...claim,
  seats: bySeat(seat =>
    seat === 1 ? { ...claim.seats[1], concealed: tiles('C1 C2 C3 C4 C5 C6 B7 B8 B9 D2 D2 D6 D7') } : claim.seats[seat],
  ),
};
const PASS = { type: 'claim', seat: 1, claim: { kind: 'pass' } } as const;

const ADVICE: Advice = [
  {
    command: { type: 'discard', seat: 1, tile: tile('WN') },
    winChance: 0.54,
    danger: 0.012,
    ways: [{ name: 'Mixed Straight', points: 9, missing: [{ tile: tile('D4'), left: 3 }] }],
  },
  {
    command: { type: 'discard', seat: 1, tile: tile('B8') },
    winChance: 0.21,
    danger: 0.048,
    ways: [
      {
        name: 'Mixed Straight',
        points: 9,
        missing: [
          { tile: tile('D4'), left: 3 },
          { tile: tile('WN'), left: 2 },
        ],
      },
    ],
  },
  {
    command: { type: 'discard', seat: 1, tile: tile('D2') },
    winChance: 0.14,
    danger: 0.003,
    ways: [
      {
        name: undefined,
        points: 8,
        missing: [
          { tile: tile('D3'), left: 2 },
          { tile: tile('B8'), left: 1 },
        ],
      },
    ],
  },
];

/** A table in strict play: one player's hand is dead, another has been warned, and somebody has just said a false Hu. */
const strict = (sample: Sample): Sample => ({
  ...sample,
  hand: { ...sample.hand, rules: { ...sample.hand.rules, assist: 'strict' } },
  plates: bySeat(seat => {
    const plate = sample.plates[seat];
    if (seat === 3) return { ...plate, penalties: { warnings: 0, isDead: true, points: -60 } };
    return seat === 0 ? { ...plate, penalties: { warnings: 1, isDead: false, points: 0 } } : plate;
  }),
});
const FALSE_HU: LogLine = {
  id: 9,
  kind: 'foul',
  seat: 3,
  tile: undefined,
  foul: 'false-hu-shape',
  points: 20,
  isWarning: false,
  isDead: true,
};
/** The viewer has said Chow, and their word has taken the discard. */
const said = (hand: HandState): HandState =>
  hand.phase.name === 'claims' ? { ...hand, phase: { ...hand.phase, taken: { seat: 1, word: 'chow' } } } : hand;

const SAMPLES: Readonly<Record<string, (now: number) => Sample>> = {
  middle: now => ({ ...base(middle, 1, now), actions: middleActions }),
  turn: now => ({
    ...base(middle, 1, now),
    actions: turnActions,
    worth: 29,
    prompt: { endsAt: now + 12 * SECONDS, total: 20 * SECONDS },
  }),
  advised: now => ({
    ...base(middle, 1, now),
    actions: middleActions,
    advice: { isOpen: true, onOpen: () => {}, told: ADVICE },
  }),
  claim: now => ({
    ...base(claim, undefined, now),
    actions: claimActions,
    worth: 29,
    prompt: { endsAt: now + 7 * SECONDS, total: 10 * SECONDS },
  }),
  pung: now => ({
    ...base(claim, undefined, now),
    actions: claimActions.filter((_, i) => i === 2 || i === 3 || i === 6),
    prompt: { endsAt: now + 7 * SECONDS, total: 10 * SECONDS },
  }),
  sent: now => ({
    ...base(claim, undefined, now),
    sent: 'passed',
    prompt: { endsAt: now + 7 * SECONDS, total: 10 * SECONDS },
  }),
  ready: now => base({ ...claim, phase: READY_PHASE }, 0, now),
  poor: now => ({
    ...base(poor, undefined, now),
    actions: [PASS],
    prompt: { endsAt: now + 7 * SECONDS, total: 10 * SECONDS },
  }),
  deal: now => base(dealt, 0, now),
  stress: now => ({ ...base(stressed(1), 2, now), prevalentWind: 3, handNumber: 16 }),
  spectator: now => ({ ...base(middle, 1, now), hand: view(middle, 'spectator'), seat: undefined }),
  over: now => base(over, undefined, now),
  'strict-turn': now => ({
    ...strict(base(middle, 1, now)),
    actions: middleActions,
    prompt: { endsAt: now + 12 * SECONDS, total: 20 * SECONDS },
  }),
  'strict-claim': now => ({
    ...strict(base(claim, undefined, now)),
    prompt: { endsAt: now + 3 * SECONDS, total: 3 * SECONDS },
  }),
  'strict-said': now => ({
    ...strict(base(said(claim), undefined, now)),
    prompt: { endsAt: now + 7 * SECONDS, total: 10 * SECONDS },
  }),
  'strict-foul': now => ({ ...strict(base(middle, 0, now)), recent: [...LOG, FALSE_HU] }),
};

export const sampleNames = Object.keys(SAMPLES);

/** The notes that a table shows its player, if it has any. */
function told(sample: Sample): Sample {
  const { hand, seat, actions } = sample;
  if (seat === undefined || hand.rules.assist === 'strict') return sample;
  return { ...sample, facts: factsFor(hand, seat, actions, 'en'), unseen: tile => unseenBy(hand, seat, tile) };
}

export const sampleOf = (name: string, now: number): Sample => told((SAMPLES[name] ?? SAMPLES.middle!)(now));
