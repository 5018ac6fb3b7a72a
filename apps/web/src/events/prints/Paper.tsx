import type { ReactNode } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import './paper.css';

interface PaperProps {
  readonly id: string;
  /** The name of the event. */
  readonly event: string;
  readonly title: string;
  /** The appendix of the printed book that has the form. */
  readonly appendix?: number;
  /** What the sheet is about, below the name of the event. */
  readonly about?: string;
  readonly page?: number;
  readonly pages?: number;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One page of paper (A4): head and foot are the same on all forms. */
export function Paper({ id, event, title, appendix, about, page, pages, isWide, children }: PaperProps) {
  const t = useT();
  const printed = new Date(client.now()).toLocaleString(t.locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article className={`a4 pr-paper ${isWide ? 'pr-wide' : ''}`}>
      <header>
        <h2>{title}</h2>
        <p className="pr-right">
          {appendix !== undefined && t('book.appendix', { number: appendix })}
          <span dir="auto">{event}</span>
          {about && <span>{about}</span>}
        </p>
      </header>
      {children}
      <footer>
        <span>{`${location.host}${eventPaths.event(id)}`}</span>
        <span>
          {t('prints.printed', { time: printed })}
          {pages !== undefined && pages > 1 && page !== undefined && ` · ${t('prints.page', { page, pages })}`}
        </span>
      </footer>
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
