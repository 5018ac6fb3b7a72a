import { BLUE, GREEN, IVORY, RED } from './parts.ts';

const RUMP = { x: 164, y: 246 };
/** Direction in degrees and length of each tail feather. */
const FEATHERS = [
  [82, 176],
  [55, 148],
  [26, 112],
  [-10, 96],
  [-48, 104],
] as const;

function feather(degrees: number, length: number) {
  const angle = (degrees * Math.PI) / 180;
  const at = (turn: number, far: number) =>
    `${Math.round(RUMP.x + Math.cos(angle - turn) * far)} ${Math.round(RUMP.y - Math.sin(angle - turn) * far)}`;
  return { eye: at(0, length), bend: at(0.28, length * 0.55) };
}

const round = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;

const BREAST =
  'M66 134C52 106 74 78 100 80c28 2 40 28 36 58-4 34 20 50 50 70 30 22 34 62 2 82-40 24-104 14-128-26-28-46 16-88 6-130z';

/** Draws the one of bamboo: a sparrow with five tail feathers. */
export function sparrow(): string {
  const tail = FEATHERS.map(([degrees, length]) => feather(degrees, length));
  const shafts = tail.map(({ bend, eye }) => `M${RUMP.x} ${RUMP.y}Q${bend} ${eye}`).join('');
  const eyes = tail.map(({ eye }) => `M${eye}h0`).join('');
  return [
    line(shafts, GREEN, 15),
    round(eyes, GREEN, 58),
    round(eyes, IVORY, 39),
    round(eyes, RED, 24),
    line('M124 296l-6 66m-26 0h48M160 292l12 70m-22 0h48', RED, 11),
    round('M96 84L92 44M110 80l8-40M82 90L66 58', GREEN, 8),
    round('M92 42h0M118 38h0M65 56h0', RED, 20),
    `<path d="M72 106L26 122l42 14z" fill="${RED}" stroke="${RED}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${BREAST}" fill="${BLUE}"/><circle cx="96" cy="110" r="9" fill="${IVORY}"/>`,
    `<path d="M104 226c30-16 82-4 92 44-32 16-82 4-92-44z" fill="${GREEN}" stroke="${IVORY}" stroke-width="7"/>`,
    line('M128 236q26 0 44 20M118 222', IVORY, 6),
  ].join('');
}
