import type { ReactNode } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Paper as Sheet } from '../../sheet/session/Paper.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import './paper.css';

interface PaperProps {
  readonly id: string;
  /** The name of the event. */
  readonly event: string;
  readonly title: string;
  readonly appendix?: number;
  /** What the sheet is about, below the name of the event. */
  readonly about?: string;
  readonly page?: number;
  readonly pages?: number;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One page of paper (A4) of an event: head and foot are the same on all forms. */
export function Paper({ id, event, title, appendix, about, page, pages, isWide, children }: PaperProps) {
  const t = useT();
  const printed = new Date(client.now()).toLocaleString(t.locale, { dateStyle: 'long', timeStyle: 'short' });
  const pageText = pages !== undefined && pages > 1 && page !== undefined && ` · ${t('prints.page', { page, pages })}`;
  return (
    <Sheet
      title={title}
      appendix={appendix}
      beside={
        <>
          <span dir="auto">{event}</span>
          {about && <span>{about}</span>}
        </>
      }
      foot={[
        `${location.host}${eventPaths.event(id)}`,
        <>
          {t('prints.printed', { time: printed })}
          {pageText}
        </>,
      ]}
      className={isWide ? 'pr-paper pr-wide' : 'pr-paper'}
    >
      {children}
    </Sheet>
  );
}
