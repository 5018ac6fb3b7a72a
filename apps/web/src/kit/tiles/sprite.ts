import { type Drawings, drawingsOf } from '@gorrion/pictures/tiles';
import spriteUrl from './tiles.generated.svg?url';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

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
