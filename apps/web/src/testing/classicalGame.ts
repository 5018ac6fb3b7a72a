import { decideAsBot } from '@gorrion/bots';
import { type GameRecord, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import {
  legalActions,
  macau,
  type Player,
  type Ruleset,
  SEATS,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  viewFor,
  wallOf,
} from '@gorrion/rules';
import { clockOf, finishedGames } from '@gorrion/table';
import { PERSON, TestTable } from './table.ts';

/* A whole game of the older ways, as the archive keeps it. */

const CODE = 'MACA2345' as TableCode;

function ask(table: TestTable, seat: Seat, seed: string): void {
  const { hand } = table.state.session;
  const command = decideAsBot('easy', viewFor(hand, seat), seat, seed);
  table.do({ type: 'play', command: command as never });
}

function playHand(table: TestTable, seed: string): void {
  for (;;) {
    const { hand } = table.state.session;
    const { phase } = hand;
    if (phase.name === 'over') return;
    if (phase.name === 'turn') {
      ask(table, phase.seat, seed);
      continue;
    }
    const asked = SEATS.filter(seat => legalActions(hand, seat).length > 0);
    for (const seat of asked) {
      if (legalActions(table.state.session.hand, seat).length > 0) ask(table, seat, seed);
    }
    if (table.state.session.hand.phase.name === 'claims') table.do({ type: 'play', command: { type: 'close-claims' } });
  }
}

/** Plays one round by bots with the names of people, Ana as the first banker. The same seed gives the same game. */
export function classicalGame(seed: string, rules: Ruleset = macau): GameRecord {
  const settings = { ...new TestTable().state.settings, ruleset: rules.id, hands: 4 } as const;
  const table = new TestTable().add({
    type: 'table-opened',
    settings,
    clock: clockOf(settings),
    host: 'ana' as PersonId,
  });
  for (const [place, name] of ['Ana', 'Mei', 'Botan', 'Tomás'].entries())
    table.add({ type: 'seated', place: place as Player, who: PERSON(name) });
  table.do({ type: 'start', options: { rules, hands: 4 } });
  for (let n = 0; table.state.session.phase !== 'over'; n++) {
    const random = seeded(`${seed} ${n}`);
    table.do({ type: 'begin-hand', ring: shuffledRing(random, wallOf(rules)), dice: throwDice(random) });
    playHand(table, `${seed} ${n}`);
  }
  return finishedGames(table.entries, number => gameIdOf(CODE, number))[0]!.record;
}
