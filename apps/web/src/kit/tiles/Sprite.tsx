import { useEffect, useRef, useState } from 'react';
import { PlainFaces } from './PlainFaces.tsx';
import spriteUrl from './tiles.generated.svg?url';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

let loading: Promise<Element> | undefined;

async function fetchSprite(cache: RequestCache): Promise<Element> {
  const answer = await fetch(spriteUrl, { cache });
  if (!answer.ok) throw new Error(`tile sprite: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  // Text that is no drawing, as when a proxy cut it off, is parsed into a page that says so.
  if (sprite.querySelector('parsererror')) throw new Error('tile sprite: not a whole drawing');
  return sprite.documentElement;
}

/** Resolves with the sprite; retries for as long as it cannot be loaded. */
async function loadSprite(): Promise<Element> {
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

/**
 * Puts the tile faces into the page, once for all tiles; render it at the root of the app. Until they arrive each tile
 * shows a plain face.
 */
export function Sprite() {
  const holder = useRef<HTMLDivElement>(null);
  const [isPlain, setPlain] = useState(true);
  useEffect(() => {
    loading ??= loadSprite();
    void loading.then(sprite => {
      holder.current?.replaceChildren(document.importNode(sprite, true));
      setPlain(false);
    });
  }, []);
  return (
    <div className="sprite" aria-hidden="true">
      <div ref={holder} />
      {isPlain && <PlainFaces />}
    </div>
  );
}
