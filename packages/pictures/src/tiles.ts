export { faceIds, INDEX_SIGNS, RANKS } from './faceIds.ts';

/* Reads the sprite of all tile faces, for the page and for pictures that are made elsewhere. */

/** What SVG holds of each drawing. */
export interface Drawings {
  /** A face, 300 wide and 400 high, by its id in the sprite. */
  readonly face: (id: string) => string;
  /** A corner index, around its own origin. */
  readonly index: (sign: string) => string;
  /** The character of a wind, 100 wide and high, by the letter of the wind. */
  readonly wind: (sign: string) => string;
}

const PART = /<path id="(p-[a-z]+)"[^>]*>/g;
/** A drawing has groups inside, but none with an id. */
const DRAWING = /<g id="([tig]-[^"]+)">(.*?)<\/g>(?=<g id=|<\/defs>)/g;

/** Reads the sprite that the page's `kit/tiles/build` writes. Each drawing brings the shared shapes that it uses. */
export function drawingsOf(sprite: string): Drawings {
  const parts = new Map([...sprite.matchAll(PART)].map(([part, id]) => [id!, part]));
  const bodies = new Map([...sprite.matchAll(DRAWING)].map(([, id, body]) => [id!, body!]));
  const face = (id: string) => {
    const body = bodies.get(id)!;
    const used = [...parts].filter(([part]) => body.includes(`"#${part}"`)).map(([, path]) => path);
    return used.length > 0 ? `<defs>${used.join('')}</defs>${body}` : body;
  };
  return { face, index: sign => bodies.get(`i-${sign}`)!, wind: sign => bodies.get(`g-${sign}`)! };
}
