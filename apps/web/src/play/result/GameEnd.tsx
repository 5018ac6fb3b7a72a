import { gameIdOf, type TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useGroupOfTable, useInvitations } from '../../client/ledgers/useInvitations.ts';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { otherPeople } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { ResultSheet } from '../../sheet/hand/ResultSheet.tsx';
import { PeopleHere } from '../../shell/about/PeopleHere.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Brand } from '../../shell/page/Brand.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { LinkBadge } from '../../shell/page/LinkBadge.tsx';
import { ChatButton } from '../chat/ChatButton.tsx';
import { AppealNews } from '../forms/AppealNews.tsx';
import { hasForms } from '../forms/hasForms.ts';
import { SheetForms } from '../forms/SheetForms.tsx';
import { FreeChair } from './FreeChair.tsx';
import { NextGame } from './NextGame.tsx';
import { Peak } from './Peak.tsx';
import { RoundWinners } from './RoundWinners.tsx';
import { ranking } from './ranking.ts';
import { Story } from './Story.tsx';
import { playedHands, turningPoint } from './story.ts';
import '../../kit/ui/felt.css';
import '../../shell/page/placePage.css';
import './gameEnd.css';
import '../../sheet/hand/sheetRest.css';

const Invitations = lazyPart(() => import('../../shell/newGroup/Invitations.tsx'));
const MakeGroup = lazyPart(() => import('../../shell/newGroup/MakeGroup.tsx'));
const AskCalls = lazyPart(() => withWords('shell', () => import('../../shell/calls/AskCalls.tsx')));
const Proposal = lazyPart(async () => ({ default: (await import('../umpire/Proposal.tsx')).Proposal }));
const PracticeNext = lazyPart(() => import('../../shell/practice/PracticeNext.tsx'));
const SheetDialog = lazyPart(() => import('../forms/SheetDialog.tsx'));

interface GameEndProps {
  /** The table with the people who played the game. */
  readonly table: FollowedTable;
  /** The table with the people who sit there now. */
  readonly now: FollowedTable;
}

/** The end of a game: who won it and how, what is worth looking at again, and the way to another game or back to the event. */
export default function GameEnd({ table, now }: GameEndProps) {
  const t = useT();
  const { state, viewer } = table;
  const { session, event } = state;
  const me = playerOf(viewer);
  const lines = ranking(state) ?? [];
  const hands = useMemo(() => playedHands(session.results), [session.results]);
  const point = useMemo(() => turningPoint(hands, session.totals), [hands, session.totals]);
  const isAlone = isLocal(table.code);
  const self = useApp(app => app.me);
  const others = otherPeople(state.places, self);
  useEffect(() => {
    document.title = `${t('end.title')} · Gorrión`;
  }, [t]);
  return (
    <main className="place stack roomy game-end">
      <div className="row ends end-top">
        <Brand />
        <div className="row tight">
          <ChatButton table={now} />
          <LinkBadge />
        </div>
      </div>
      <Peak table={table} now={now} hands={hands} lines={lines} point={point} />
      <AppealNews table={table} />
      {state.umpire?.proposed && (
        <Suspense fallback={null}>
          <Proposal state={state} me={me} />
        </Suspense>
      )}
      {isAlone && me !== undefined && (
        <Suspense fallback={null}>
          <PracticeNext settings={state.settings} hasWon={false} />
        </Suspense>
      )}
      {me !== undefined && !isAlone && <Asked />}
      {!event && <FreeChair table={now} />}
      {!event && !isAlone && <NextGame table={now} isFormal={hasForms(state)} />}
      {hands.length > 0 && <Story table={table} hands={hands} point={point} />}
      <RoundWinners state={state} me={me} />
      <MoreWays table={table} hasHands={hands.length > 0} />
      {!isAlone && <PeopleHere people={others} />}
      {hasForms(state) && <SheetForms table={table} />}
      {me !== undefined && hands.length > 0 && hasFriends(table) && (
        <Suspense fallback={null}>
          <AskCalls about={{ kind: 'turn' }} />
        </Suspense>
      )}
    </main>
  );
}

/** Whether people have played with each other, and over the server: then a device may call them to their next turn. */
const hasFriends = ({ code, state }: FollowedTable): boolean =>
  !isLocal(code) && state.places.filter(({ kind }) => kind === 'person').length > 1;

/** Where else one goes from here: to the last hand, the score sheet, a group, the first page. */
function MoreWays({ table, hasHands }: Pick<GameEndProps, 'table'> & { readonly hasHands: boolean }) {
  const t = useT();
  const [isSheet, setSheet] = useState(false);
  const { state, viewer, code } = table;
  const me = playerOf(viewer);
  const isAlone = isLocal(code);
  return (
    <div className="row">
      <LastHand state={state} me={me} />
      {!hasHands && state.event?.kind !== 'duplicate' && (
        <Go className="btn" href={gamePath(gameIdOf(code, state.gamesPlayed + 1))}>
          {t('end.game')}
        </Go>
      )}
      {!hasForms(state) && !isAlone && (
        <button type="button" className="btn" onClick={() => setSheet(true)}>
          {t('forms.sheet')}
        </button>
      )}
      {me !== undefined && !state.event && !isAlone && (
        <Suspense fallback={null}>
          <GroupWay code={code} />
        </Suspense>
      )}
      {me !== undefined && !state.event && !isAlone && (
        <Go className="btn" href={eventPaths.daily()}>
          {t('end.daily')}
        </Go>
      )}
      <Go className="btn" href="/">
        {t('end.home')}
      </Go>
      {isSheet && (
        <Suspense fallback={null}>
          <SheetDialog table={table} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The way back to the group whose table it is; for another table a press that makes a group of it. */
function GroupWay({ code }: { readonly code: string }) {
  const t = useT();
  const group = useGroupOfTable(code);
  if (!group) return <MakeGroup code={code} />;
  return (
    <Go className="btn" href={eventPaths.group(group.id, group.number ? 'evening' : undefined)}>
      {t('end.toEvent', { event: group.name })}
    </Go>
  );
}

/** The groups that ask the player whether they join: one may be made of this table. */
function Asked() {
  const asked = useInvitations();
  return <Suspense fallback={null}>{asked.invitations.length > 0 && <Invitations {...asked} />}</Suspense>;
}

/** Opens the sheet of the last hand again. */
function LastHand({ state, me }: { readonly state: TableState; readonly me: Player | undefined }) {
  const t = useT();
  const corner = usePreferences(preferences => preferences.corner);
  const [isOpen, setOpen] = useState(false);
  const result = useMemo(() => handResult(state), [state]);
  if (!result) return null;
  const close = () => setOpen(false);
  const foot = (
    <div className="ready-bar">
      <span />
      <div className="ready-ways">
        <button type="button" className="btn pri" data-first onClick={close}>
          {t('result.close')}
        </button>
      </div>
    </div>
  );
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t('end.lastHand')}
      </button>
      {isOpen && <ResultSheet state={state} result={result} me={me} corner={corner} foot={foot} onClose={close} />}
    </>
  );
}
