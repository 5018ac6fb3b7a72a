import { useEffect, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { MISTAKES_PATH, PROFILE_PATH } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { DropVeil } from './DropVeil.tsx';
import { Filters } from './Filters.tsx';
import { GameRows } from './GameRows.tsx';
import { KeptCard } from './KeptCard.tsx';
import { OpenFile } from './OpenFile.tsx';
import { useGames } from './useGames.ts';
import { sourcesOf, useOpening } from './useOpening.ts';
import { isNarrow, PLACES, type Place, searchOf, type Wish, wishOf } from './wish.ts';
import './games.css';

/** The list of one's games, on this server and on this device, with a place for files. */
export function GamesPage() {
  const t = useT();
  const [wish, setWish] = useState(() => wishOf(location.search));
  const games = useGames(wish);
  const opening = useOpening(games.again);
  const { kept, isEmpty } = games;
  const search = searchOf(wish);
  useEffect(() => {
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search);
  }, [search]);
  const acts = (
    <>
      <Go className="btn sm" href={PROFILE_PATH}>
        <Icon name="person" />
        {t('profile.title')}
      </Go>
      <Go className="btn sm" href={MISTAKES_PATH}>
        <Icon name="undo" />
        {t('mistakes.mine')}
      </Go>
      <Places place={wish.place} onPlace={place => setWish({ ...wish, place })} />
    </>
  );
  return (
    <PlacePage
      title={t('games.title')}
      note={isEmpty ? t('games.keptNote') : t('games.count', { count: (kept.online ?? 0) + kept.device })}
      acts={acts}
    >
      <div className="stack">
        {(!isEmpty || wish.place === 'public') && <Filters wish={wish} onWish={setWish} />}
        <div className="sides">
          <section className="card pad" aria-label={t('games.title')} aria-busy={games.isLoading}>
            <List wish={wish} games={games} />
          </section>
          <div>
            <OpenFile {...opening} />
            <KeptCard kept={kept} onUploadAll={games.uploadAll} />
          </div>
        </div>
      </div>
      <DropVeil onFiles={files => void opening.open(sourcesOf(files))} />
    </PlacePage>
  );
}

function Places({ place, onPlace }: { readonly place: Place; readonly onPlace: (place: Place) => void }) {
  const t = useT();
  const options = PLACES.map(value => ({ value, label: t(`games.place.${value}`) }));
  return <Choice label={t('games.place')} value={place} options={options} onChoose={onPlace} isSlim />;
}

interface ListProps {
  readonly wish: Wish;
  readonly games: ReturnType<typeof useGames>;
}

/** The games that were found, or why there are none. */
function List({ wish, games }: ListProps) {
  const t = useT();
  const { rows, isLoading, isOffline, isEmpty } = games;
  const nothing = isNarrow(wish) || wish.place !== 'all' ? 'games.noneFound' : 'games.none';
  return (
    <>
      <p role="status">{games.isFailed && t('games.refused')}</p>
      {isOffline && <Note tone="amber" icon="warn" title={t('games.offline')} />}
      {rows.length > 0 && <GameRows rows={rows} onStar={games.star} onUpload={games.upload} />}
      {rows.length === 0 &&
        !isLoading &&
        (isEmpty && wish.place !== 'public' ? <NoGames /> : <Empty note={t(nothing)} />)}
      {games.hasMore && (
        <button type="button" className="btn soft" onClick={games.more}>
          {t('games.more')}
        </button>
      )}
    </>
  );
}

/** What a person sees who has not finished a game yet. */
function NoGames() {
  const t = useT();
  return (
    <Empty title={t('games.emptyTitle')} note={t('games.none')}>
      <Go className="btn pri" href="/">
        {t('games.emptyPlay')}
      </Go>
    </Empty>
  );
}
