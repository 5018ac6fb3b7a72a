import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel, decideAsBot, playHand } from '@gorrion/bots';
import {
  bySeat,
  FIRST_SEATING,
  type HandEvent,
  type HandState,
  PLAYERS,
  type Player,
  pointsPaid,
  SEATS,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  winnersScore,
  wmo2006,
} from '@gorrion/rules';
import type { FieldLevel } from '../src/profile/field.ts';
import { addTallies, type EndedHand, NO_HANDS, tallyOf } from '../src/profile/tally.ts';

/*
 * Counts how bots play among themselves, by level, for the profile: plays the hands that its folder lacks, four bots of
 * one level at each, and writes `src/profile/field.json`. It goes on where it was broken off. Experts take long, so the
 * hands that `pool.ts` has played can be given for them: --played expert=data/pool/games.jsonl=drills, where the last
 * word is the seed. The file in the repository is made that way.
 */

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'data/field' },
    hands: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'field' },
    played: { type: 'string', multiple: true, default: [] },
  },
});
const { folder, seed } = values;
const most = Number(values.hands);
const FIELD = join(import.meta.dirname, '../src/profile/field.json');

/** Each hand is the first of its session. */
const playerOf = (seat: Seat): Player => FIRST_SEATING[seat];

/** Returns how a hand ended. */
function endOf(events: readonly HandEvent[]): EndedHand {
  const won = events.find(({ type }) => type === 'won') as Extract<HandEvent, { type: 'won' }> | undefined;
  if (!won) return { kind: 'exhausted' };
  const score = winnersScore(won);
  return {
    kind: 'won',
    winner: playerOf(won.seat),
    ...(won.from !== won.seat && { from: playerOf(won.from) }),
    points: pointsPaid(score),
    fans: score.fans.map(({ id }) => id),
  };
}

/** Plays a hand of four bots. The same level, number and seed give the same hand. */
function play(level: BotLevel, hand: number): EndedHand {
  const name = `${seed}/${level}/${hand}`;
  const random = seeded(name);
  const prevalentWind = SEATS[hand % 4]!;
  const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind, rules: wmo2006 };
  let decisions = 0;
  const decider = (view: HandState, seat: Seat) => decideAsBot(level, view, seat, `${name}/${decisions++}`);
  const { events } = playHand(
    deal,
    bySeat(() => decider),
  );
  return endOf(events);
}

const linesOf = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
    : [];

const counted = (hands: readonly EndedHand[], from: string): FieldLevel => ({
  dealt: hands.length,
  seed: from,
  ...PLAYERS.map(player => tallyOf(hands, player)).reduce(addTallies, NO_HANDS),
});

/** Returns the hands of a level: those of a file that was given, or else those that this script plays. */
function fieldOf(level: BotLevel): FieldLevel {
  const given = values.played.map(one => one.split('=')).find(([name]) => name === level);
  if (given) {
    const [, file = '', from = ''] = given;
    const played = linesOf(file).map(line => JSON.parse(line) as { hand: number; events: readonly HandEvent[] });
    return counted(
      played.filter(({ hand }) => hand < most).map(({ events }) => endOf(events)),
      from,
    );
  }
  const file = join(folder, `${level}.jsonl`);
  for (let hand = linesOf(file).length; hand < most; hand++)
    appendFileSync(file, `${JSON.stringify(play(level, hand))}\n`);
  return counted(
    linesOf(file).map(line => JSON.parse(line) as EndedHand),
    seed,
  );
}

mkdirSync(folder, { recursive: true });
const field = Object.fromEntries(BOT_LEVELS.map(level => [level, fieldOf(level)]));
writeFileSync(FIELD, `${JSON.stringify(field, undefined, 2)}\n`);
