import { rulesetOf } from '@gorrion/protocol';
import { isStarting } from '@gorrion/table';
import { Suspense, useEffect } from 'react';
import { tableFollower } from '../../client/connection/tableFollower.ts';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { type Translate, useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { AskToWatch } from './AskToWatch.tsx';
import { GamePage } from './GamePage.tsx';
import { LoadingTable } from './LoadingTable.tsx';

const RoomPage = lazyPart(() => withWords('room', () => import('../room/RoomPage.tsx')));
const loadSeatDraw = () => import('../ceremony/SeatDraw.tsx');
const SeatDraw = lazyPart(loadSeatDraw);
const loadSaying = () => import('../../board/say/index.ts');
/** Loads a part before it is drawn. Whatever draws it loads it again if this fails. */
const loadEarly = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
const TakeUmpire = lazyPart(() => withWords('room', () => import('../umpire/TakeUmpire.tsx')));
const OptionsPage = lazyPart(() => withWords('room', () => import('../room/OptionsPage.tsx')));

interface TablePageProps {
  readonly code: string;
  /** The part of the table that the address names; undefined = the table itself. */
  readonly part?: 'options' | 'umpire' | undefined;
}

/** The table of a link, in whatever stage it is. */
export default function TablePage({ code, part }: TablePageProps) {
  const table = useApp(app => app.table);
  const refusal = useApp(app => app.refusal);
  useEffect(() => {
    client.enter(code, tableFollower);
    return () => client.exit();
  }, [code]);
  const planned = table?.state.stage === 'gathering' ? table.state.settings : undefined;
  const drawsSeats = planned?.seatDraw === 'taken';
  const isStrict = planned !== undefined && rulesetOf(planned).assist === 'strict';
  useEffect(() => {
    // The draw has a limit of time: its page is loaded before it begins.
    if (drawsSeats) loadEarly(loadSeatDraw);
  }, [drawsSeats]);
  useEffect(() => {
    // In strict play a player's hand comes with the words, and the clock runs while they load.
    if (isStrict) loadEarly(loadSaying);
  }, [isStrict]);
  if (refusal?.why === 'ask-to-watch') return <AskToWatch code={code} />;
  if (refusal) return <WrongLink code={code} why={refusal.why} />;
  if (!table) return <LoadingTable />;
  if (part === 'umpire') {
    return (
      <Suspense fallback={<LoadingTable />}>
        <LoadingTable />
        <TakeUmpire code={code} />
      </Suspense>
    );
  }
  const { winds } = table.state;
  if (winds && isStarting(table.state)) {
    return (
      <Suspense fallback={<LoadingTable />}>
        <SeatDraw table={table} winds={winds} />
      </Suspense>
    );
  }
  switch (table.state.stage) {
    case 'gathering':
      if (isStarting(table.state)) return <LoadingTable isStarting />;
      return (
        <Suspense fallback={<LoadingTable />}>
          {part === 'options' ? <OptionsPage table={table} /> : <RoomPage table={table} />}
        </Suspense>
      );
    case 'playing':
      return <GamePage table={table} />;
    case 'closed':
      return <Closed />;
  }
}

function words(t: Translate, why: string): readonly [title: string, note: string] {
  if (why === 'no-such-table') return [t('lost.table'), t('lost.tableNote')];
  if (why === 'shown-out') return [t('lost.shownOut'), t('lost.shownOutNote')];
  if (why === 'nobody-watches') return [t('lost.nobodyWatches'), t('lost.nobodyWatchesNote')];
  if (why === 'table-failed') return [t('lost.broken'), t('lost.brokenNote')];
  if (why === 'too-many-wrong-codes') return [t('lost.wrongCodes'), t('lost.wrongCodesNote')];
  return [t('lost.failed'), t('lost.tableNote')];
}

function WrongLink({ code, why }: { readonly code: string; readonly why: string }) {
  const t = useT();
  const [title, note] = words(t, why);
  return (
    <StatePage title={title} note={note}>
      <Go className="btn pri" href="/">
        {t('lost.home')}
      </Go>
      {why !== 'no-such-table' && why !== 'shown-out' && (
        <button type="button" className="btn" onClick={() => client.enter(code, tableFollower)}>
          {t('lost.again')}
        </button>
      )}
    </StatePage>
  );
}

function Closed() {
  const t = useT();
  return (
    <StatePage title={t('game.closed')} note={t('game.closedNote')}>
      <Go className="btn pri" href="/">
        {t('lost.home')}
      </Go>
    </StatePage>
  );
}
