import spriteUrl from './tiles.generated.svg?url';

/** What SVG holds of each drawing. */
export interface Drawings {
  /** A face, 300 wide and 400 high, by its id in the sprite. */
  readonly face: (id: string) => string;
  /** A corner index, around its own origin. */
  readonly index: (sign: string) => string;
  /** The character of a wind, 100 wide and high, by the letter of the wind. */
  readonly wind: (sign: string) => string;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

const PART = /<path id="(p-[a-z]+)"[^>]*>/g;
/** A drawing has groups inside, but none with an id. */
const DRAWING = /<g id="([tig]-[^"]+)">(.*?)<\/g>(?=<g id=|<\/defs>)/g;

/** Reads the sprite that `build/sprite.ts` writes. Each drawing brings the shared shapes that it uses. */
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

async function fetchSprite(cache: RequestCache): Promise<Drawings> {
  const answer = await fetch(spriteUrl, { cache });
  const sprite = await answer.text();
  // A proxy may cut it off.
  if (!answer.ok || !sprite.endsWith('</svg>\n')) throw new Error(spriteUrl);
  return drawingsOf(sprite);
}

/** Resolves with the drawings; retries for as long as they cannot be loaded. */
export async function loadSprite(): Promise<Drawings> {
  let cache: RequestCache = 'default';
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
    try {
      return await fetchSprite(cache);
    } catch {
      cache = 'reload';
      await new Promise(next => setTimeout(next, wait));
    }
  }
}
