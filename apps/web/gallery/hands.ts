import {
  type BySeat,
  bySeat,
  COMPETITION_WALL,
  type HandState,
  type Phase,
  type Score,
  type Seat,
  type SeatCommand,
  type SeatState,
  undealt,
  type Viewer,
  viewFor,
  winningHand,
} from '@gorrion/rules';
import { meld, tile, tiles } from './notation.ts';

interface SeatSample {
  readonly hand: string;
  readonly melds?: readonly string[];
  readonly flowers?: string;
  readonly river: string;
}

const seatState = (sample: SeatSample, seat: Seat): SeatState => ({
  concealed: [...tiles(sample.hand)].sort((a, b) => a - b),
  melds: (sample.melds ?? []).map(text => meld(text, seat)),
  flowers: tiles(sample.flowers ?? ''),
  discards: tiles(sample.river).map((discarded, n) => ({ tile: discarded, nth: 4 * n + seat })),
  isDead: false,
  fouls: [],
});

interface HandSample {
  readonly seats: BySeat<SeatSample>;
  readonly phase: Phase;
  readonly wall: { readonly breakAt: number; readonly front: number; readonly back: number };
  readonly dice: HandState['dice'];
  readonly prevalentWind?: Seat;
}

const WALL = Array.from({ length: 144 }, () => tile('??'));

const handState = ({ seats, phase, wall, dice, prevalentWind = 0 }: HandSample): HandState => ({
  ...undealt,
  phase,
  prevalentWind,
  dice,
  wall: { layout: COMPETITION_WALL, tiles: WALL, ...wall },
  seats: bySeat(seat => seatState(seats[seat], seat)),
});

const DICE = [3, 4, 5, 2] as const;

const MIDDLE: BySeat<SeatSample> = [
  {
    hand: 'C7 B3 B6 D4 D8 WW DG',
    melds: ['concealed B1', 'chow C4 C5'],
    flowers: 'F1 S2',
    river: 'WN C1 WW B9 B8 C6 C2 B7 C5 C7',
  },
  {
    hand: 'C1 C2 C3 B8 B8 D2 D3 D7 D8 D9 WN',
    melds: ['chow B4 B5'],
    flowers: 'F2 S3',
    river: 'D9 DW D1 C1 D1 C4 B5 B5 DG',
  },
  {
    hand: 'C1 B3 B8 D5 D5 WE DW',
    melds: ['pung DR 2', 'added C9 1'],
    flowers: 'S1',
    river: 'DW D9 B9 D9 C8 D2 B7 C7 B2 C4',
  },
  {
    hand: 'C3 C5 C7 C8 B2 B2 B7 D2 D4 WS',
    melds: ['kong D6 3'],
    flowers: 'F4',
    river: 'WS D2 DG B9 D7 D8 D7 C6 D5 D4',
  },
];

export const middle = handState({
  seats: MIDDLE,
  phase: { name: 'turn', seat: 1, drawn: tile('WN'), source: 'wall' },
  wall: { breakAt: 50, front: 92, back: 9 },
  dice: DICE,
});

const NO_CLAIMS = [undefined, undefined, undefined, undefined] as const;

export const claim = handState({
  seats: [
    {
      hand: 'C1 C2 C2 B2 B3 B5 B7 B8 D4 DW',
      melds: ['concealed B1'],
      flowers: 'F1 S2',
      river: 'C1 WE B9 WE B5 D8 C3 B5 D5',
    },
    { hand: 'D1 D2 D3 D3 D4 D5 D5 D5 D6 D7 D9 D9 D9', flowers: 'F2', river: 'WE WW DG B9 C8 D2 D2 C5' },
    {
      hand: 'C5 C7 B4 B6 B7 B8 D3 WS WW DG',
      melds: ['pung DR 2'],
      flowers: 'S1',
      river: 'WW WN D1 D8 C9 C6 C7 D6',
    },
    { hand: 'C4 C9 B2 B4 B5 D1 D3 D6 D7 D7', melds: ['pung C8 1'], river: 'DG DW D9 D1 D2 C6 B4 D4' },
  ],
  phase: { name: 'claims', on: 'discard', from: 0, tile: tile('D5'), made: NO_CLAIMS, announced: undefined },
  wall: { breakAt: 50, front: 85, back: 5 },
  dice: DICE,
});

const FULL_RIVER = 'C1 B2 D3 C4 B5 D6 C7 B8 D9 C1 B2 D3 C4 B5 D6 C7 B8 D9 C1 B2 D3 C4 B5 D6';
const FOUR_KONGS = ['kong D6 3', 'added C9 1', 'concealed B1', 'kong WE 2'];

/** A state that no hand can reach: every seat has all kinds of melds and a full river, and one seat has all flowers. */
export const stressed = (flowersOf: Seat): HandState =>
  handState({
    seats: bySeat(seat => ({
      hand: seat === 2 ? 'C1 C1' : 'C1',
      melds: FOUR_KONGS,
      flowers: seat === flowersOf ? 'F1 F2 F3 F4 S1 S2 S3 S4' : 'F1 F2 F3 F4',
      river: FULL_RIVER,
    })),
    phase: { name: 'turn', seat: 2, drawn: tile('C1'), source: 'wall' },
    wall: { breakAt: 50, front: 126, back: 8 },
    dice: [6, 6, 6, 5],
    prevalentWind: 3,
  });

/** A claim window in which one seat has all eight flowers and the others have two melds each. */
export const flowery = {
  ...claim,
  seats: bySeat(seat => ({
    ...claim.seats[seat],
    melds: seat === 1 ? [] : ['pung WE 2', 'kong D9 1'].map(text => meld(text, seat)),
    flowers: tiles(seat === 3 ? 'F1 F2 F3 F4 S1 S2' : seat === 1 ? 'S3 S4' : ''),
  })),
} satisfies HandState;

/** Full rivers and melds of every seat while the viewer may claim. */
export const crowded = {
  ...stressed(3),
  phase: claim.phase,
  seats: bySeat(seat => ({
    ...stressed(3).seats[seat],
    ...(seat === 1
      ? { concealed: tiles('D3 D4 D5 D5'), melds: ['pung DR 2', 'kong D6 3', 'chow B4 B5'].map(text => meld(text, 1)) }
      : {}),
    ...(seat === 0
      ? { discards: tiles(`${FULL_RIVER.slice(0, -3)} D5`).map((thrown, n) => ({ tile: thrown, nth: 4 * n })) }
      : {}),
  })),
} satisfies HandState;

export const dealt = handState({
  seats: [
    { hand: 'C1 C2 C4 C4 C8 B2 B3 B9 D1 D4 D4 D9 WW WN', river: '' },
    { hand: 'C3 C5 C5 C9 B1 B1 B6 D2 D6 D7 WE DR F3', river: '' },
    { hand: 'C6 C7 B4 B5 B7 B8 D3 D5 D8 WS WS DG DW', river: '' },
    { hand: 'C1 C3 C6 B2 B6 B8 D1 D1 D6 WE WN DG S4', river: '' },
  ],
  phase: { name: 'turn', seat: 0, drawn: undefined, source: 'deal' },
  wall: { breakAt: 50, front: 53, back: 0 },
  dice: DICE,
});

const SCORE: Score = {
  total: 29,
  flowers: 1,
  fans: [
    { id: 'pureStraight' as Score['fans'][0]['id'], times: 1, points: 16 },
    { id: 'fullFlush' as Score['fans'][0]['id'], times: 1, points: 24 },
  ],
};

const NOTHING: Score = { total: 0, flowers: 0, fans: [] };

export const over: HandState = {
  ...claim,
  phase: {
    name: 'over',
    outcome: {
      kind: 'won',
      seat: 1,
      from: 0,
      tile: tile('D5'),
      robbed: false,
      claim: winningHand(claim, 1, tile('D5')),
      scores: [NOTHING, SCORE, NOTHING, NOTHING],
      payments: [-37, 53, -8, -8],
    },
  },
  seats: bySeat(seat => ({
    ...claim.seats[seat],
    discards: claim.seats[seat].discards.map((discard, i, all) =>
      seat === 0 && i === all.length - 1 ? { ...discard, claimedBy: 1 as const } : discard,
    ),
  })),
};

export const view = (hand: HandState, viewer: Viewer): HandState => viewFor(hand, viewer);

const discards = (hand: HandState, seat: Seat): readonly SeatCommand[] =>
  [...new Set(hand.seats[seat].concealed)].map(held => ({ type: 'discard', seat, tile: held }));

export const middleActions = discards(middle, 1);

export const turnActions: readonly SeatCommand[] = [
  { type: 'declare-win', seat: 1 },
  { type: 'declare-kong', seat: 1, tile: tile('B8') },
  ...discards(middle, 1),
];

export const claimActions: readonly SeatCommand[] = [
  { type: 'claim', seat: 1, claim: { kind: 'win' } },
  { type: 'claim', seat: 1, claim: { kind: 'kong' } },
  { type: 'claim', seat: 1, claim: { kind: 'pung' } },
  { type: 'claim', seat: 1, claim: { kind: 'chow', low: tile('D3') } },
  { type: 'claim', seat: 1, claim: { kind: 'chow', low: tile('D4') } },
  { type: 'claim', seat: 1, claim: { kind: 'chow', low: tile('D5') } },
  { type: 'claim', seat: 1, claim: { kind: 'pass' } },
];
