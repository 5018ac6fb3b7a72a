import {
  type GameId,
  type GameRecord,
  type GameSheet,
  type GameSummary,
  LOG_VERSION,
  RECORD_FORMAT,
  type RecordedFact,
  type SheetLine,
  type TableState,
} from '@gorrion/protocol';
import { byPlayer, type HandRecord, type Player, pointsPaid, type ScoredFan, winnersScore } from '@gorrion/rules';
import { signatureOf } from '../people/people.ts';
import { replayTable } from '../state/evolve.ts';
import { shownFromOf } from '../state/lag.ts';

function lineOf({ number, outcome, players, changes }: HandRecord): SheetLine {
  if (outcome.kind !== 'won') return { hand: number, kind: outcome.kind, changes };
  const score = winnersScore(outcome);
  const isSelfDrawn = outcome.from === outcome.seat;
  return {
    hand: number,
    kind: 'won',
    winner: players[outcome.seat],
    ...(isSelfDrawn ? {} : { from: players[outcome.from] }),
    points: pointsPaid(score),
    fans: score.fans.map(({ id }) => id),
    changes,
  };
}

/** Returns the lines of a table's sheet so far. */
export const sheetLines = ({ session }: TableState): readonly SheetLine[] => session.results.map(lineOf);
/** Whether a hand was won or drawn. A game without such a hand says nothing about its players. */
const isDecided = ({ outcome }: HandRecord): boolean => outcome.kind !== 'void';

function withShownFrom(facts: readonly RecordedFact[]): Pick<GameSheet, 'shownFrom'> {
  const shownFrom = shownFromOf(facts);
  return shownFrom === undefined ? {} : { shownFrom };
}

/** Returns what the sheet of a game says after these facts. */
export function sheetOf(facts: readonly RecordedFact[]): GameSheet {
  const { settings, places, session, forms } = replayTable(facts);
  return {
    ruleset: settings.ruleset,
    ...(settings.name !== undefined && { title: settings.name }),
    hands: settings.hands,
    ...(settings.rated && forms?.to !== undefined && session.results.some(isDecided) && { ratedAt: forms.to }),
    ...(settings.delay !== undefined && withShownFrom(facts)),
    players: byPlayer(player => signatureOf(places[player])),
    lines: session.results.map(lineOf),
    totals: session.totals,
    tablePoints: session.end?.tablePoints ?? null,
    end: session.end?.reason ?? null,
  };
}

const isEnd = ({ event }: RecordedFact): boolean => event.type === 'session' && event.event.type === 'session-ended';

/** Returns the record of a game from its facts. What is added to its sheet after its end does not move the end. */
export function recordOf(id: GameId, facts: readonly RecordedFact[]): GameRecord {
  const from = facts[0]?.at ?? 0;
  const to = (facts.findLast(isEnd) ?? facts.at(-1))?.at ?? 0;
  return { format: RECORD_FORMAT, id, log: LOG_VERSION, from, to, sheet: sheetOf(facts), facts };
}

/** Returns a player's best win; null without one. */
function bestOf(lines: readonly SheetLine[], player: Player): GameSummary['best'][number] {
  const wins = lines.filter(({ winner }) => winner === player);
  const [best] = wins.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return best ? { points: best.points ?? 0, fans: best.fans ?? [] } : null;
}

const fansOf = (lines: readonly SheetLine[], player: Player): readonly ScoredFan[] => [
  ...new Set(lines.filter(({ winner }) => winner === player).flatMap(({ fans }) => fans ?? [])),
];

/** Returns a game as a list shows it. */
export function summaryOf({ id, from, to, sheet }: Pick<GameRecord, 'id' | 'from' | 'to' | 'sheet'>): GameSummary {
  const { lines, ...rest } = sheet;
  return {
    ...rest,
    id,
    from,
    to,
    played: lines.length,
    wins: byPlayer(player => lines.filter(({ winner }) => winner === player).length),
    dealtIn: byPlayer(player => lines.filter(line => line.from === player).length),
    best: byPlayer(player => bestOf(lines, player)),
    fans: byPlayer(player => fansOf(lines, player)),
  };
}
