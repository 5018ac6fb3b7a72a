import { FAN_NAMES, type Language, PLAYERS, placesOf, type Tile, tileOf, tilesApart } from '@gorrion/rules';
import type { Picture, PositionPicture, ResultsPicture, WonPicture } from './picture.ts';
import { type CanWrite, type Speaker, sitsOf, speaker } from './preview.ts';
import { inShape, type Shape, SIZES } from './shape.ts';
import { GLOW, GOLD, INK, INK_2, lines, sheet, text, tile, WIDTH, widthOf } from './svg.ts';
import { tableOf } from './tableOf.ts';
import type { Drawings } from './tiles.ts';
import { counted, filled, signed } from './words/words.ts';

/* Draws pictures as SVG: the same for a server and for a page, which differ in their fonts alone. */

/** What pictures are made with. */
export interface Making {
  readonly language: Language;
  readonly drawings: Drawings;
  /** Where the picture leads, as people read it: "club.example/g/ab12". */
  readonly address: string;
  /** Default: every text can be written. */
  readonly canWrite?: CanWrite;
  /** A `<style>` with fonts, for a reader that has none. */
  readonly styles?: string;
  /** Default: wide, as messengers and networks show it. */
  readonly shape?: Shape;
}

/** The left and the right edge of what is written (px). */
const [LEFT, RIGHT] = [68, WIDTH - 68];
const ROOM = RIGHT - LEFT;
/** Tiles in a row: the lower left corner of the first, and the most that a tile is wide (px). */
const [FOOT, WIDEST] = [412, 68];
const GAP = 16;
/** The first kinds of the three suits and of the winds; the sparrow is the first of bamboo. */
const [CHARACTERS, SPARROW, DOTS, WINDS] = [0, 9, 18, 27].map(tileOf) as [Tile, Tile, Tile, Tile];

/** The bird, the name of the product and the address. */
const foot = (address: string): string =>
  `<g transform="rotate(-6 80 563)">${tile(LEFT, 547, 24, SPARROW)}</g>` +
  text(106, 571, 'Gorrión', { size: 25, font: 'display' }) +
  text(RIGHT, 571, address, { size: 21, anchor: 'end', room: 700 });

interface Group {
  readonly tiles: readonly Tile[];
  /** Index of the tile that is framed; -1 for none. */
  readonly won: number;
}

/** Draws groups of tiles in the middle of a row, as large as they fit. */
function row(groups: readonly Group[], bottom: number, widest: number): string {
  const count = groups.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const gaps = (groups.length - 1) * GAP;
  const face = Math.min(widest, (ROOM - gaps) / (count || 1) - 1);
  let x = (WIDTH - count * (face + 1) - gaps) / 2;
  let drawn = '';
  let lit = '';
  for (const { tiles, won } of groups) {
    for (const [n, one] of tiles.entries()) {
      const shape = tile(x, bottom - (face * 4) / 3, face, one, { isLit: n === won });
      if (n === won) lit = shape;
      else drawn += shape;
      x += face + 1;
    }
    x += GAP;
  }
  return drawn + lit;
}

/** Draws a name in Chinese behind everything else. */
const behind = (name: string, canWrite: CanWrite): string =>
  canWrite(name)
    ? text(RIGHT + 30, 310, name, { size: 300, font: 'display', anchor: 'end', fill: GOLD, opacity: 0.15, room: 1000 })
    : '';

/** Draws a figure at the right of the head, with its unit below it. */
const figure = (count: string, unit: string): string =>
  text(RIGHT, 172, count, { size: 176, font: 'display', anchor: 'end' }) +
  text(RIGHT, 236, unit, { size: 25, anchor: 'end' });

/** Draws what a hand is worth, fan by fan; what has no room is counted. */
function fansOf(say: Speaker, { fans, flowers }: WonPicture): string {
  const all = [
    ...fans.map(({ id, points }) => [say.fanOf(id), points] as const),
    ...(flowers > 0 ? [[say.words.flowers, flowers] as const] : []),
  ];
  const size = all.length > 4 ? 24 : 27;
  const [between, beside] = [34, 9];
  const wide = ([name, points]: readonly [string, number]) => widthOf(name, size) + beside + widthOf(`${points}`, size);
  const rows: (typeof all)[] = [[]];
  for (const fan of all) {
    const taken = rows.at(-1)!.reduce((sum, one) => sum + wide(one) + between, 0);
    if (taken + wide(fan) <= ROOM) rows.at(-1)!.push(fan);
    else rows.push([fan]);
  }
  const [first = [], second = []] = rows;
  const hidden = rows.slice(2).flat().length;
  const shown = hidden > 0 ? [first, second.slice(0, -1)] : second.length > 0 ? [first, second] : [first];
  const drawn = shown.map((fans, n) => {
    let x = LEFT;
    const y = shown.length === 1 ? 506 : 478 + 40 * n;
    const isLast = n === shown.length - 1;
    const pieces = fans.map(fan => {
      const at = x;
      x += wide(fan) + between;
      // The figure follows its name, however wide the letters of a font are.
      return text(at, y, fan[0], { size, font: 'display' }).replace(
        '</text>',
        `<tspan dx="${beside}" fill="${GOLD}">${fan[1]}</tspan></text>`,
      );
    });
    const more = filled(say.words.more, { count: hidden + 1 });
    return pieces.join('') + (isLast && hidden > 0 ? text(x, y, more, { size, font: 'display', fill: INK_2 }) : '');
  });
  return drawn.join('');
}

function won(say: Speaker, picture: WonPicture, canWrite: CanWrite): string {
  const [fan] = picture.fans;
  const count = fan ? `${picture.points}` : signed(picture.points);
  const room = ROOM - widthOf(count, 176) - 40;
  const title = say.wonTitle(picture);
  // A long title is written smaller before it is cut.
  const size = Math.max(46, Math.min(76, Math.floor((76 * room * 0.95) / widthOf(title, 76))));
  return (
    (fan ? behind(FAN_NAMES[fan.id].zh, canWrite) : '') +
    figure(count, say.points(picture.points)) +
    text(LEFT, 116, title, { size, font: 'display', room }) +
    text(LEFT, 175, say.wonNote(picture), { size: 27, room }) +
    row(picture.groups, FOOT, WIDEST) +
    fansOf(say, picture)
  );
}

function position(say: Speaker, picture: PositionPicture, drawings: Drawings): string {
  const { words, language } = say;
  const { seen, viewer, isAsked, hand, turn, tilesLeft } = picture;
  const { hand: tiles, apart } = tilesApart(seen, viewer.seat);
  const moment = filled(words.moment, { hand: say.handOf(hand), turn });
  const title = lines(isAsked ? words.ask : moment, 68, 610, 2);
  const note = [...(isAsked ? [moment] : []), counted(language, words.left, tilesLeft), sitsOf(say, viewer)].join(
    ' · ',
  );
  const below = 60 + 68 * title.length;
  const groups = [
    { tiles: [...tiles].toSorted((a, b) => a - b), won: -1 },
    ...(apart === undefined ? [] : [{ tiles: [apart], won: 0 }]),
  ];
  return (
    tableOf(seen, viewer.seat, drawings) +
    title.map((line, n) => text(516, 116 + 68 * n, line, { size: 68, font: 'display', room: 616 })).join('') +
    lines(note, 26, 600, 2)
      .map((line, n) => text(516, below + 60 + 35 * n, line, { size: 26 }))
      .join('') +
    (isAsked
      ? lines(words.choose, 22, 600, 2)
          .map((line, n) => text(516, below + 142 + 30 * n, line, { size: 22, fill: INK_2 }))
          .join('')
      : '') +
    row(groups, 508, 70)
  );
}

/** Draws the points of the four players from hand to hand; the first place in gold. */
function runsOf({ runs }: ResultsPicture, first: number): string {
  const [left, top, wide, high] = [LEFT, 330, 480, 190];
  const all = runs.flat();
  const [most, least] = [Math.max(...all), Math.min(...all)];
  const count = Math.max(1, (runs[0]?.length ?? 1) - 1);
  const at = (n: number, points: number) =>
    `${(left + (n * wide) / count).toFixed(1)} ${(top + ((most - points) / (most - least || 1)) * high).toFixed(1)}`;
  const zero = at(0, 0).split(' ')[1];
  const order = PLAYERS.toSorted((a, b) => Number(a === first) - Number(b === first));
  const paths = order.map(player => {
    const look =
      player === first
        ? `stroke="${GLOW}" stroke-width="5"`
        : `stroke="${INK_2}" stroke-opacity=".55" stroke-width="2.5"`;
    return `<path d="M${runs[player].map((points, n) => at(n, points)).join('L')}" fill="none" ${look} stroke-linejoin="round" stroke-linecap="round"/>`;
  });
  return `<path d="M${left} ${zero}h${wide}" stroke="#fff" stroke-opacity=".25"/>${paths.join('')}`;
}

/** How many tiles high the stack of each place is. */
const STACKS = [4, 2, 1, 0];

/** Returns the name of a place in one line, or, if it is longer than its room (px), in two smaller ones. */
function podName(name: string, room: number): readonly string[] {
  if (widthOf(name, 22) <= room) return [name];
  const two = lines(name, 17, 112, 2);
  if (two.length > 1 || widthOf(name, 17) <= 112) return two;
  const signs = [...name];
  const half = Math.ceil(signs.length / 2);
  return [signs.slice(0, half).join(''), signs.slice(half).join('')];
}

function results(say: Speaker, picture: ResultsPicture): string {
  const places = placesOf(picture.totals);
  const order = PLAYERS.toSorted((a, b) => places[a] - places[b] || a - b);
  const pods = order.map((player, n) => {
    const [x, face] = [648 + n * 126, 92];
    const place = places[player];
    const ground = 290;
    const high = (STACKS[place - 1] ?? 0) * 27;
    const stack = Array.from(
      { length: STACKS[place - 1] ?? 0 },
      (_, k) =>
        `<rect x="${x}" y="${ground - (k + 1) * 27 + 12}" width="${face}" height="17" fill="#fbf6ea"/><rect x="${x}" y="${ground - (k + 1) * 27 + 29}" width="${face}" height="10" fill="#d3a65d" stroke="#8a5c22" stroke-width="1"/>`,
    ).join('');
    const isFirst = place === 1;
    const name = say.nameOf(picture.players[player]);
    const names = podName(name, face + 8);
    const plate = isFirst
      ? `<rect x="${x - 12}" y="318" width="${face + 24}" height="${names.length > 1 ? 43 : 34}" rx="8" fill="${GLOW}"/>`
      : '';
    return (
      stack +
      tile(x, ground - high - (face * 4) / 3 + 8, face, (SPARROW + place - 1) as Tile) +
      plate +
      names
        .map((line, k) =>
          text(x + face / 2, (names.length > 1 ? 336 : 342) + 18 * k, line, {
            size: names.length > 1 ? 17 : 22,
            anchor: 'middle',
            fill: isFirst ? '#1d1503' : INK,
            room: names.length > 1 ? 110 : face + 8,
          }),
        )
        .join('') +
      text(x + face / 2, 398, signed(picture.totals[player]), {
        size: 40,
        font: 'display',
        anchor: 'middle',
        room: 118,
      })
    );
  });
  const notes = say.resultsNotes(picture);
  const title = say.resultsTitle(picture);
  // Who share a place have long names together.
  const size = widthOf(title, 76) > 540 ? 50 : 76;
  const head = lines(title, size, 540, 2);
  const below = 137 + 54 * head.length;
  return (
    head.map((line, n) => text(LEFT, 130 + 54 * n, line, { size, font: 'display', room: 540 })).join('') +
    notes.map((note, n) => text(LEFT, below + 40 * n, note, { size: 27, room: 540 })).join('') +
    (picture.hands > 1 ? runsOf(picture, order[0]!) : '') +
    pods.join('')
  );
}

/** Draws a title, what there is to say, and a row of tiles. */
function words(title: string, note: string, shown: readonly Group[], more = ''): string {
  const head = lines(title, 84, more === '' ? ROOM : 820, 2);
  const below = 60 + 84 * head.length;
  return (
    more +
    head.map((line, n) => text(LEFT, 128 + 84 * n, line, { size: 84, font: 'display', room: ROOM })).join('') +
    lines(note, 28, more === '' ? 1000 : 800, 4)
      .map((line, n) => text(LEFT, below + 62 + 40 * n, line, { size: 28 }))
      .join('') +
    row(shown, 508, 64)
  );
}

const ALL_KINDS: readonly Group[] = [SPARROW, CHARACTERS, DOTS, WINDS].map((first, n) => ({
  tiles: Array.from({ length: n === 3 ? 4 : 3 }, (_, k) => (first + k) as Tile),
  won: -1,
}));

/** Returns a picture as SVG, wide unless another shape is wished. */
export function drawPicture(picture: Picture, making: Making): string {
  const { language, drawings, address, canWrite = () => true, styles, shape = 'wide' } = making;
  const say = speaker(language, canWrite);
  const body = (): string => {
    switch (picture.kind) {
      case 'won':
        return won(say, picture, canWrite);
      case 'position':
        return position(say, picture, drawings);
      case 'results':
        return results(say, picture);
      case 'drawn': {
        const { title, description } = say.drawnOf(picture);
        return words(title, description, ALL_KINDS);
      }
      case 'fan': {
        const { id, points, definition } = picture;
        const name = behind(FAN_NAMES[id].zh, canWrite) + figure(`${points}`, say.points(points));
        return words(say.fanOf(id), definition, [], name);
      }
      default: {
        const [title, note] = say.words.invitation[picture.to];
        const name = picture.name !== undefined && canWrite(picture.name) ? picture.name : title!;
        return words(name, note!, ALL_KINDS);
      }
    }
  };
  return sheet(inShape(body() + foot(address), picture.kind, shape), SIZES[shape], drawings, styles);
}
