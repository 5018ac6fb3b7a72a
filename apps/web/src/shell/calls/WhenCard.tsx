import { PUSH_KINDS, PUSH_LEADS, type PushLead } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { clockOf, minutesOf } from './clock.ts';
import type { Calls } from './useCalls.ts';

/** What this device calls for. */
export function WhenCard({ calls: { wishes, change } }: { readonly calls: Calls }) {
  const t = useT();
  const { kinds, lead } = wishes;
  return (
    <Card title={t('push.when')} foot={<p className="fine">{t('push.nothingElse')}</p>}>
      <ul className="ruled">
        {PUSH_KINDS.map(kind => (
          <li key={kind}>
            <SwitchRow
              label={t(`push.kind.${kind}`)}
              note={t(`push.kind.${kind}Note`)}
              isOn={kinds[kind]}
              onTurn={isOn => change({ kinds: { ...kinds, [kind]: isOn } })}
            >
              {kind === 'evening' && (
                <select
                  aria-label={t('push.lead')}
                  value={lead}
                  onChange={event => change({ lead: Number(event.target.value) as PushLead })}
                >
                  {PUSH_LEADS.map(minutes => (
                    <option key={minutes} value={minutes}>
                      {t('push.leadMinutes', { minutes })}
                    </option>
                  ))}
                </select>
              )}
            </SwitchRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** When this device is silent. */
export function QuietCard({ calls: { wishes, change } }: { readonly calls: Calls }) {
  const t = useT();
  const { quiet } = wishes;
  const set = (part: Partial<typeof quiet>) => change({ quiet: { ...quiet, ...part } });
  const time = (edge: 'from' | 'to') => (
    <input
      type="time"
      className="grow"
      required
      aria-label={t(`push.${edge}`)}
      value={clockOf(quiet[edge])}
      onChange={event => {
        const minutes = minutesOf(event.target.value);
        if (minutes !== undefined) set({ [edge]: minutes });
      }}
    />
  );
  return (
    <Card
      className="stack"
      title={t('push.quiet')}
      aside={<Switch label={t('push.quiet')} isOn={quiet.isOn} onTurn={isOn => set({ isOn })} />}
    >
      {quiet.isOn && (
        <>
          <div className="row">
            {time('from')}
            <span className="quiet">{t('push.until')}</span>
            {time('to')}
          </div>
          <Day from={quiet.from} to={quiet.to} />
          {quiet.from === quiet.to && <p className="fine">{t('push.quietNone')}</p>}
          <ul className="ruled">
            <li>
              <SwitchRow
                label={t('push.exceptAtTable')}
                note={t('push.exceptNote')}
                isOn={quiet.exceptAtTable}
                onTurn={exceptAtTable => set({ exceptAtTable })}
              />
            </li>
          </ul>
        </>
      )}
    </Card>
  );
}

const DAY = 24 * 60;

/** A day as a line, with its quiet hours. */
function Day({ from, to }: { readonly from: number; readonly to: number }) {
  const t = useT();
  const spans =
    from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY],
        ];
  const said = (minutes: number) => timeOfDay(t.locale, new Date(0, 0, 1, 0, minutes).getTime());
  const name = t('push.quietDay', { from: said(from), to: said(to) });
  return (
    <div className="call-day" role="img" aria-label={name}>
      {spans.map(([begin = 0, end = 0]) => (
        <i key={begin} style={{ left: `${(begin / DAY) * 100}%`, width: `${((end - begin) / DAY) * 100}%` }} />
      ))}
      {[0, 6, 12, 18, 24].map(hour => (
        <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
          {new Date(0, 0, 1, hour).toLocaleTimeString(t.locale, { hour: 'numeric' })}
        </span>
      ))}
    </div>
  );
}
