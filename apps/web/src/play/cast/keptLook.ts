import { useEffect, useRef, useState } from 'react';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { type CastLook, readLook, writeLook } from './look.ts';

/** Keeps the look of the last cast on this device, with the table whose commentator it names. */
const KEPT = 'gorrion.cast';
/** Keeps the look with which the link of the last table was taken. */
const TAKEN = 'gorrion.cast.taken';

function keptLook(code: string): CastLook {
  const kept = deviceTexts.get(KEPT) ?? '';
  const look = readLook(kept);
  // Whose lines are shown belongs to one table.
  return new URLSearchParams(kept).get('of') === code ? look : { ...look, voice: '' };
}

/** The look of the cast of a table, as it was left on this device. */
export function useKeptLook(code: string) {
  const [look, setLook] = useState<CastLook>(() => keptLook(code));
  useEffect(() => {
    deviceTexts.set(KEPT, `${writeLook(look)}&of=${code}`.slice(1));
  }, [look, code]);
  return { look, change: (change: Partial<CastLook>) => setLook(known => ({ ...known, ...change })) };
}

function keptTaken(code: string): string | undefined {
  const kept = deviceTexts.get(TAKEN);
  return kept?.startsWith(code) ? kept.slice(code.length) : undefined;
}

/**
 * Whether the look has changed since the link was taken, or was first there and shown: it lies in the link, which no stream
 * learns by itself. `pages`: how many show the link; undefined without one.
 */
export function useTakenLook(code: string, look: string, pages: number | undefined) {
  /** The look that the link had first. The page cannot notice a copy made by hand until a page shows the link. */
  const first = useRef<string>(undefined);
  if (pages !== undefined) first.current ??= look;
  const [taken, setTaken] = useState(() => keptTaken(code));
  const take = (one = look) => {
    deviceTexts.set(TAKEN, code + one);
    setTaken(one);
  };
  const isFirst = taken === undefined && pages !== undefined && pages > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look that was there first counts, not what it becomes
  useEffect(() => {
    if (isFirst) take(first.current);
  }, [isFirst]);
  return { isOld: taken !== undefined && taken !== look, take: () => take() };
}
