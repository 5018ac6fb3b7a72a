import type { OperatorAct } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Fault } from './Fault.tsx';
import { continued, hasGap, type Log, refreshed, shownOf } from './log.ts';
import { type Failure, fetchActs } from './server.ts';

/** Longest id that is written out. */
const SHORT = 8;

/** Returns what was done, on whom: people by name, ids cut short. */
function actText(t: Translate, { act, subject, name }: OperatorAct): string {
  const isId = /^[0-9a-f]{16,}$/.test(subject);
  // The only node of a server has no address.
  const thing = subject === '' ? t('operator.thisNode') : isId ? subject.slice(0, SHORT) : subject;
  const said = name === null ? thing : t.nameOf(name);
  return t(`operator.act.${act}`, { subject: said });
}

/** What the operator has done, the newest first; nothing here can be erased. */
export function ActsCard({ acts }: { readonly acts: readonly OperatorAct[] }) {
  const t = useT();
  const [log, setLog] = useState<Log>();
  const [why, setWhy] = useState<Failure>();
  const isBehind = log !== undefined && hasGap(log, acts);
  useEffect(() => {
    // With each look, until it has come.
    if (isBehind && acts.length > 0)
      void fetchActs().then(answer => answer.ok && setLog(now => now && refreshed(now, answer.value)));
  }, [isBehind, acts]);
  const shown = shownOf(log, acts);
  const fetch = async () => {
    const answer = await fetchActs(log?.acts.at(-1)?.number);
    setWhy(answer.ok ? undefined : answer.why);
    // What was read meanwhile has another end: the page asked for would not fit behind it.
    if (answer.ok) setLog(now => (now === log ? continued(now, answer.value) : now));
  };
  const isWhole = log?.isWhole || shown.at(-1)?.number === 1;
  return (
    <Card title={t('operator.acts')}>
      <ol className="operator-acts">
        {shown.map(act => (
          <li key={act.number}>
            <time dateTime={new Date(act.at).toISOString()}>{momentText(t.locale, act.at)}</time>
            <span dir="auto">{actText(t, act)}</span>
            <small>{t('operator.byKey', { key: act.key })}</small>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <div className="operator-more">
          <button type="button" className="btn sm ghost" onClick={() => void fetch()}>
            {t(log === undefined ? 'operator.wholeLog' : 'operator.older')}
          </button>
        </div>
      )}
      <Fault why={why} />
    </Card>
  );
}
