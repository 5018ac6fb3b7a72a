import type { ForeignSource, ImportFault, ImportNote } from '@gorrion/table';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import type { Opened } from './useOpening.ts';

/* What is said of a game of another server. */

/** Returns the name of a server, which its players write as we do but for one. */
function sourceName(t: Translate, source: ForeignSource): string {
  if (source === 'tziakcha') return t('games.tziakcha');
  return source === 'botzone' ? 'Botzone' : 'Salasasa';
}

function noteText(t: Translate, note: ImportNote, source: ForeignSource): string {
  if (note.kind === 'first-match') return t('games.import.first-match', { count: note.others });
  const hand = t.number(note.hand);
  if (note.kind === 'other-points') return t('games.import.other-points', { hand, source: sourceName(t, source) });
  const { problem } = note;
  return problem.code === 'no-set'
    ? t('games.import.no-set', { hand })
    : t('games.import.refused', { hand, move: t.number(problem.move) });
}

/** Returns what is wrong with a record of another server, and in which hand. */
export function importFaultText(t: Translate, fault: ImportFault): string {
  const why = t(`games.bad.${fault.code}`, { source: sourceName(t, fault.source) });
  if (fault.code === 'import-nothing') {
    return [why, ...fault.notes.map(note => noteText(t, note, fault.source))].join(' ');
  }
  return fault.hand === undefined ? why : `${why} ${t('games.badHand', { number: t.number(fault.hand) })}`;
}

/** A game that was opened, and what became of it: one of another server, or one whose review is damaged. */
export function Imported({ path, source, notes, isReviewDamaged }: Opened) {
  const t = useT();
  return (
    <div className="stack quiet">
      {isReviewDamaged && <p>{t('games.reviewDamaged')}</p>}
      {source && <p>{t('games.import.opened', { source: sourceName(t, source) })}</p>}
      <ul className="stack tight">
        {source && notes.map(note => <li key={JSON.stringify(note)}>{noteText(t, note, source)}</li>)}
      </ul>
      <Go className="btn solid" href={path}>
        {t('games.import.open')}
      </Go>
    </div>
  );
}
