import type { GameRecord } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  chowTiles,
  type HandEvent,
  type Meld,
  SEATS,
  type Seat,
  type Tile,
  tileText,
} from '@gorrion/rules';
import { type HandFacts, handsIn } from './handFacts.ts';

/*
 * A game as lines of JSON in the manner of MJAI, the form in which programs of riichi mahjong tell games. What MCR has beside
 * it is told by `flower`, by the fans of a `hora`, and by tiles `f1` to `f8`; packages/protocol/docs/record.md says all of it.
 */

type Line = Readonly<Record<string, unknown>>;

const names = (tiles: readonly Tile[]): readonly string[] => tiles.map(tileText);
const copies = (tile: Tile, count: number): readonly string[] => Array.from({ length: count }, () => tileText(tile));

/** Returns the line of a meld that was laid down. */
function meldLine(meld: Meld, seat: Seat, { seating }: HandFacts): Line {
  const actor = seating[seat];
  if (meld.kind === 'kong' && meld.form === 'concealed')
    return { type: 'ankan', actor, consumed: copies(meld.tile, 4) };
  const told = { actor, target: seating[(meld as { from: Seat }).from] };
  if (meld.kind === 'chow') {
    const consumed = names(chowTiles(meld.low).filter(tile => tile !== meld.claimed));
    return { type: 'chi', ...told, pai: tileText(meld.claimed), consumed };
  }
  const isKong = meld.kind === 'kong';
  return {
    type: isKong ? 'daiminkan' : 'pon',
    ...told,
    pai: tileText(meld.tile),
    consumed: copies(meld.tile, isKong ? 3 : 2),
  };
}

/** Returns the line of an event; undefined for what only our rules have, as words and fouls. */
function lineOf(event: HandEvent, hand: HandFacts): Line | undefined {
  const actor = 'seat' in event ? hand.seating[event.seat] : undefined;
  switch (event.type) {
    case 'drew':
      return { type: 'tsumo', actor, pai: tileText(event.tile) };
    case 'flower-exposed':
      return { type: 'flower', actor, pai: tileText(event.tile) };
    case 'discarded':
      return { type: 'dahai', actor, pai: tileText(event.tile), tsumogiri: event.isDrawn === true };
    case 'melded':
      return meldLine(event.meld, event.seat, hand);
    case 'kong-added':
      return { type: 'kakan', actor, pai: tileText(event.tile), consumed: copies(event.tile, 3) };
    case 'won': {
      const { fans, total } = event.scores[event.seat];
      return {
        type: 'hora',
        actor,
        target: hand.seating[event.from],
        pai: tileText(event.tile),
        points: total,
        fans,
      };
    }
    case 'exhausted':
      return { type: 'ryukyoku', reason: 'exhausted' };
    case 'stopped':
      return { type: 'ryukyoku', reason: 'stopped' };
    default:
      return undefined;
  }
}

function handLines(hand: HandFacts, scores: ByPlayer<number>): readonly Line[] {
  const { dealt, events, seating, record } = hand;
  const tehais = byPlayer(player => names(dealt.hands[seating.indexOf(player) as Seat].slice(0, 13)));
  const fourteenth = dealt.hands[0][13];
  const oya = seating[0];
  return [
    {
      type: 'start_kyoku',
      bakaze: 'ESWN'[record.round],
      kyoku: ((hand.number - 1) % SEATS.length) + 1,
      honba: 0,
      oya,
      seats: seating,
      scores,
      tehais,
    },
    ...(fourteenth === undefined ? [] : [{ type: 'tsumo', actor: oya, pai: tileText(fourteenth) }]),
    ...events.map(event => lineOf(event, hand)).filter(line => line !== undefined),
    { type: 'end_kyoku', deltas: record.changes },
  ];
}

/**
 * Returns a finished game of competition rules as lines of JSON, one event a line. Actors are players (0 to 3 for the whole game);
 * `deltas` are the table points of a hand, `scores` those before it.
 */
export function mjaiLines(record: GameRecord): string {
  const { sheet, id, from } = record;
  const lines: Line[] = [
    { type: 'start_game', names: sheet.players.map(({ name }) => name), rules: sheet.ruleset, id, from },
  ];
  let scores = byPlayer(() => 0);
  for (const hand of handsIn(record)) {
    lines.push(...handLines(hand, scores));
    const before = scores;
    scores = byPlayer(player => before[player] + hand.record.changes[player]);
  }
  lines.push({ type: 'end_game', scores: sheet.totals });
  return lines.map(line => `${JSON.stringify(line)}\n`).join('');
}
