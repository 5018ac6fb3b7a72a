import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import type { SheetNote } from './notes.ts';
import './sessionSheet.css';

/* The parts of a form on paper (A4), on screen and in print. */

/** The appendices of the printed book that have the forms. */
export const APPENDICES = { rotation: 3, score: 5, fouls: 6, tabulation: 7 } as const;

interface PaperProps {
  readonly title: string;
  readonly titleId?: string;
  /** The appendix of the printed book that has the form. */
  readonly appendix?: number | undefined;
  /** What else stands at the right of the title. */
  readonly beside?: ReactNode;
  /** Both sides of the foot. */
  readonly foot?: readonly [ReactNode, ReactNode];
  readonly className?: string;
  readonly children: ReactNode;
}

/** One page of paper. */
export function Paper({ title, titleId, appendix, beside, foot, className = '', children }: PaperProps) {
  const t = useT();
  useRootMark('paper');
  return (
    <article className={`a4 ${className}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <p className="a4-beside">
          {appendix !== undefined && t('book.appendix', { number: appendix })}
          {beside}
        </p>
      </header>
      {children}
      {foot && (
        <footer>
          <span>{foot[0]}</span>
          <span>{foot[1]}</span>
        </footer>
      )}
    </article>
  );
}

/** A table that may be wider than the screen; the keyboard scrolls it. */
export const Wide = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen
  <div className="a4-scroll" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

interface PaperPlaceProps {
  /** Which game or session. */
  readonly game: ReactNode;
  readonly table?: ReactNode;
  readonly hasGroup?: boolean;
  /** Server times (ms) at which it began and ended; null to be filled by hand. */
  readonly times?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  readonly children?: ReactNode;
}

/** The line below the title: game, group, table, and from when to when. */
export function PaperPlace({ game, table, hasGroup = true, times, children }: PaperPlaceProps) {
  const t = useT();
  const timeOf = (at: number | undefined) => <b>{at !== undefined && timeOfDay(t.locale, at)}</b>;
  return (
    <p className="a4-meta">
      <span>{game}</span>
      {hasGroup && (
        <span>
          {t('forms.group')} <b />
        </span>
      )}
      <span>
        {t('sheet.table')} <b>{table}</b>
      </span>
      {times && (
        <span>
          {t('forms.from')} {timeOf(times.from)} {t('forms.to')} {timeOf(times.to)}
        </span>
      )}
      {children}
    </p>
  );
}

interface PaperSignsProps {
  /** The umpire's signature, if it is known. */
  readonly umpire?: { readonly name: string; readonly at: number } | null | undefined;
  readonly hasChief?: boolean;
}

/** The lines to sign on paper. */
export function PaperSigns({ umpire, hasChief = false }: PaperSignsProps) {
  const t = useT();
  return (
    <div className="a4-signs">
      <span>
        {t('sheet.umpire')} {umpire && `${t.nameOf(umpire.name)}, ${timeOfDay(t.locale, umpire.at)}`}
      </span>
      {hasChief && <span>{t('forms.chief')}</span>}
      <span>{t('sheet.date')}</span>
    </div>
  );
}

interface PaperNotesProps {
  readonly notes: readonly SheetNote[];
  readonly children?: ReactNode;
}

/** What happened in the hands that have a letter. Shows nothing if there is nothing. */
export function PaperNotes({ notes, children }: PaperNotesProps) {
  const t = useT();
  return (
    <ol className="a4-notes">
      {notes.map(({ letter, hand, text }) => (
        <li key={`${letter} ${text}`}>
          <b>{letter}</b> {t('forms.note', { hand, text })}
        </li>
      ))}
      {children}
    </ol>
  );
}
