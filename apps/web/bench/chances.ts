import { decideAsBot, playHand } from '@gorrion/bots';
import {
  bySeat,
  evolve,
  SEATS,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  undealt,
  wallOf,
  wmo2006,
} from '@gorrion/rules';
import { chancesOf } from '../src/play/cast/chances/chances.ts';

/*
 * Compares the chances that a cast shows with what became of them: four strong bots play hands to their ends, and of each
 * one position of so many is looked at. Prints what was shown and won on average in each tenth of the chances, from the lowest:
 * node apps/web/bench/chances.ts [hands [one position of how many events]]
 */

const [hands = 300, every = 30] = process.argv.slice(2).map(Number);

interface Shown {
  readonly chance: number;
  readonly isWon: boolean;
}

/** Plays a hand and returns the chances of all four at some of its positions. */
function shownIn(hand: number): readonly Shown[] {
  const random = seeded(`chances/${hand}`);
  const deal = {
    ring: shuffledRing(random, wallOf(wmo2006)),
    dice: throwDice(random),
    prevalentWind: (hand & 3) as Seat,
    rules: wmo2006,
  };
  const { events, outcome } = playHand(
    deal,
    bySeat(() => (view, seat) => decideAsBot('strong', view, seat, `${hand}/${seat}`)),
  );
  let state = undealt;
  return events.flatMap((event, n) => {
    state = evolve(state, event);
    const chances = n % every === hand % every ? chancesOf(state) : undefined;
    if (!chances) return [];
    return SEATS.map(seat => ({
      chance: chances[seat].chance,
      isWon: outcome.kind === 'won' && outcome.seat === seat,
    }));
  });
}

const all = Array.from({ length: hands }, (_, hand) => shownIn(hand)).flat();
const ordered = all.toSorted((a, b) => a.chance - b.chance);
const meanOf = (shown: readonly Shown[], of: (one: Shown) => number): string =>
  (shown.reduce((sum, one) => sum + of(one), 0) / shown.length).toFixed(3);
process.stdout.write(`${hands} hands, ${all.length / 4} positions\ntenth  shown  won\n`);
for (let tenth = 0; tenth < 10; tenth++) {
  const own = ordered.slice((tenth * all.length) / 10, ((tenth + 1) * all.length) / 10);
  const [shown, won] = [meanOf(own, ({ chance }) => chance), meanOf(own, ({ isWon }) => Number(isWon))];
  process.stdout.write(`${String(tenth + 1).padStart(5)}  ${shown}  ${won}\n`);
}
