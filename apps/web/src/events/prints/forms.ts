/* What can be printed, by the word in the address. */

export type PrintForm =
  | { readonly kind: 'menu' | 'blank' | 'tabulation' | 'rotation' | 'prizes' | 'slips' | 'cards' | 'lost' }
  /** The record of fouls, of one session or of all. */
  | { readonly kind: 'fouls'; readonly session: number | undefined }
  /** The score sheets of a session, or of one of its tables. */
  | { readonly kind: 'score'; readonly session: number; readonly table: number | undefined };

/** Forms whose word is their kind. */
const PLAIN = ['tabulation', 'rotation', 'prizes', 'slips', 'cards'] as const;

/** Returns what a word of the address prints: `score-3`, `score-3-12`, `score-blank`, `fouls`, `fouls-3`, … */
export function formOf(word: string | undefined): PrintForm {
  if (word === undefined) return { kind: 'menu' };
  if (word === 'score-blank') return { kind: 'blank' };
  const plain = PLAIN.find(one => one === word);
  if (plain) return { kind: plain };
  const [, form, session, table] = /^(score|fouls)(?:-(\d{1,3}))?(?:-(\d{1,3}))?$/.exec(word) ?? [];
  if (form === 'fouls' && table === undefined) return { kind: 'fouls', session: session ? Number(session) : undefined };
  if (form === 'score' && session)
    return { kind: 'score', session: Number(session), table: table ? Number(table) : undefined };
  return { kind: 'lost' };
}
