import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { DEFAULT_LEVEL } from '../../client/store/openings.ts';
import { freePlaces, isBarred, isHost, maySit, placeOfPerson } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { NameField } from '../../shell/page/NameField.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { GamePage } from '../game/GamePage.tsx';
import { AskedFinishes } from '../room/AskedFinishes.tsx';
import { SitDown } from '../room/SitDown.tsx';
import { HostWays } from '../room/StartBar.tsx';
import { HandBoard } from './HandBoard.tsx';
import { TiltButton } from './HandTools.tsx';
import { useCover } from './useCover.ts';

/** A phone as a hand: before the game it takes a seat, then it shows the player's tiles and nothing else. */
export default function HandPage({ table }: { readonly table: FollowedTable }) {
  const { state, viewer } = table;
  if (state.stage === 'gathering') return <HandRoom table={table} />;
  if (playerOf(viewer) === undefined && state.session.phase !== 'over') return <NoSeat table={table} />;
  return <GamePage table={table} board={HandBoard} />;
}

/** The seat of a phone before the game. */
function HandRoom({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const cover = useCover();
  const { state, code } = table;
  const mine = placeOfPerson(state, me);
  const isFree = freePlaces(state).length > 0 && maySit(state, me);
  if (mine !== undefined) {
    return (
      <StatePage title={t('hand.seat', { number: mine + 1 })} note={`${t('hand.seatNote')} ${t('hand.joinNote')}`}>
        {isHost(state, me) && <HostWays state={state} level={DEFAULT_LEVEL} />}
        <TiltButton cover={cover} className="btn" />
        <Go className="btn" href={tablePath(code)}>
          {t('hand.whole')}
        </Go>
      </StatePage>
    );
  }
  if (isBarred(state, me)) return <Removed code={code} />;
  return (
    <StatePage title={t(isFree ? 'hand.title' : 'hand.full')} note={t(isFree ? 'hand.joinNote' : 'hand.fullNote')}>
      {isFree && (
        <>
          <NameField />
          <AskedFinishes state={state} mine={mine} />
          <SitDown state={state} className="btn pri">
            {t('hand.take')}
          </SitDown>
        </>
      )}
      <Elsewhere code={code} isWatching={!isFree} />
    </StatePage>
  );
}

/** A phone that belongs to nobody at the table, or to somebody who was removed from it. */
function NoSeat({ table: { code, state } }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  if (isBarred(state, me)) return <Removed code={code} />;
  return (
    <StatePage title={t('hand.noSeat')} note={t('hand.noSeatNote')}>
      <Elsewhere code={code} isWatching />
    </StatePage>
  );
}

function Removed({ code }: { readonly code: string }) {
  const t = useT();
  return (
    <StatePage title={t('hand.removed')} note={t('hand.removedNote')}>
      <Go className="btn" href={tablePath(code)}>
        {t('hand.watch')}
      </Go>
    </StatePage>
  );
}

function Elsewhere({ code, isWatching }: { readonly code: string; readonly isWatching: boolean }) {
  const t = useT();
  return (
    <>
      <Go className="btn" href={eventPaths.pair()}>
        {t('hand.elsewhere')}
      </Go>
      <Go className="btn" href={tablePath(code)}>
        {t(isWatching ? 'hand.watch' : 'hand.whole')}
      </Go>
    </>
  );
}
