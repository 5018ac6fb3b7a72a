import { isRecord } from '@gorrion/learn/values';
import { progressParts } from './part.ts';

/** The format of a progress file; a reader refuses files of a later one. */
const FORMAT = 1;

/** Why a progress file was refused as a whole. */
export type FileFault = 'not-json' | 'not-progress' | 'later-format';

export type FileRead =
  | { readonly fault: FileFault }
  /** The parts that were taken over, those that are unknown, and how many broken entries were dropped. */
  | { readonly taken: readonly string[]; readonly unknown: readonly string[]; readonly dropped: number };

/** Returns the text of a file with all progress of this device. Every part must have been loaded. */
export function progressFile(): string {
  const states = [...progressParts()].map(([name, part]) => [name, part.use.getState()]);
  return `${JSON.stringify({ gorrion: 'progress', format: FORMAT, parts: Object.fromEntries(states) }, undefined, 1)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes over the progress that a file holds. What is broken in it is dropped and counted; parts not in it stay. */
export function takeProgressFile(text: string): FileRead {
  const file = parsed(text);
  if (file === undefined) return { fault: 'not-json' };
  if (!isRecord(file)) return { fault: 'not-progress' };
  const { gorrion, format, parts } = file;
  if (gorrion !== 'progress' || !isRecord(parts)) return { fault: 'not-progress' };
  if (typeof format !== 'number' || format > FORMAT) return { fault: 'later-format' };
  const taken: string[] = [];
  const unknown: string[] = [];
  let dropped = 0;
  for (const [name, raw] of Object.entries(parts)) {
    const part = progressParts().get(name);
    (part ? taken : unknown).push(name);
    dropped += part?.take(raw) ?? 0;
  }
  return { taken, unknown, dropped };
}
