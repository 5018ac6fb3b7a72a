import {
  type ForeignSource,
  type ImportFault,
  type ImportNote,
  MOST_CHARACTERS,
  type RecordFault,
} from '@gorrion/table';
import { useState } from 'react';
import { readGameFile } from '../../client/archive/file.ts';
import { keepHand, readHandFile } from '../../client/archive/hand.ts';
import { addShelvedLines, shelveFile, shelveTalk } from '../../client/solo/gameShelf.ts';
import { shelveGameReview } from '../../client/solo/reviewShelf.ts';
import { gamePath, HAND_PATH } from '../../shell/links/gamePaths.ts';
import { goTo } from '../../shell/page/router.ts';

/** A text to open as a game: a file, or what was pasted (without a name). */
export interface Source {
  readonly name?: string;
  /** Bytes. */
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** What is wrong with a text. */
export interface Problem {
  readonly name: string | undefined;
  readonly fault: RecordFault | ImportFault | { readonly code: 'unreadable' };
}

/** A game that was opened. */
export interface Opened {
  readonly path: string;
  /** Where it comes from, if from another server, and what its reader should know. */
  readonly source?: ForeignSource;
  readonly notes: readonly ImportNote[];
  /** Whether a review was in the file that cannot be read. */
  readonly isReviewDamaged?: boolean;
}

/** UTF-8 has at most so many bytes a character; a larger file is not read at all. */
const MOST_BYTES = MOST_CHARACTERS * 4;

/** Reads a text and keeps it on this device, a game or a hand to count again; resolves with it, or with what is wrong. */
async function opened({ name, size, text }: Source): Promise<Opened | Problem> {
  const wrong = (fault: Problem['fault']): Problem => ({ name, fault });
  if (size > MOST_BYTES) return wrong({ code: 'too-large' });
  try {
    const content = await text();
    const hand = await readHandFile(content);
    if (hand && !hand.ok) return wrong(hand.fault);
    if (hand) {
      keepHand(content);
      return { path: HAND_PATH, notes: [] };
    }
    const found = await readGameFile(content);
    if (!found.ok) return wrong(found.fault);
    const id = await shelveFile(found.record, Date.now());
    const path = gamePath(id);
    if ('source' in found) return { path, source: found.source, notes: found.notes };
    const { review, lines, talk } = found;
    if (lines) await addShelvedLines(id, lines);
    if (talk) await shelveTalk(id, talk);
    if (review !== undefined && review !== 'damaged') await shelveGameReview(id, review);
    return { path, notes: [], isReviewDamaged: review === 'damaged' };
  } catch {
    return wrong({ code: 'unreadable' });
  }
}

/** Opens texts as games, which are kept on this device and sent nowhere. One alone is shown at once. */
export function useOpening(onOpened: () => void) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [imported, setImported] = useState<readonly Opened[]>([]);
  const [count, setCount] = useState(0);
  const [isReading, setReading] = useState(false);
  const open = async (sources: readonly Source[]) => {
    if (sources.length === 0) return;
    setProblems([]);
    setImported([]);
    setCount(0);
    setReading(true);
    const results: (Opened | Problem)[] = [];
    // One after another: a game of sixteen hands is megabytes while it is read.
    for (const source of sources) results.push(await opened(source));
    setReading(false);
    const games = results.filter(result => 'path' in result);
    setProblems(results.filter(result => 'fault' in result));
    // Who opens another server's game reads first what became of it.
    const noted = games.filter(({ notes, isReviewDamaged }) => notes.length > 0 || isReviewDamaged);
    setImported(noted);
    if (results.length === 1 && games[0] && noted.length === 0) return goTo(games[0].path);
    setCount(games.length);
    if (games.length > 0) onOpened();
  };
  return { problems, imported, count, isReading, open };
}

export type Opening = ReturnType<typeof useOpening>;

export const sourcesOf = (files: Iterable<File>): readonly Source[] =>
  [...files].map(file => ({ name: file.name, size: file.size, text: () => file.text() }));
