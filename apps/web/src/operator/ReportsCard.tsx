import type { OpenedReport, OperatorView } from '@gorrion/protocol';
import { useState } from 'react';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Go } from '../shell/page/Go.tsx';
import { BanSure } from './BanSure.tsx';
import { Fault, useActs } from './Fault.tsx';
import { type Failure, fetchReport } from './server.ts';
import type { Operator } from './useOperator.ts';

interface ReportsCardProps {
  readonly operator: Operator;
  readonly view: OperatorView;
}

/** What people have told the operator about others and is not closed. */
export function ReportsCard({ operator, view }: ReportsCardProps) {
  const t = useT();
  const { reports } = view;
  const [opened, setOpened] = useState<OpenedReport>();
  const [why, setWhy] = useState<Failure>();
  const read = async (id: string) => {
    const answer = await fetchReport(id);
    setWhy(answer.ok ? undefined : answer.why);
    if (answer.ok) setOpened(answer.value);
  };
  const count = reports.length > 0 && <small>{t.number(reports.length)}</small>;
  return (
    <Card title={t('operator.reports')} aside={count}>
      {opened ? (
        <Report operator={operator} view={view} report={opened} onBack={() => setOpened(undefined)} />
      ) : (
        <>
          {reports.length === 0 && <p className="quiet">{t('operator.noReports')}</p>}
          <ul className="ruled">
            {reports.map(({ id, at, reason, about }) => (
              <li key={id} className="row">
                <span className="grow">
                  <b>{t(`people.reason.${reason}`)}</b> {t('operator.about', { name: about.name })}
                </span>
                <small>{momentText(t.locale, at)}</small>
                <button
                  type="button"
                  className="btn sm ghost"
                  aria-label={t('operator.readName', { name: about.name })}
                  onClick={() => void read(id)}
                >
                  {t('operator.read')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Fault why={why} />
    </Card>
  );
}

interface ReportProps extends ReportsCardProps {
  readonly report: OpenedReport;
  readonly onBack: () => void;
}

/** Returns where something was reported; before the first hand there is none. */
const placeText = (t: Translate, table: string, hand: number): string =>
  hand === 0 ? t('operator.reportBefore', { table }) : t('operator.reportPlace', { table, hand });

/** One report with its text, its place and the chat that its sender could read. */
function Report({ operator, view, report, onBack }: ReportProps) {
  const t = useT();
  const { at, reason, by, about, text, place, lines } = report;
  return (
    <div className="stack">
      <p>
        <b>{t(`people.reason.${reason}`)}</b>, {momentText(t.locale, at)}
        <br />
        {t('operator.reportBy', { by: by.name, about: about.name })}
        {place.table !== null && <> · {placeText(t, place.table, place.hand)}</>}
      </p>
      {text !== '' && (
        <blockquote className="operator-said" dir="auto">
          {text}
        </blockquote>
      )}
      {lines.length > 0 && (
        <section className="stack tight">
          <h3>{t('operator.reportChat', { name: by.name })}</h3>
          <ul className="operator-said">
            {lines.map(line => (
              <li key={`${line.at} ${line.text}`}>
                <b dir="auto">{t.nameOf(line.name)}</b> <span dir="auto">{line.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReportActs {...{ operator, view, report, onBack }} />
    </div>
  );
}

/** What can be done about a report. */
function ReportActs({ operator, view: { bans }, report: { id, about, game }, onBack }: ReportProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const { why, send } = useActs(operator);
  const isBanned = bans.some(one => one.id === about.id);
  const close = async () => {
    if (await send({ type: 'close-report', report: id })) onBack();
  };
  const ban = () => {
    setAsked(false);
    void send({ type: 'ban', guest: about.id });
  };
  return (
    <>
      {isAsked && <BanSure name={about.name} onYes={ban} onNo={() => setAsked(false)} />}
      <div className="row">
        <button type="button" className="btn sm pri" disabled={operator.isBusy} onClick={() => void close()}>
          {t('operator.closeReport')}
        </button>
        {isBanned && (
          <button
            type="button"
            className="btn sm"
            aria-label={t('operator.liftName', { name: about.name })}
            disabled={operator.isBusy}
            onClick={() => void send({ type: 'lift-ban', person: about.id })}
          >
            {t('operator.liftAbout')}
          </button>
        )}
        {!isBanned && !isAsked && (
          <button type="button" className="btn sm" disabled={operator.isBusy} onClick={() => setAsked(true)}>
            {t('operator.banAbout', { name: about.name })}
          </button>
        )}
        {game !== null && (
          <Go className="btn sm" href={`/g/${game}`}>
            {t('operator.reportGame')}
          </Go>
        )}
        <button type="button" className="btn sm ghost" onClick={onBack}>
          {t('operator.back')}
        </button>
      </div>
      <Fault why={why} />
    </>
  );
}
