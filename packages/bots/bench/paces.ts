import {
  bySeat,
  CLASSICAL_RULESETS,
  countsOf,
  type HandState,
  isFlower,
  type Seat,
  type SeatCommand,
} from '@gorrion/rules';
import { playHand } from '../src/arena/playHand.ts';
import { dealOf } from '../src/arena/walls.ts';
import { handAfter } from '../src/classical/handAfter.ts';
import { ANY_HAND } from '../src/classical/plans.ts';
import { prospectOf } from '../src/classical/prospect.ts';
import { situationOf } from '../src/classical/situation.ts';
import { decideAsBot } from '../src/levels/decideAsBot.ts';

/*
 * Prints, by missing tiles (rows) and turn (columns), how often the hands of four regular bots were won and how often the
 * paces of `src/classical/pace.ts` foretold it: `node packages/bots/bench/paces.ts 300 pamphlet`.
 */

const [hands = '300', way = 'pamphlet'] = process.argv.slice(2);
const rules = Object.values(CLASSICAL_RULESETS).find(({ id }) => id === way);
if (!rules) throw new RangeError(`no way "${way}"`);

/** Hands, wins and foretold wins. */
type Cell = [number, number, number];
const cells = new Map<string, Cell>();
const FEWEST = 20;

interface Moment {
  readonly seat: Seat;
  readonly key: string;
  readonly foretold: number;
}

/** Returns what is foretold of the hand that a discard leaves. */
function momentOf(view: HandState, seat: Seat, action: SeatCommand): Moment {
  const { concealed, melds } = handAfter(view.seats[seat], action);
  const situation = { ...situationOf(view, seat), plans: [ANY_HAND] };
  const { missing, winChance } = prospectOf({ counts: countsOf(concealed), melds }, situation);
  return { seat, key: `${missing}/${view.seats[seat].discards.length}`, foretold: winChance };
}

for (let wall = 0; wall < Number(hands); wall++) {
  const moments: Moment[] = [];
  const decide = (view: HandState, seat: Seat): SeatCommand => {
    const action = decideAsBot('regular', view, seat, `${wall}`);
    if (action.type === 'discard' && !isFlower(action.tile)) moments.push(momentOf(view, seat, action));
    return action;
  };
  const { outcome } = playHand(
    dealOf(wall, 'paces', rules),
    bySeat(() => decide),
  );
  for (const { seat, key, foretold } of moments) {
    const cell = cells.get(key) ?? [0, 0, 0];
    cell[0]++;
    cell[1] += outcome.kind === 'won' && outcome.seat === seat ? 1 : 0;
    cell[2] += foretold;
    cells.set(key, cell);
  }
}

for (let missing = 1; missing <= 6; missing++) {
  const row = Array.from({ length: 15 }, (_, turn) => {
    const [count, won, foretold] = cells.get(`${missing}/${turn}`) ?? [0, 0, 0];
    return count < FEWEST ? '-' : `${(won / count).toFixed(2)}/${(foretold / count).toFixed(2)}`;
  });
  process.stdout.write(`${missing}: ${row.join(' ')}\n`);
}
