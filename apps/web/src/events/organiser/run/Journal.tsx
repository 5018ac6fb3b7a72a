import type { TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { lineText } from './lineText.ts';

/** Lines that are shown before one asks for more. */
const FIRST_LINES = 60;

/** What happened, the newest first: who did what when. */
export function Journal({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const lines = view.journal.map((line, number) => ({ line, number })).toReversed();
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <section className="card pad stack" aria-labelledby="og-journal">
      <h2 id="og-journal">{t('organiser.journal')}</h2>
      {lines.length === 0 && <p className="fine">{t('organiser.journal.empty')}</p>}
      <ol className="ruled og-journal">
        {shown.map(({ line, number }) => (
          <li key={number}>
            <time className="quiet" dateTime={new Date(line.at).toISOString()}>
              {new Date(line.at).toLocaleString(t.locale, { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <span>{lineText(t, view, line)}</span>
            <span className="fine">{t.nameOf(line.by)}</span>
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <button type="button" className="btn sm" onClick={() => setWhole(true)}>
          {t('organiser.journal.all', { count: lines.length })}
        </button>
      )}
    </section>
  );
}
