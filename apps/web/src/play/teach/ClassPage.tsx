import { TABLES_A_CLASS, type TableSummary } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import { DEFAULT_SETTINGS } from '../../client/store/openings.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { useOpenTable } from '../home/useOpenTable.ts';
import { actAt, learnersAt, refusedText, tableNumber, useClass } from './dealAt.ts';
import { LessonCard } from './LessonCard.tsx';
import { addLesson, lessonOf, textOfLink } from './lessons.ts';
import { PrepareDeal } from './PrepareDeal.tsx';
import './teach.css';

/** The page of a teacher: the tables of the class, and the lessons that this device keeps. */
export default function ClassPage() {
  const t = useT();
  const [isPreparing, setPreparing] = useState(false);
  const fault = useLessonOfLink(() => setPreparing(false));
  const tables = useClass();
  return (
    <PlacePage
      title={t('teach.classTitle')}
      note={t('teach.classNote')}
      above={[{ href: '/learn', label: t('teach.learn') }]}
    >
      <div className="sides even">
        <div className="stack">
          <Tables tables={tables} />
        </div>
        <div className="stack">
          {fault && (
            <p className="field-fault" role="alert">
              {fault}
            </p>
          )}
          {isPreparing ? (
            <Card>
              <PrepareDeal onClose={() => setPreparing(false)} />
            </Card>
          ) : (
            <LessonCard tables={tables} onPrepare={() => setPreparing(true)} />
          )}
        </div>
      </div>
    </PlacePage>
  );
}

/**
 * Takes a lesson out of the address into those of this device, also of a link that is opened on this page; returns what is
 * wrong with it.
 */
function useLessonOfLink(onTaken: () => void): string | undefined {
  const t = useT();
  const [fault, setFault] = useState<string>();
  const taken = useRef(onTaken);
  taken.current = onTaken;
  useEffect(() => {
    const take = () => {
      const link = location.hash.slice(1);
      if (link === '') return;
      history.replaceState(history.state, '', location.pathname);
      const read = lessonOf(textOfLink(link));
      const isTaken = read.ok && addLesson(read.value);
      setFault(isTaken ? undefined : t(read.ok ? 'teach.tooManyLessons' : 'teach.badLink'));
      if (isTaken) taken.current();
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [t]);
  return fault;
}

/** The tables of the class, and one more. */
function Tables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = useT();
  const isOffline = useApp(app => app.link.status === 'offline');
  const { isOpening, open } = useOpenTable();
  const { hints: _, ...settings } = DEFAULT_SETTINGS;
  return (
    <Card title={t('teach.tables')}>
      <div className="stack">
        <p className="fine">{t('teach.tablesNote')}</p>
        {tables.length > 0 && (
          <ul className="teach-tables">
            {tables.map(table => (
              <TableRow key={table.code} table={table} number={tableNumber(tables, table)} />
            ))}
          </ul>
        )}
        <button
          type="button"
          className="btn pri"
          disabled={isOpening || isOffline || tables.length >= TABLES_A_CLASS}
          onClick={() => void open({ ...settings, hands: 16, talk: 'always', teacher: true })}
        >
          <Icon name="plus" />
          {t(tables.length === 0 ? 'teach.openTable' : 'teach.openMore')}
        </button>
        {isOffline && <p className="quiet">{t('home.needsServer')}</p>}
        {(tables.length > 1 || tables.some(({ isPaused }) => isPaused)) && <AllTables tables={tables} />}
      </div>
    </Card>
  );
}

/** Pauses all tables of the class at which a hand is played, or lets them go on. */
function AllTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = useT();
  const [fault, setFault] = useState<string>();
  const playing = tables.filter(({ stage }) => stage === 'playing');
  const [goingOn, paused] = [playing.filter(({ isPaused }) => !isPaused), playing.filter(({ isPaused }) => isPaused)];
  const order = async (kind: 'pause' | 'go-on') => {
    const codes = (kind === 'pause' ? goingOn : paused).map(({ code }) => code);
    setFault(refusedText(t, tables, await actAt(codes, { kind })));
  };
  return (
    <>
      <div className="row fill">
        <button type="button" className="btn" disabled={goingOn.length === 0} onClick={() => void order('pause')}>
          <Icon name="pause" />
          {t('teach.pauseAll')}
        </button>
        <button type="button" className="btn" disabled={paused.length === 0} onClick={() => void order('go-on')}>
          <Icon name="play" />
          {t('teach.goOnAll')}
        </button>
      </div>
      <p className="field-fault" role="alert">
        {fault}
      </p>
    </>
  );
}

/** Says what a table of the class does: without a learner it plays no lesson. */
function doing({ stage, isPaused }: TableSummary, learners: string) {
  if (stage === 'gathering') return 'teach.gathering';
  if (isPaused) return 'teach.paused';
  return learners === '' ? 'teach.onlyBots' : 'teach.playing';
}

interface RowProps {
  readonly table: TableSummary;
  readonly number: number;
}

function TableRow({ table, number }: RowProps) {
  const t = useT();
  const names = learnersAt(t, table);
  return (
    <li>
      <Icon name={table.isPaused ? 'pause' : 'person'} />
      <span>
        <b>{names === '' ? t('teach.table', { number }) : t('teach.tableOf', { number, names })}</b>
        <small>{t(doing(table, names))}</small>
      </span>
      <Go className="btn sm" href={tablePath(table.code)}>
        {t('teach.toTable')}
      </Go>
    </li>
  );
}
