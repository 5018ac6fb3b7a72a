import { useEffect, useRef } from 'react';
import spriteUrl from './tiles.generated.svg?url';

let loading: Promise<Element> | undefined;

async function load(): Promise<Element> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`tile sprite: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
}

/** Puts the tile faces into the page, once for all tiles; render it at the root of the app. */
export function Sprite() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loading ??= load();
    loading
      .then(sprite => holder.current?.replaceChildren(document.importNode(sprite, true)))
      .catch(() => {
        loading = undefined;
      });
  }, []);
  return <div ref={holder} className="sprite" aria-hidden="true" />;
}
