import { type GameRecord, isDated, type TableState } from '@gorrion/protocol';
import {
  actingSeat,
  type ByPlayer,
  byPlayer,
  drawsLeft,
  explain,
  type HandRecord,
  isClassical,
  isFlower,
  meldTiles,
  type Player,
  placeOfHand,
  playerAt,
  pointsPaid,
  type Ruleset,
  type Seat,
  seatOf,
  startingSeat,
  viewFor,
  type WonOutcome,
  winnersScore,
} from '@gorrion/rules';
import { Replay, type ReplayHand, turnOf } from '@gorrion/table';
import type { Picture, PictureHand, PictureName, ResultsPicture, TileGroup } from './picture.ts';

/* What there is to show of finished hands. A record holds nothing of a hand in play, and so does no picture. */

/** Returns the groups of a winning hand: the sets that are scored, or the concealed tiles and each meld. */
function groupsOf({ claim }: WonOutcome, rules: Ruleset): readonly TileGroup[] {
  const { concealed, melds, winningTile } = claim;
  const parts = isClassical(rules) ? undefined : explain(claim, rules)?.reading.parts;
  if (parts && parts.length > 1)
    return parts.map(({ tiles, hasWinningTile }) => ({
      tiles,
      won: hasWinningTile ? tiles.lastIndexOf(winningTile) : -1,
    }));
  return [
    { tiles: concealed.toSorted((a, b) => a - b), won: -1 },
    { tiles: [winningTile], won: 0 },
    ...melds.map(meld => ({ tiles: meldTiles(meld), won: -1 })),
  ];
}

/** Returns what there is to show of a hand that is over. `players` are named by player. */
function handMoment(
  { outcome, players: seating, changes }: Pick<HandRecord, 'outcome' | 'players' | 'changes'>,
  rules: Ruleset,
  hand: PictureHand,
  players: readonly string[],
): Picture {
  if (outcome.kind !== 'won') return { kind: 'drawn', hand, isVoid: outcome.kind === 'void' };
  const nameAt = (seat: Seat): PictureName => ({ name: players[seating[seat]] ?? '', seat });
  const score = isClassical(rules) ? undefined : winnersScore(outcome);
  const fans = (score?.fans ?? [])
    .filter(({ id }) => id !== 'flower-tiles')
    .map(({ id, times, points }) => ({ id, points: times * points }));
  return {
    kind: 'won',
    hand,
    winner: nameAt(outcome.seat),
    from: outcome.from === outcome.seat ? undefined : nameAt(outcome.from),
    isRobbed: outcome.robbed,
    groups: groupsOf(outcome, rules),
    fans: fans.toSorted((a, b) => b.points - a.points),
    flowers: score?.flowers ?? 0,
    points: score ? pointsPaid(score) : changes[seating[outcome.seat]],
  };
}

/** Returns the totals of each player from the start on. */
const runsOf = (changes: readonly ByPlayer<number>[]): ResultsPicture['runs'] =>
  byPlayer(player => {
    let total = 0;
    return [0, ...changes.map(change => (total += change[player]))];
  });

/** Returns what there is to show of a game: who won it, and how. */
export function gameMoment({ sheet, to, ...record }: GameRecord): ResultsPicture {
  const played = sheet.lines.filter(({ kind }) => kind !== 'void');
  return {
    kind: 'results',
    title: sheet.title,
    players: byPlayer(player => ({ name: sheet.players[player].name, seat: startingSeat(player) })),
    totals: sheet.totals,
    runs: runsOf(sheet.lines.map(({ changes }) => changes)),
    hands: played.length,
    at: isDated(record) ? to : undefined,
  };
}

/** Returns whose eyes see a move: who acts, or else who has just moved. */
function viewerOf(hand: ReplayHand, move: number, acting: Seat | undefined): Seat {
  if (acting !== undefined) return acting;
  const seats = hand.moves.slice(0, move + 1).flatMap(({ seat }) => seat ?? []);
  return seats.at(-1) ?? 0;
}

/** Returns what there is to show of a table whose hand is over; undefined while it is played, or where its deals are sealed. */
export function tableMoment({ session, settings, places }: TableState, of: 'hand' | 'game'): Picture | undefined {
  if (settings.deals) return undefined;
  const names = places.map(chair => (chair.kind === 'empty' ? '' : chair.name));
  const { results, totals } = session;
  const last = results.at(-1);
  if (!last) return undefined;
  if (of === 'hand') {
    if (session.hand.phase.name !== 'over' || last.number !== session.handNumber) return undefined;
    return handMoment(last, session.hand.rules, placeOfHand(last, results), names);
  }
  return {
    kind: 'results',
    title: settings.name,
    players: byPlayer(player => ({ name: names[player] ?? '', seat: startingSeat(player) })),
    totals,
    runs: runsOf(results.map(({ changes }) => changes)),
    hands: results.filter(({ outcome }) => outcome.kind !== 'void').length,
    at: undefined,
  };
}

/**
 * Returns what there is to show of a hand of a game, by its key ("e3"): its end, or the position after a move. Undefined
 * if the game has no such hand. `by`: the player whose view it is at every move; without it that of the player who moves.
 */
export function drawnMoment(record: GameRecord, key: string, step?: number, by?: Player): Picture | undefined {
  const replay = Replay.of(record);
  const n = replay.find(key);
  const hand = n === undefined ? undefined : replay.hands[n];
  if (n === undefined || !hand) return undefined;
  const last = hand.moves.length - 1;
  const move = Math.min(step ?? last, last);
  const { session } = replay.stateAt(n, move);
  const names = record.sheet.players.map(({ name }) => name);
  const place = { round: hand.round, inRound: hand.inRound };
  const { phase, rules } = session.hand;
  if (phase.name === 'over') {
    const { outcome } = phase;
    const changes = hand.changes ?? [0, 0, 0, 0];
    return handMoment({ outcome, players: hand.seating as HandRecord['players'], changes }, rules, place, names);
  }
  const acting = actingSeat(session.hand);
  const seat = by === undefined ? viewerOf(hand, move, acting) : seatOf(session, by);
  const player: Player = playerAt(session, seat);
  return {
    kind: 'position',
    hand: place,
    turn: turnOf(hand, move),
    tilesLeft: drawsLeft(session.hand),
    viewer: { name: names[player] ?? '', seat },
    // While flowers are to be exposed there is nothing to discard.
    isAsked:
      by === undefined &&
      acting !== undefined &&
      phase.name === 'turn' &&
      !session.hand.seats[seat].concealed.some(isFlower),
    seen: viewFor(session.hand, seat),
  };
}
