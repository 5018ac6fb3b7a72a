import { BLUE, filled, GREEN, IVORY, ink, RED } from './parts.ts';
import { glyph } from './path.ts';

const stroked = (d: string, colour: string, width: number, join = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"${join}/>`;
const circle = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const turned = (x: number, y: number, degrees: number) => (dx: number, dy: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${Math.round(x + dx * cos - dy * sin)} ${Math.round(y + dx * sin + dy * cos)}`;
};

function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const at = turned(x, y, degrees);
  return `M${x} ${y}Q${at(length * 0.45, -width)} ${at(length, 0)}Q${at(length * 0.45, width)} ${x} ${y}z`;
}

/** Draws a blossom: five round petals, a centre, and a highlight. */
function blossom(x: number, y: number, spread: number, petal: number, colour: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => `M${turned(x, y, i * 72 - 90)(spread, 0)}h0`).join('');
  return (
    stroked(petals, colour, petal) +
    circle(x, y, Math.round(spread * 0.62), colour) +
    circle(x, y, Math.round(spread * 0.38), IVORY)
  );
}

function snowflake(): string {
  const arm = (degrees: number) => {
    const at = turned(194, 104, degrees);
    const barb = (side: number) => `M${at(side * 56, -22)}L${at(side * 36, 0)} ${at(side * 56, 22)}`;
    return `M${at(-68, 0)}L${at(68, 0)}${barb(-1)}${barb(1)}`;
  };
  return stroked([0, 60, 120].map(arm).join(''), BLUE, 10, ' stroke-linejoin="round"');
}

const chrysanthemum = () => filled(Array.from({ length: 12 }, (_, i) => leaf(194, 84, 58, 15, i * 30)).join(''), RED);
const maple =
  'M192 36l18 36 26-16-6 40 40-8-24 34 26 16-48 12 4 16-30-4-3 20h-6l-3-20-30 4 4-16-48-12 26-16-24-34 40 8-6-40 26 16z';
const lotus = 'M192 166q-30-50 0-116 30 66 0 116zM178 166q-60-18-62-84 40 14 56 50zM206 166q60-18 62-84-40 14-56 50z';

/** Returns the eight drawings: plum, orchid, bamboo, chrysanthemum; spring, summer, autumn, winter. */
const motifs = (): readonly string[] => [
  stroked('M118 168q50-14 86-74M176 132q26 6 60 0', BLUE, 10) +
    blossom(214, 82, 26, 38, RED) +
    stroked('M240 134h0M150 140h0', RED, 30),
  stroked('M190 172Q130 120 112 132M190 172Q160 90 132 66M192 172Q214 100 262 92M190 172Q228 140 264 150', GREEN, 13) +
    stroked('M190 170Q186 110 192 76', GREEN, 7) +
    blossom(192, 66, 22, 26, RED),
  stroked('M192 174V34', GREEN, 13) +
    stroked('M183 104h18', IVORY, 6) +
    filled(
      leaf(192, 60, 76, 26, 24) + leaf(192, 60, 78, 26, 150) + leaf(192, 122, 80, 26, 18) + leaf(192, 122, 80, 26, 160),
      GREEN,
    ),
  stroked('M194 170q6-40 0-60M196 158q30-20 50-4M192 158q-28-18-50 0', GREEN, 11) +
    chrysanthemum() +
    circle(194, 84, 15, IVORY),
  stroked('M192 174V96', GREEN, 12) +
    filled(leaf(192, 110, 84, 40, -38) + leaf(192, 122, 84, 40, 212), GREEN) +
    stroked('M192 92h0', RED, 24),
  filled(lotus, RED) + stroked('M122 172q70 18 140 0', GREEN, 11),
  filled(maple, RED),
  snowflake(),
];

const CHARACTERS = [...'梅蘭竹菊春夏秋冬'];

/** Returns the faces of the flowers: numeral at the top left, drawing at the top right, character below. */
export const flowerFaces = (): readonly string[] =>
  motifs().map((motif, i) => {
    const isPlant = i < 4;
    const numeral = glyph(String((i % 4) + 1), { cx: 62, cy: 86, w: 60, h: 88 });
    const character = ink(CHARACTERS[i]!, { cx: 150, cy: 284, w: 190, h: 168 }, isPlant ? GREEN : BLUE, 6);
    return motif + filled(numeral, isPlant ? RED : BLUE) + character;
  });
