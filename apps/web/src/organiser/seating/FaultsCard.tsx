import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Badge } from '../fields/Badge.tsx';
import type { EventDesk } from '../useEvent.ts';
import { byDrawn, chartStateOf, meetsNobodyTwice } from './chartState.ts';
import { faultText } from './faultText.ts';

/** Faults that are listed; a chart of many players may have hundreds. */
const MOST_LISTED = 40;

/** What is wrong with the chart, by name, session and article; or that nobody meets twice. */
export function FaultsCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const state = chartStateOf(desk.view);
  if (state.kind !== 'perfect' && state.kind !== 'faults') return null;
  const drawn = byDrawn(desk.view);
  const { faults, totals } = state.faults;
  const count = faults.length;
  return (
    <section className="card og-card" aria-labelledby="og-faults" aria-live="polite">
      <div className="og-head">
        <h2 id="og-faults">{t('organiser.faults.title')}</h2>
        <Badge tone={count > 0 ? 'bad' : 'ok'} icon={count > 0 ? 'warn' : 'check'}>
          {count}
        </Badge>
      </div>
      <ul className="og-fault-list">
        {faults.slice(0, MOST_LISTED).map(fault => (
          <li key={`${fault.kind} ${fault.players.join()} ${fault.sessions.join()}`} className="bad">
            <Icon name="warn" />
            <span>{faultText(t, drawn, fault)}</span>
          </li>
        ))}
        {meetsNobodyTwice(state.faults) && (
          <li className="ok">
            <Icon name="check" />
            <span>{t('organiser.faults.nobody')}</span>
          </li>
        )}
        {totals.wind === 0 && (
          <li className="ok">
            <Icon name="check" />
            <span>{t('organiser.faults.winds')}</span>
          </li>
        )}
      </ul>
      {count > MOST_LISTED && <p className="og-hint">{t('organiser.faults.more', { count: count - MOST_LISTED })}</p>}
    </section>
  );
}
