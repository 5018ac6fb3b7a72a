import { BLUE, disc, dots, GREEN, IVORY, ink, RED, ring, type Spot, stick } from './parts.ts';
import { sparrow } from './sparrow.ts';

const sticks = (spots: readonly Spot[]) => spots.map(([x, y, colour]) => stick(x, y, 1.42, colour)).join('');
/** Draws sticks short enough for three rows. */
const shortSticks = (spots: readonly Spot[]) => spots.map(([x, y, c]) => stick(x, y, 0.95, c, 0, 1.2)).join('');

const COLUMNS = [62, 150, 238] as const;

export const characters = (): readonly string[] =>
  [...'一二三四五六七八九'].map((char, i) => {
    const place = { cx: 150, cy: 108, em: i === 0 ? 195 : 178 };
    return `${ink(char, place, BLUE, i < 3 ? 12 : 9)}<use href="#p-wan"/>`;
  });

const oneDot = () =>
  disc(130, GREEN) +
  ring(113, IVORY, 6) +
  ring(93, IVORY, 20, 20) +
  ring(72, IVORY, 6) +
  disc(64, RED) +
  ring(39, IVORY, 26, 8) +
  ring(12, IVORY, 7);

export const dotFaces = (): readonly string[] => [
  oneDot(),
  dots(70, [
    [150, 104, GREEN],
    [150, 296, BLUE],
  ]),
  dots(58, [
    [76, 82, BLUE],
    [150, 200, RED],
    [224, 318, GREEN],
  ]),
  dots(58, [
    [85, 105, BLUE],
    [215, 105, GREEN],
    [85, 295, GREEN],
    [215, 295, BLUE],
  ]),
  dots(54, [
    [76, 86, BLUE],
    [224, 86, GREEN],
    [150, 200, RED],
    [76, 314, GREEN],
    [224, 314, BLUE],
  ]),
  dots(51, [
    [88, 74, GREEN],
    [212, 74, GREEN],
    [88, 212, RED],
    [212, 212, RED],
    [88, 326, RED],
    [212, 326, RED],
  ]),
  dots(41, [
    [62, 64, GREEN],
    [150, 98, GREEN],
    [238, 132, GREEN],
  ]) +
    dots(47, [
      [92, 232, RED],
      [208, 232, RED],
      [92, 335, RED],
      [208, 335, RED],
    ]),
  dots(
    42.5,
    [65, 155, 245, 335].flatMap(y => [92, 208].map((x): Spot => [x, y, BLUE])),
  ),
  dots(
    43,
    (
      [
        [75, GREEN],
        [200, RED],
        [325, BLUE],
      ] as const
    ).flatMap(([y, c]) => [58, 150, 242].map((x): Spot => [x, y, c])),
  ),
];

/** Draws the eight of bamboo: an M over a W. */
const eightSticks = () =>
  (
    [
      [1, 110, GREEN],
      [-1, 290, BLUE],
    ] as const
  )
    .map(
      ([way, y, c]) =>
        stick(48, y, 1.42, c, 0, 1.15) +
        stick(252, y, 1.42, c, 0, 1.15) +
        stick(113, y, 1.36, c, way * 33, 1.15) +
        stick(187, y, 1.36, c, -way * 33, 1.15),
    )
    .join('');

export const bambooFaces = (): readonly string[] => [
  sparrow(),
  sticks([
    [150, 110, GREEN],
    [150, 290, BLUE],
  ]),
  sticks([
    [150, 110, GREEN],
    [88, 290, GREEN],
    [212, 290, GREEN],
  ]),
  sticks([
    [88, 110, GREEN],
    [212, 110, BLUE],
    [88, 290, BLUE],
    [212, 290, GREEN],
  ]),
  sticks([
    [66, 110, GREEN],
    [234, 110, BLUE],
    [150, 200, RED],
    [66, 290, BLUE],
    [234, 290, GREEN],
  ]),
  sticks(
    COLUMNS.flatMap((x): Spot[] => [
      [x, 110, GREEN],
      [x, 290, BLUE],
    ]),
  ),
  shortSticks([[150, 76, RED]]) +
    shortSticks(COLUMNS.flatMap((x, i): Spot[] => [202, 326].map(y => [x, y, i === 1 ? BLUE : GREEN]))),
  eightSticks(),
  shortSticks(COLUMNS.flatMap((x, i): Spot[] => [74, 200, 326].map(y => [x, y, [GREEN, RED, BLUE][i]!]))),
];
