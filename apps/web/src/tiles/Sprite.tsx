import { useEffect, useRef } from 'react';
import spriteUrl from './tiles.generated.svg?url';

let loading: Promise<Element> | undefined;

async function load(): Promise<Element> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`tile sprite: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
}

/** The symbols of all tile faces. The app renders it once, at its root; tiles refer to it by id. */
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
