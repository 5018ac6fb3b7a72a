import { Fragment, type ReactNode, useEffect } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from './Go.tsx';
import { PageHeader } from './PageHeader.tsx';
import './placePage.css';

interface PlacePageProps {
  readonly title: string;
  /** A picture before the title. */
  readonly mark?: ReactNode;
  /** One line below the title. */
  readonly note?: ReactNode;
  /** The pages above this one, the highest first. */
  readonly above?: readonly { readonly href: string; readonly label: string }[];
  /** What one does on the whole page, at the right of the title. */
  readonly acts?: ReactNode;
  /** A page on which one does a single thing: phones show no links to the places. */
  readonly isDeep?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a page beside the table: the top bar, where one is, the title, and what the page shows. */
export function PlacePage({ title, mark, note, above = [], acts, isDeep, className = '', children }: PlacePageProps) {
  const t = useT();
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <div className={`place ${className}`}>
      <PageHeader isDeep={isDeep} />
      <main>
        {above.length > 0 && (
          <nav className="row place-above" aria-label={t('page.above')}>
            {above.map(({ href, label }, n) => (
              <Fragment key={href}>
                {n > 0 && <i aria-hidden="true">›</i>}
                <Go href={href} dir="auto">
                  {label}
                </Go>
              </Fragment>
            ))}
          </nav>
        )}
        <div className="row ends place-head">
          <div className={mark ? 'row place-title' : undefined}>
            {mark}
            <div>
              <h1>
                <bdi>{title}</bdi>
              </h1>
              {note && <p className="quiet">{note}</p>}
            </div>
          </div>
          {acts && <div className="row place-acts">{acts}</div>}
        </div>
        {children}
      </main>
    </div>
  );
}
