import { faceIds, INDEX_SIGNS, RANKS } from '@gorrion/pictures/tiles';
import { EAST, HIDDEN, isFlower, rankOf, type Tile } from '@gorrion/rules';
import { PLAIN } from './plainFaces.ts';
import { loadSprite } from './sprite.ts';

/*
 * The faces as pictures. A tile that is an element with a picture costs the page one element, where the shapes of its
 * drawing would cost dozens. Each face is drawn once for the colours that the player chose; the page keeps the picture.
 * It is an SVG and no bitmap: it is as sharp at any size, and a change of size costs nothing.
 */

/** A colour as the drawings write it: a token of the theme. */
const COLOUR = /var\(--t-[a-z-]+\)/g;

let drawings = PLAIN;
/** The pictures in use, by face and index. */
const pictures = new Map<string, string>();
/** The colours of the tokens, as far as a picture asked for them. */
const colours = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns the corner index of a tile: its rank, or a letter for a wind or dragon. Flowers have none: their face has a numeral. */
export function indexSign(tile: Tile): string | undefined {
  if (tile === HIDDEN || isFlower(tile)) return undefined;
  const rank = rankOf(tile);
  return INDEX_SIGNS[rank ? rank - 1 : RANKS.length + tile - EAST];
}

/** Returns the colour of a token as the page shows it now. */
function colourOf(token: string): string {
  let colour = colours.get(token);
  if (!colour) {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = token;
    colour = getComputedStyle(probe).color;
    probe.remove();
    colours.set(token, colour);
  }
  return colour;
}

function draw(id: string, sign: string | undefined): string {
  const face = drawings.face(id);
  const body = sign
    ? `<g transform="translate(46 58)scale(.845)">${face}</g><g transform="translate(34 46)" color="var(--t-index)">${drawings.index(sign)}</g>`
    : face;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(COLOUR, colourOf))}`;
}

/** Returns the address of the picture of a tile, with its corner index if `corner`; a hidden tile shows the back. */
export function pictureOf(tile: Tile, corner: boolean): string {
  const id = faceIds[tile === HIDDEN ? faceIds.length - 1 : tile]!;
  const sign = corner ? indexSign(tile) : undefined;
  const key = `${id}${sign ?? ''}`;
  let picture = pictures.get(key);
  if (picture === undefined) {
    picture = draw(id, sign);
    pictures.set(key, picture);
  }
  return picture;
}

/** Returns what SVG holds of the character of a wind, by the letter of the wind. */
export const windOf = (sign: string): string => drawings.wind(sign);

/** Draws all pictures anew: the drawings have come, or the page has changed its colours. */
export function renewPictures(): void {
  pictures.clear();
  colours.clear();
  for (const changed of listeners) changed();
}

/** Fetches the drawings, and follows the colours of the device. */
export function startPictures(): void {
  void loadSprite().then(drawn => {
    drawings = drawn;
    renewPictures();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', renewPictures);
}

/** Calls `changed` when the pictures change: once the drawings have arrived, faces are plain no more. */
export function onPictures(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
