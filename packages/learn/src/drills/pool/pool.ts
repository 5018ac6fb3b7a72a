import type { DrillKind, DrillTag, QuestionOf } from '../question.ts';
import { questionOf } from './entry.ts';
import { Unreadable } from './letters.ts';

export const POOL_FORMAT = 'gorrion-drills/1';

/** The questions of one kind, as a file keeps them. */
export interface PoolFile {
  readonly format: string;
  readonly kind: string;
  readonly tags: readonly string[];
  readonly entries: readonly string[];
}

/** The questions of one kind. */
export interface Pool<K extends DrillKind> {
  readonly questions: readonly QuestionOf<K>[];
  /** Entries that could not be read and were left out. */
  readonly broken: number;
}

/** Reads a file of the pool. Entries that are no question are left out and counted; a file of another format has none. */
export function readPool<K extends DrillKind>(kind: K, { format, kind: named, tags, entries }: PoolFile): Pool<K> {
  if (format !== POOL_FORMAT || named !== kind) return { questions: [], broken: entries.length };
  const questions: QuestionOf<K>[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = { id: `pool:${kind}:${index}`, source: { from: 'pool', index } as const };
    try {
      questions.push(questionOf(kind, entry, tags as readonly DrillTag[], name));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return { questions, broken: entries.length - questions.length };
}

type Files = { readonly [K in DrillKind]: () => Promise<{ readonly default: PoolFile }> };

/** One file a kind, fetched when it is asked for. */
const FILES: Files = {
  worth: () => import('../../../pool/worth.generated.json', { with: { type: 'json' } }),
  'which-fans': () => import('../../../pool/which-fans.generated.json', { with: { type: 'json' } }),
  waits: () => import('../../../pool/waits.generated.json', { with: { type: 'json' } }),
  discard: () => import('../../../pool/discard.generated.json', { with: { type: 'json' } }),
  claim: () => import('../../../pool/claim.generated.json', { with: { type: 'json' } }),
  route: () => import('../../../pool/route.generated.json', { with: { type: 'json' } }),
  safe: () => import('../../../pool/safe.generated.json', { with: { type: 'json' } }),
};

/** Loads the questions of a kind from positions of our experts' games. Rejects if the file cannot be fetched. */
export async function loadPool<K extends DrillKind>(kind: K): Promise<Pool<K>> {
  const { default: file } = await FILES[kind]();
  return readPool(kind, file);
}
