/*
 * Writes the sprite ../tiles.generated.svg with all tile faces, the back, the corner indices and the signs of the winds:
 *   node apps/web/src/kit/tiles/build/sprite.ts
 * tiles.test.ts fails when the file and this code differ.
 */
import { writeFileSync } from 'node:fs';
import { faceIds, INDEX_SIGNS } from '@gorrion/pictures/tiles';
import { flowerFaces } from './flowers.ts';
import { back, dragons, winds } from './honours.ts';
import { filled, ink, PARTS } from './parts.ts';
import { glyph } from './path.ts';
import { bambooFaces, characters, dotFaces } from './suits.ts';

const group = (id: string, body: string) => `<g id="${id}">${body}</g>`;

/** The characters of the winds, drawn so that the page needs no Chinese web font. */
const WINDS = { E: '東', S: '南', W: '西', N: '北' };

/** All indices are equally high; W, the only wide one, begins where the others do. */
const index = (sign: string): string =>
  group(`i-${sign}`, filled(glyph(sign, { cx: sign === 'W' ? 16 : 0, cy: 0, w: 92, h: 66 }), 'currentColor'));

export function sprite(): string {
  const faces = [...characters(), ...bambooFaces(), ...dotFaces(), ...winds(), ...dragons(), ...flowerFaces(), back()];
  const body = [
    ...Object.values(PARTS),
    ...INDEX_SIGNS.map(index),
    ...Object.entries(WINDS).map(([sign, char]) =>
      group(`g-${sign}`, ink(char, { cx: 50, cy: 50, w: 84, h: 84 }, 'currentColor', 3)),
    ),
    ...faces.map((face, i) => group(faceIds[i]!, face)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${body.join('')}</defs></svg>\n`;
}

if (process.argv[1] === import.meta.filename) {
  const svg = sprite();
  writeFileSync(new URL('../tiles.generated.svg', import.meta.url), svg);
  console.log(`tiles.generated.svg: ${faceIds.length} faces, ${svg.length} bytes`);
}
