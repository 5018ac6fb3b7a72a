import {
  COMPARED_LEVELS,
  type DailyBot,
  type DailyState,
  EXPERT_LEVEL,
  FULL_FIELD,
  GAMES_OF_LEVEL,
} from '@gorrion/events/daily';
import { settingsOfDaily } from '@gorrion/events/daily/kind';
import { type BotLevel, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { type Bots, type Entropy, finishedGames, playBotGame, type SealedSource } from '@gorrion/table';
import type { Store } from '../persistence/store.ts';
import { eventOfDaily } from './dailyTables.ts';
import { resultOfLine } from './duplicateResults.ts';

/* The server's own bots in the place of a person: whom a small field is compared with, and the expert's line. */

/** A game of bots that is to be played: the level in the place of a person, and which of its games. */
export type WantedBot = Pick<DailyBot, 'pool' | 'level' | 'run'>;

/** Returns the games of bots that a pool still lacks. A pool that nobody plays, or many do, is compared without bots. */
export function wantedBots({ plays, bots }: DailyState, pool: number): readonly WantedBot[] {
  const played = plays.filter(play => play.pool === pool);
  if (played.length === 0) return [];
  const isFull = played.filter(play => play.played && !play.isLate).length >= FULL_FIELD;
  const runs = Array.from({ length: isFull ? 0 : GAMES_OF_LEVEL }, (_, run) => run);
  const field = runs.flatMap(run => COMPARED_LEVELS.map((level): WantedBot => ({ pool, level, run })));
  const all = [...field, { pool, level: EXPERT_LEVEL, run: 0 }];
  return all.filter(({ level, run }) => !bots.some(b => b.pool === pool && b.level === level && b.run === run));
}

interface Means {
  readonly store: Pick<Store, 'keepGame'>;
  readonly bots: Bots;
  readonly entropy: Entropy;
  readonly sealed: SealedSource;
  readonly at: number;
}

const NOBODY = '' as PersonId;

/**
 * Lets a bot play a person's four hands. `code`: the table of its game, which is kept to be replayed; undefined: only its
 * results are.
 */
export async function playDailyBot(
  state: DailyState,
  { pool, level, run }: WantedBot,
  code: TableCode | undefined,
  { store, bots, entropy, sealed, at }: Means,
): Promise<DailyBot> {
  const levels = byPlayer((player): BotLevel => (player === 0 ? level : state.level));
  const log = await playBotGame({
    settings: settingsOfDaily(state, pool),
    event: eventOfDaily(state, pool),
    levels,
    at,
    // A server that starts again plays the same line.
    seed: `${state.date} ${pool} ${level} ${run}`,
    guest: 0,
    means: { entropy, sealed },
    bots,
  });
  const [kept] = finishedGames(log, () => gameIdOf(code ?? ('BOTS' as TableCode), 1));
  if (!kept) throw new Error('a game of bots has no end');
  const { record } = kept;
  const results = record.sheet.lines.map(resultOfLine);
  if (code === undefined) return { pool, level, run, results };
  await store.keepGame({ record, host: NOBODY, access: 'link', origin: 'table', people: [] });
  return { pool, level, run, results, code, game: record.id };
}
