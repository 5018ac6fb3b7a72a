import { gameIdOf, type TableState } from '@gorrion/protocol';
import { isReviewable } from '@gorrion/review';
import { isClassical, type Player } from '@gorrion/rules';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useGroupOfTable, useInvitations } from '../../client/ledgers/useInvitations.ts';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { isLocal } from '../../client/solo/code.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { playerOf } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { ResultSheet } from '../../sheet/hand/ResultSheet.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { BEGIN_REVIEW, gamePath, reviewPath } from '../../shell/links/gamePaths.ts';
import { Brand } from '../../shell/page/Brand.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { LinkBadge } from '../../shell/page/LinkBadge.tsx';
import { ChatButton } from '../chat/ChatButton.tsx';
import { AppealNews } from '../forms/AppealNews.tsx';
import { SheetForms, SignWay } from '../forms/SheetForms.tsx';
import { endingText } from './endingText.ts';
import { FreeChair } from './FreeChair.tsx';
import { NextGame } from './NextGame.tsx';
import { RoundWinners } from './RoundWinners.tsx';
import { type RankLine, ranking } from './ranking.ts';
import '../../shell/page/placePage.css';
import './gameEnd.css';
import '../../sheet/hand/sheetRest.css';

const Invitations = lazyPart(() => import('../../shell/newGroup/Invitations.tsx'));
const MakeGroup = lazyPart(() => import('../../shell/newGroup/MakeGroup.tsx'));
const Proposal = lazyPart(async () => ({ default: (await import('../umpire/Proposal.tsx')).Proposal }));
const PracticeNext = lazyPart(() => import('../../shell/practice/PracticeNext.tsx'));

interface GameEndProps {
  /** The table with the people who played the game. */
  readonly table: FollowedTable;
  /** The table with the people who sit there now. */
  readonly now: FollowedTable;
}

/** The end of a game: the winner, the ranking with table points, the score sheet, and the way to another game or back to the event. */
export default function GameEnd({ table, now }: GameEndProps) {
  const t = useT();
  const { state, viewer } = table;
  const { event } = state;
  const me = playerOf(viewer);
  const lines = ranking(state) ?? [];
  const hasHands = state.session.results.some(({ outcome }) => outcome.kind !== 'void');
  // At an event a tie without points is worth table points, too.
  const isRanked = hasHands || state.event !== undefined || lines.some(({ total }) => total !== 0);
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
      <header className="stack">
        <h1>{headline(t, hasHands, lines, me)}</h1>
        <p className="quiet">{endingText(t, state, me)}</p>
        <SignWay state={state} />
        <AppealNews table={table} />
        {state.umpire?.proposed && (
          <Suspense fallback={null}>
            <Proposal state={state} me={me} />
          </Suspense>
        )}
      </header>
      {isRanked && <Ranking lines={lines} me={me} hasTablePoints={!isClassical(state.session.options.rules)} />}
      <RoundWinners state={state} me={me} />
      {isLocal(table.code) && me !== undefined && (
        <Suspense fallback={null}>
          <PracticeNext settings={state.settings} hasWon={false} />
        </Suspense>
      )}
      {me !== undefined && !isLocal(table.code) && <Asked />}
      {!event && <FreeChair table={now} />}
      {!event && <NextGame table={now} />}
      <Ways table={table} hasHands={hasHands} />
      <SheetForms table={table} />
    </main>
  );
}

/** Where one goes from here: back to an event, to the review, the game, a group, the first page. */
function Ways({ table, hasHands }: Pick<GameEndProps, 'table'> & { readonly hasHands: boolean }) {
  const t = useT();
  const { state, viewer } = table;
  const { event } = state;
  const me = playerOf(viewer);
  const game = gameIdOf(table.code, state.gamesPlayed + 1);
  return (
    <div className="row end-ways">
      {event && (
        <Go className="btn pri" href={eventPaths[event.kind === 'tournament' ? 'event' : event.kind](event.id)}>
          {event.kind === 'daily' ? t('end.toDaily') : t('end.toEvent', { event: event.name })}
        </Go>
      )}
      {hasHands && me !== undefined && event?.kind !== 'duplicate' && isReviewable(state.settings) && (
        <Go className="btn" href={reviewPath(game, 'mistakes')} state={BEGIN_REVIEW}>
          <ArchiveIcon name="target" />
          {t('expert.startGame')}
        </Go>
      )}
      <LastHand state={state} me={me} />
      {event?.kind !== 'duplicate' && (
        <Go className="btn" href={gamePath(game)}>
          {t('end.game')}
        </Go>
      )}
      {me !== undefined && !event && !isLocal(table.code) && (
        <Suspense fallback={null}>
          <GroupWay code={table.code} />
        </Suspense>
      )}
      {me !== undefined && !event && !isLocal(table.code) && (
        <Go className="btn" href={eventPaths.daily()}>
          {t('end.daily')}
        </Go>
      )}
      <Go className="btn" href="/">
        {t('end.home')}
      </Go>
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

function headline(t: Translate, hasHands: boolean, lines: readonly RankLine[], me: Player | undefined): string {
  if (!hasHands) return t('result.noHand');
  const winners = lines.filter(line => line.place === 1);
  if (winners.length === 4) return t('end.allTied');
  if (winners.length > 1) return t('end.tied', { names: t.all(winners.map(w => w.name)) });
  const winner = winners[0];
  if (!winner) return t('end.title');
  return winner.player === me ? t('end.youWin') : t('end.winner', { name: winner.name });
}

interface RankingProps {
  readonly lines: readonly RankLine[];
  readonly me: Player | undefined;
  /** Whether places are worth table points; by the older ways only points count. */
  readonly hasTablePoints: boolean;
}

function Ranking({ lines, me, hasTablePoints }: RankingProps) {
  const t = useT();
  return (
    <section className="card pad" aria-label={t('end.ranking')}>
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('end.place')}</th>
            <th scope="col" className="ranked">
              {t('end.player')}
            </th>
            <th scope="col">{t('end.points')}</th>
            {hasTablePoints && <th scope="col">{t('end.tablePoints')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ player, name, place, total, tablePoints }) => (
            <tr key={player} className={player === me ? 'own' : undefined}>
              <td className="numeral">{place}</td>
              <th scope="row">
                <bdi>{t.nameOf(name)}</bdi>
                {player === me && ` (${t('result.you')})`}
              </th>
              <td className={`numeral ${total < 0 ? 'loss' : total > 0 ? 'gain' : ''}`}>{t.signed(total)}</td>
              {hasTablePoints && <td className="numeral">{t.number(tablePoints)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
