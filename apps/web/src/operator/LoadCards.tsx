import type { NodeFigures, OperatorView } from '@gorrion/protocol';
import { Fragment } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { figuresThere, sumThere } from './texts.ts';

/** The events whose tables are open. */
export function EventsCard({ events }: { readonly events: OperatorView['events'] }) {
  const t = useT();
  return (
    <Card title={t('operator.events')}>
      {events.length === 0 && <p className="quiet">{t('operator.noEvents')}</p>}
      <ul className="ruled">
        {events.map(({ id, kind, name, tables, people }) => (
          <li key={id} className="row">
            <span className="grow">
              <b>{t(`operator.sort.${kind}`)}</b>{' '}
              <bdi className="quiet">{name === null ? t('operator.privateEvent') : t.nameOf(name)}</bdi>
            </span>
            <small>{t('operator.tablesOf', { count: tables, people })}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What bots have to do, and which limits have refused something since the start. */
export function LimitsCard({ view }: { readonly view: OperatorView }) {
  const t = useT();
  const there = figuresThere(view);
  const sum = (read: (figures: NodeFigures) => number) => sumThere(view, read);
  const limits = new Set(there.flatMap(({ limitHits }) => Object.keys(limitHits)));
  const hits = [...limits].map(limit => [limit, sum(({ limitHits }) => limitHits[limit] ?? 0)] as const);
  return (
    <Card title={t('operator.load')} className="stack tight">
      <dl className="facts">
        <dt>{t('operator.botQuestions')}</dt>
        <dd>{t.number(sum(({ botQuestions }) => botQuestions))}</dd>
        <dt>{t('operator.botThreads')}</dt>
        <dd>{t.number(sum(({ botThreads }) => botThreads))}</dd>
      </dl>
      <h3>{t('operator.limits')}</h3>
      {hits.length === 0 && <p className="fine">{t('operator.noLimits')}</p>}
      <dl className="facts">
        {hits
          .toSorted(([, one], [, other]) => other - one)
          .map(([limit, count]) => (
            <Fragment key={limit}>
              <dt>
                <code>{limit}</code>
              </dt>
              <dd>{t('operator.times', { count })}</dd>
            </Fragment>
          ))}
      </dl>
    </Card>
  );
}
