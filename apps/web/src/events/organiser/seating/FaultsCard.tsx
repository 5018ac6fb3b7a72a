import type { RotationFault, RotationFaults } from '@gorrion/events/rotation';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import type { EventDesk } from '../useEvent.ts';
import { avoidable, byDrawn, chartStateOf, KINDS_WITH_BOUND, meetsNobodyTwice } from './chartState.ts';
import { boundText, faultText } from './faultText.ts';

/** Faults of one sort that are listed; a chart of many players may have hundreds. */
const MOST_LISTED = 40;

/** What is wrong with the chart, by name, session and article, against what no chart can do without. */
export function FaultsCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const state = chartStateOf(desk.view);
  if (!('faults' in state)) return null;
  const { faults } = state;
  const count = state.kind === 'faults' ? state.count : 0;
  const left = avoidable(faults);
  const grave = left.filter(({ kind }) => kind !== 'repeat');
  return (
    <section className="card pad stack" aria-labelledby="og-faults" aria-live="polite">
      <div className="row ends og-head">
        <h2 id="og-faults">{t('organiser.faults.title')}</h2>
        <Badge tone={count === 0 ? 'ok' : grave.length > 0 ? 'bad' : 'amber'} icon={count > 0 ? 'warn' : 'check'}>
          {t.number(count)}
        </Badge>
      </div>
      <ul className="ruled og-fault-list">
        <Lines desk={desk} faults={grave} tone="bad" />
        {KINDS_WITH_BOUND.map(kind => (
          <Bound key={kind} faults={faults} kind={kind} />
        ))}
        <Lines desk={desk} faults={left.filter(({ kind }) => kind === 'repeat')} tone="amber" />
        {meetsNobodyTwice(faults) && <Good text={t('organiser.faults.nobody')} />}
        {faults.totals.wind === 0 && <Good text={t('organiser.faults.winds')} />}
      </ul>
      <Forced desk={desk} faults={faults.faults.filter(fault => !left.includes(fault))} />
    </section>
  );
}

const Good = ({ text }: { readonly text: string }) => (
  <li className="ok">
    <Icon name="check" />
    <span>{text}</span>
  </li>
);

interface BoundProps {
  readonly faults: RotationFaults;
  readonly kind: (typeof KINDS_WITH_BOUND)[number];
}

/** How many meetings there are that should not be, against the fewest. */
function Bound({ faults, kind }: BoundProps) {
  const t = useT();
  const text = boundText(t, faults, kind);
  if (text === undefined) return null;
  if (faults.totals[kind] <= faults.least[kind]) return <Good text={text} />;
  return (
    <li className="amber">
      <Icon name="info" />
      <b>{text}</b>
    </li>
  );
}

interface LinesProps {
  readonly desk: EventDesk;
  readonly faults: readonly RotationFault[];
  readonly tone: 'bad' | 'amber' | 'plain';
}

/** The faults by name, as many as are read. */
function Lines({ desk, faults, tone }: LinesProps) {
  const t = useT();
  const drawn = byDrawn(desk.view);
  return (
    <>
      {faults.slice(0, MOST_LISTED).map(fault => (
        <li key={`${fault.kind} ${fault.players.join()} ${fault.sessions.join()}`} className={tone}>
          <Icon name={tone === 'plain' ? 'info' : 'warn'} />
          <span>{faultText(t, drawn, fault)}</span>
        </li>
      ))}
      {faults.length > MOST_LISTED && (
        <li className="fine">{t('organiser.faults.more', { count: faults.length - MOST_LISTED })}</li>
      )}
    </>
  );
}

/** Who meets although no chart avoids it. */
function Forced({ desk, faults }: Omit<LinesProps, 'tone'>) {
  const t = useT();
  if (faults.length === 0) return null;
  return (
    <details>
      <summary>{t('organiser.faults.who')}</summary>
      <ul className="ruled og-fault-list">
        <Lines desk={desk} faults={faults} tone="plain" />
      </ul>
    </details>
  );
}
