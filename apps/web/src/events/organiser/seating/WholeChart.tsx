import type { Chart } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Stepper } from '../../../kit/ui/Stepper.tsx';

/** The whole chart by drawn numbers, as the book prints it (Appendix 3), with one player marked. */
export function WholeChart({ chart, players }: { readonly chart: Chart; readonly players: number }) {
  const t = useT();
  const [marked, setMarked] = useState(1);
  const tables = chart.sessions[0]?.length ?? 0;
  return (
    <details className="card pad stack">
      <summary>{t('organiser.whole')}</summary>
      <div className="row og-tools">
        <span>{t('organiser.whole.mark')}</span>
        <Stepper
          label={t('organiser.whole.mark')}
          less={t('organiser.less', { what: t('organiser.whole.mark') })}
          more={t('organiser.more', { what: t('organiser.whole.mark') })}
          value={marked}
          min={1}
          max={players}
          step={1}
          onSet={setMarked}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard */}
      <section className="scroller" tabIndex={0} aria-label={t('organiser.whole')}>
        <table className="og-whole">
          <thead>
            <tr>
              <th scope="col">{t('organiser.whole.table')}</th>
              {chart.sessions.map((_, session) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a session is its number
                <th key={session} scope="col">
                  {t('organiser.session', { number: session + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: tables }, (_, table) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table is its number
              <tr key={table}>
                <th scope="row">{table + 1}</th>
                {chart.sessions.map((session, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a session is its number
                  <td key={n} className={session[table]?.includes(marked) ? 'marked' : undefined}>
                    {session[table]?.join(' · ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
