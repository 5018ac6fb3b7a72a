import { botzoneName } from '@gorrion/bots';
import type { GameRecord } from '@gorrion/protocol';
import { type HandEvent, isFlower, SEATS, type Seat, type Tile } from '@gorrion/rules';
import { type HandFacts, handsIn, wonIn } from './handFacts.ts';

/*
 * The hands of a game as the lines of Botzone's data sets. Botzone plays without flowers: a flower that is replaced at once
 * leaves no trace but its replacement. A hand in which somebody kept or discarded one is left out, and one in which a seat drew
 * more tiles than there are in its own wall there.
 */

/** Tiles that a player of Botzone can draw after the deal. */
const OWN_DRAWS = 136 / 4 - 13;

/** What a file of Botzone's lines lacks of its game. */
export interface BotzoneText {
  readonly text: string;
  /** Numbers of the hands that are not in it, from 1. */
  readonly leftOut: readonly number[];
}

/** The tiles of each seat, and the draws and acts that follow, with flowers replaced; undefined if it is left out. */
interface Flowerless {
  readonly hands: readonly (readonly Tile[])[];
  readonly events: readonly HandEvent[];
}

type Drew = Extract<HandEvent, { type: 'drew' }>;

function flowerless({ dealt, events }: Pick<HandFacts, 'dealt' | 'events'>): Flowerless | undefined {
  const hands = SEATS.map(seat => dealt.hands[seat].slice(0, 13));
  const told: HandEvent[] = [];
  /** Puts a tile where a flower stands that its seat must still replace: in its hand, or among the draws. */
  const places = SEATS.map((seat): ((tile: Tile) => unknown)[] =>
    hands[seat]!.flatMap((tile, n) => (isFlower(tile) ? [(other: Tile) => hands[seat]!.splice(n, 1, other)] : [])),
  );
  const draw = (event: Drew) => {
    const at = told.push(event) - 1;
    if (isFlower(event.tile)) places[event.seat]!.push(tile => told.splice(at, 1, { ...event, tile }));
  };
  const fourteenth = dealt.hands[0][13];
  if (fourteenth !== undefined) draw({ type: 'drew', seat: 0, tile: fourteenth, source: 'wall' });
  for (const event of events) {
    if (event.type === 'drew' && (event.source === 'wall' || event.source === 'kong')) draw(event);
    else if (event.type === 'drew') isFlower(event.tile) || places[event.seat]!.shift()?.(event.tile);
    else if (event.type === 'discarded' && (isFlower(event.tile) || places[event.seat]!.length > 0)) return undefined;
    else told.push(event);
  }
  const drawn = SEATS.map(seat => told.filter(event => event.type === 'drew' && event.seat === seat).length);
  const isWhole = places.every(left => left.length === 0) && Math.max(...drawn) <= OWN_DRAWS;
  return isWhole ? { hands, events: told } : undefined;
}

/** Returns the line of an event; undefined for what Botzone does not tell. */
function lineOf(event: HandEvent): string | undefined {
  const by = 'seat' in event ? `Player ${event.seat}` : '';
  switch (event.type) {
    case 'drew':
      return `${by} Draw ${botzoneName(event.tile)}`;
    case 'discarded':
      return `${by} Play ${botzoneName(event.tile)}`;
    case 'kong-added':
      return `${by} BuGang ${botzoneName(event.tile)}`;
    case 'melded': {
      const { meld } = event;
      if (meld.kind === 'chow') return `${by} Chi ${botzoneName((meld.low + 1) as Tile)}`;
      if (meld.kind === 'pung') return `${by} Peng ${botzoneName(meld.tile)}`;
      return `${by} ${meld.form === 'concealed' ? 'AnGang' : 'Gang'} ${botzoneName(meld.tile)}`;
    }
    case 'won':
      return `${by} Hu ${botzoneName(event.tile)}`;
    default:
      return undefined;
  }
}

/** A hand that is written as a match of its own. */
interface Match extends Pick<HandFacts, 'dealt' | 'events'> {
  readonly name: string;
  readonly wind: Seat;
  /** Points by seat. */
  readonly score: readonly number[];
}

/** Returns the lines of a match; undefined if it is left out. */
export function botzoneMatch({ name, wind, score, ...hand }: Match): string | undefined {
  const plain = flowerless(hand);
  if (!plain) return undefined;
  const won = wonIn(hand.events);
  return [
    `Match ${name}`,
    `Wind ${wind}`,
    ...SEATS.map(seat => `Player ${seat} Deal ${plain.hands[seat]!.map(botzoneName).join(' ')}`),
    ...plain.events.flatMap(event => lineOf(event) ?? []),
    ...(won ? [`Fan ${won.scores[won.seat].total}`] : ['Huang']),
    `Score ${score.join(' ')}`,
    '',
  ].join('\n');
}

/** Returns the hands of a finished game of competition rules as a text of matches, in order, with our points. */
export function botzoneText(game: GameRecord): BotzoneText {
  const hands = handsIn(game).map(({ number, seating, record, ...hand }) => ({
    number,
    text: botzoneMatch({
      ...hand,
      name: `${game.id}-${number}`,
      wind: record.round,
      score: SEATS.map(seat => record.changes[seating[seat]]),
    }),
  }));
  return {
    text: hands.flatMap(({ text }) => text ?? []).join('\n'),
    leftOut: hands.flatMap(({ number, text }) => (text === undefined ? [number] : [])),
  };
}
