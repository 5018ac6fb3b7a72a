import type { PersonId, TableState } from '@gorrion/protocol';
import {
  bySeat,
  evolveSession,
  familyOf,
  type HandRecord,
  type HandState,
  type Meld,
  macau,
  nextHand,
  type Outcome,
  PLAIN_WIN,
  type Player,
  type Ruleset,
  type Seat,
  undealt,
  type WinningClaim,
} from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { clockOf } from '@gorrion/table';
import { PERSON, TestTable } from './table.ts';

/* A table of the older ways whose hand lies open: the example of the text, 66 x 2 x 2 x 2 = 528 (CLASSICAL 46). */

interface OpenHand {
  readonly concealed: string;
  readonly melds?: readonly Meld[];
  readonly flowers?: string;
}

/** East, South, West, North; South wins on the discarded 5 of characters. */
const EXAMPLE: readonly OpenHand[] = [
  { concealed: 'NN678m23s46p7s', melds: [{ kind: 'pung', tile: tile('E'), from: 2 }], flowers: 'f1' },
  {
    concealed: 'SSS34mPP',
    melds: [
      { kind: 'kong', tile: tile('C'), form: 'concealed' },
      { kind: 'pung', tile: tile('9p'), from: 3 },
    ],
  },
  { concealed: '888sFF456s78p129m', flowers: 'f3f7' },
  { concealed: '111m23p78m19sW', melds: [{ kind: 'kong', tile: tile('5p'), form: 'melded', from: 0 }], flowers: 'f4' },
];

export interface CountedTable {
  readonly rules?: Ruleset;
  /** Hands of the four seats; default: the example. */
  readonly hands?: readonly OpenHand[];
  readonly winner?: Seat;
  readonly from?: Seat;
  readonly winning?: string;
  /** How many hands the banker has lost nothing in before this one. */
  readonly drawnBefore?: number;
  /** Ends the hand without a winner. */
  readonly isDrawn?: boolean;
}

/** The opener is West: the throw is 7. */
const DICE = [3, 4, 1, 1] as const;
const OPENER: Seat = 2;

/** Returns the table after the hand, with four people: Tomás is East, then Ana, Botan and Mei. */
export function countedTable(wish: CountedTable = {}): TableState {
  const { rules = macau, drawnBefore = 0, isDrawn = false } = wish;
  const settings = { ...new TestTable().state.settings, ruleset: rules.id, hands: 4 } as const;
  const table = new TestTable().add({
    type: 'table-opened',
    settings,
    clock: clockOf(settings),
    host: 'ana' as PersonId,
  });
  for (const [place, name] of ['Tomás', 'Ana', 'Botan', 'Mei'].entries())
    table.add({ type: 'seated', place: place as Player, who: PERSON(name) });
  table.do({ type: 'start', options: { rules, hands: 4 } });
  let { session } = table.state;
  for (let n = 0; n <= drawnBefore; n++) {
    const outcome: Outcome = n < drawnBefore || isDrawn ? drawn : outcomeOf(wish);
    const begun = nextHand(session);
    session = evolveSession(session, begun);
    session = { ...session, hand: handOf(wish, outcome, rules) };
    const record: HandRecord = {
      number: begun.number,
      round: begun.round,
      outcome,
      players: begun.seating,
      changes: [0, 1, 2, 3].map(player => outcome.payments[begun.seating.indexOf(player as Player)]) as never,
    };
    session = evolveSession(session, { type: 'hand-scored', record });
  }
  return { ...table.state, session };
}

const drawn: Outcome = { kind: 'exhausted', payments: [0, 0, 0, 0] };

const openHands = ({ hands = EXAMPLE }: CountedTable) =>
  bySeat(seat => {
    const { concealed = '', melds = [], flowers = '' } = hands[seat] ?? { concealed: '' };
    return { concealed: tiles(concealed), melds, flowers: tiles(flowers) };
  });

function handOf(wish: CountedTable, outcome: Outcome, rules: Ruleset): HandState {
  const hands = openHands(wish);
  return {
    ...undealt,
    rules,
    dice: DICE,
    seats: bySeat(seat => ({ ...undealt.seats[seat], ...hands[seat] })),
    phase: { name: 'over', outcome },
  };
}

/** Returns the win with the scores and payments that the rules give it. */
function outcomeOf(wish: CountedTable): Outcome {
  const { rules = macau, winner = 1, from = 3, winning = '5m' } = wish;
  const hands = openHands(wish);
  const { melds, concealed, flowers } = hands[winner];
  const claim: WinningClaim = {
    ...PLAIN_WIN,
    melds,
    concealed,
    winningTile: tile(winning),
    seatWind: winner,
    prevalentWind: OPENER,
    selfDrawn: from === winner,
    flowers: flowers.length,
  };
  const family = familyOf(rules);
  const score = family.scoreWin(claim, rules);
  if (!score) throw new Error('the hand of the winner is not complete');
  const attempt = { seat: winner, from, robbed: false, claim, score };
  const others = bySeat(seat => ({ ...hands[seat], flowers: hands[seat].flowers.length }));
  return {
    kind: 'won',
    seat: winner,
    from,
    tile: tile(winning),
    robbed: false,
    claim,
    ...family.settle(attempt, others, rules),
  };
}
