import { type Refusal, rulesetOf } from '@gorrion/protocol';
import { isStarting } from '@gorrion/table';
import { Suspense, useEffect } from 'react';
import { tableFollower } from '../../client/connection/tableFollower.ts';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Go } from '../../shell/page/Go.tsx';
import type { TablePart } from '../../shell/page/router.ts';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { AskToWatch } from '../game/AskToWatch.tsx';
import { GamePage } from '../game/GamePage.tsx';
import { LoadingTable } from '../game/LoadingTable.tsx';
import { refusedTable } from '../game/refusedTable.ts';

const RoomPage = lazyPart(() => withWords('room', () => import('../room/RoomPage.tsx')));
const loadSeatDraw = () => import('../ceremony/SeatDraw.tsx');
const SeatDraw = lazyPart(loadSeatDraw);
const loadSaying = () => import('../../board/say/index.ts');
/** Loads a part before it is drawn. Whatever draws it loads it again if this fails. */
const loadEarly = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
const TakeUmpire = lazyPart(() => withWords('room', () => import('../umpire/TakeUmpire.tsx')));
const HandPage = lazyPart(() => withWords('room', () => import('../held/HandPage.tsx')));
const TeachPage = lazyPart(() => withWords('room', () => import('../teach/TeachPage.tsx')));
const ScreenTable = lazyPart(() => withWords('room', () => import('../tv/ScreenTable.tsx')));
const CastPage = lazyPart(() => withWords('room', () => import('../cast/CastPage.tsx')));
const OptionsPage = lazyPart(() => withWords('room', () => import('../room/OptionsPage.tsx')));

/** Whether the reader learns nothing of the table: there is none, or none that they may know of. */
const isNoTable = (why: Refusal | undefined): boolean => why === 'no-such-table' || why === 'too-many-wrong-codes';

interface TablePageProps {
  readonly code: string;
  /** The part of the table that the address names; undefined = the table itself. */
  readonly part?: TablePart | undefined;
}

/** Loads early what a table needs in time that runs. */
function useEarlyParts(table: FollowedTable | undefined): void {
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
}

/** The table of a link, in whatever stage it is. */
export default function TablePage({ code, part }: TablePageProps) {
  const table = useApp(app => app.table);
  const refusal = useApp(app => app.refusal);
  // The page of a cast comes as a spectator: a player's page for the same table would lose its seat to it.
  const asCaster = part === 'cast' && !isLocal(code);
  useEffect(() => {
    client.enter(code, tableFollower, asCaster);
    return () => client.exit();
  }, [code, asCaster]);
  useEarlyParts(table);
  if (part === 'screen') {
    return (
      <Suspense fallback={null}>
        <ScreenTable code={code} table={table} why={refusal?.why} />
      </Suspense>
    );
  }
  if (part === 'cast' && (table || refusal) && !isNoTable(refusal?.why)) {
    return (
      <Suspense fallback={<LoadingTable />}>
        <CastPage code={code} table={table} why={refusal?.why} />
      </Suspense>
    );
  }
  if (refusal?.why === 'ask-to-watch') return <AskToWatch code={code} />;
  if (refusal) return <WrongLink code={code} why={refusal.why} />;
  if (!table) return <LoadingTable />;
  return (
    <Suspense fallback={<LoadingTable />}>
      <Followed table={table} part={part} />
    </Suspense>
  );
}

/** A table that this page follows, as the address wants it. */
function Followed({ table, part }: { readonly table: FollowedTable; readonly part: TablePageProps['part'] }) {
  if (part === 'umpire') {
    return (
      <>
        <LoadingTable />
        <TakeUmpire code={table.code} />
      </>
    );
  }
  const { winds, stage } = table.state;
  // What follows the start is shown later to who watches with a delay: the room stays until then.
  const isLate = table.behind !== undefined;
  if (winds && isStarting(table.state) && !isLate) return <SeatDraw table={table} winds={winds} />;
  if (stage === 'closed') return <Closed />;
  if (stage === 'gathering' && isStarting(table.state) && !isLate) return <LoadingTable isStarting />;
  if (part === 'hand') return <HandPage table={table} />;
  if (stage === 'playing') return table.viewer === 'teacher' ? <TeachPage table={table} /> : <GamePage table={table} />;
  return part === 'options' ? <OptionsPage table={table} /> : <RoomPage table={table} />;
}

function WrongLink({ code, why }: { readonly code: string; readonly why: string }) {
  const t = useT();
  const [title, note] = refusedTable(t, why);
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
