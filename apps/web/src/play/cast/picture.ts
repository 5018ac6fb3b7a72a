import { type ChatLine, isBotChair } from '@gorrion/protocol';
import { type BySeat, HIDDEN, meldTiles, SEATS, type Seat, type Tile, tilesLeft } from '@gorrion/rules';
import { turnSeat } from '../../board/turn.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, seesOpenHands } from '../../client/store/people.ts';
import { platesOf } from '../../client/store/tableView.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { lastDiscard } from '../tv/lastDiscard.ts';
import { lateText } from '../watchers/lateText.ts';
import type { OpenWait, SeatChance } from './chances/chances.ts';
import type { ShownPart } from './look.ts';

/** What somebody has just called. */
export type Called = 'chow' | 'pung' | 'kong' | 'win';

export interface CastSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  /** Undefined before the game, when nobody has a wind yet either. */
  readonly points: number | undefined;
  /** What the hand that is over has brought. */
  readonly change?: number | undefined;
  readonly isOn: boolean;
  readonly called?: Called | undefined;
  /** The concealed tiles, where the viewer sees them. */
  readonly tiles?: readonly Tile[] | undefined;
  readonly melds: readonly (readonly Tile[])[];
  /** From 0 to 1. */
  readonly chance?: number | undefined;
  readonly waits: readonly OpenWait[];
}

/** All that the picture of a cast may show, of what one viewer sees. */
export interface CastPicture {
  readonly seats: readonly CastSeat[];
  /** What the picture has no room for, because the table does not show it now. */
  readonly lacks?: readonly ShownPart[] | undefined;
  /** Undefined before the game. */
  readonly round: { readonly wind: Seat; readonly hand: number } | undefined;
  /** Says before the game when there will be something to see. */
  readonly begins?: string | undefined;
  readonly left: number | undefined;
  /** The last discard, or the tile that was won with. */
  readonly tile: Tile | undefined;
  /** How late the picture is; undefined if it is live. */
  readonly late?: string | undefined;
  /** The newest line of the commentator. */
  readonly said?: { readonly name: string; readonly text: string } | undefined;
}

const CALLED: Readonly<Record<string, Called>> = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  concealed: 'kong',
  shown: 'kong',
  added: 'kong',
  win: 'win',
};

/** Returns what a table does not show: hands that are not open in play until they are over, and then no chances. */
function lackingAt(table: FollowedTable, hasHands: boolean): readonly ShownPart[] {
  if (seesOpenHands(table)) return [];
  return hasHands ? ['chances'] : ['hands', 'chances'];
}

/** Returns what a table shows before its viewer sees a game: who is there, and when it begins. */
function waitingPicture(t: Translate, table: FollowedTable): CastPicture | undefined {
  const { places, settings } = table.state;
  const seats = places.flatMap((place, n): CastSeat[] => {
    const name = nameAt(place);
    if (name === undefined) return [];
    const isBot = isBotChair(place);
    return [{ seat: SEATS[n]!, name: t.nameOf(name), isBot, points: undefined, isOn: false, melds: [], waits: [] }];
  });
  const begins = t(settings.delay === 'hand' ? 'cast.begins.hand' : 'cast.begins.soon');
  if (seats.length === 0) return undefined;
  const lacks = lackingAt(table, false);
  return { seats, lacks, round: undefined, begins, left: undefined, tile: undefined, late: lateText(t, table) };
}

/** Returns what a table shows in a cast; undefined while there is nothing to show. */
export function pictureOf(
  t: Translate,
  table: FollowedTable,
  chances: BySeat<SeatChance> | undefined,
): CastPicture | undefined {
  const { state, moves } = table;
  const { session } = state;
  const { hand } = session;
  if (state.stage === 'closed') return undefined;
  if (state.stage !== 'playing' || hand.phase.name === 'undealt')
    return session.handNumber > 1 ? undefined : waitingPicture(t, table);
  const plates = platesOf(t, state);
  const outcome = hand.phase.name === 'over' ? hand.phase.outcome : undefined;
  const won = outcome?.kind === 'won' ? outcome : undefined;
  const on = won ? won.seat : turnSeat(hand);
  const last = moves.at(-1);
  const seats = SEATS.map((seat): CastSeat => {
    const { concealed, melds } = hand.seats[seat];
    const { name, kind, score } = plates[seat];
    const isCaller = last !== undefined && 'seat' in last && last.seat === seat;
    const isSeen = !concealed.includes(HIDDEN) && concealed.length > 0;
    return {
      seat,
      name,
      isBot: kind === 'bot',
      points: score,
      change: outcome?.payments[seat],
      isOn: on === seat,
      called: isCaller ? CALLED[last.kind] : undefined,
      tiles: isSeen ? concealed : undefined,
      melds: melds.map(meldTiles),
      chance: chances?.[seat].chance,
      waits: chances?.[seat].waits ?? [],
    };
  });
  return {
    seats,
    lacks: lackingAt(
      table,
      seats.some(({ tiles }) => tiles),
    ),
    round: { wind: hand.prevalentWind, hand: Math.max(1, session.handNumber) },
    left: outcome ? undefined : tilesLeft(hand.wall),
    tile: won?.tile ?? lastDiscard(hand)?.tile,
    late: lateText(t, table),
  };
}

/** How long (ms) a line of the commentator stands in the picture. */
export const SAID_MS = 15_000;

/** Returns the newest line of a person in the chat of spectators, while it is young at a time (server ms). */
export function saidBy(t: Translate, chat: readonly ChatLine[], voice: string, now: number): CastPicture['said'] {
  const line = chat.findLast(({ from, room }) => room === 'spectators' && from.id === voice);
  if (!line || !('text' in line) || now - line.at > SAID_MS) return undefined;
  return { name: t.nameOf(line.from.name), text: line.text };
}

const SAMPLE_HANDS = [
  [0, 2, 7, 9, 14, 15, 22, 22, 24, 27],
  [0, 4, 7, 9, 10, 11, 19, 19, 27, 30],
  [3, 9, 13, 18, 23, 26, 30, 31, 32],
  [1, 2, 8, 10, 12, 14, 17, 20, 22, 31],
] as unknown as readonly (readonly Tile[])[];
const SAMPLE_MELDS = [
  [3, 4, 5],
  [10, 11, 12],
  [33, 33, 33],
  [21, 21, 21],
] as unknown as readonly (readonly Tile[])[];

/** A picture for who prepares a cast before the game. */
export const samplePicture = (names: readonly string[]): CastPicture => ({
  seats: SEATS.map(seat => ({
    seat,
    name: names[seat] || ['Mei', 'Ana', 'Tomás', 'Lena'][seat]!,
    isBot: false,
    points: [-42, 58, -35, 19][seat]!,
    isOn: seat === 0,
    tiles: SAMPLE_HANDS[seat],
    melds: [SAMPLE_MELDS[seat]!],
    chance: [0.21, 0.34, 0.09, 0.12][seat],
    waits: [],
  })),
  round: { wind: 1 as Seat, hand: 6 },
  left: 45,
  tile: 6 as Tile,
});
