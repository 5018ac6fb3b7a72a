import { useEffect, useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { ArchiveIcon } from '../ui/ArchiveIcon.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { GameRows } from './GameRows.tsx';
import { OpenFile } from './OpenFile.tsx';
import { type Place, useGames } from './useGames.ts';
import './games.css';

const PLACES: readonly Place[] = ['all', 'online', 'device', 'public'];

/** The list of one's games, on this server and on this device, with a place for files. */
export function GamesPage() {
  const t = useT();
  const [place, setPlace] = useState<Place>('all');
  const [text, setText] = useState('');
  const [isStarred, setStarred] = useState(false);
  const games = useGames({ place, text, isStarred });
  useEffect(() => {
    document.title = `${t('games.title')} · Gorrión`;
  }, [t]);
  return (
    <div className="games">
      <PageHeader />
      <main>
        <div className="games-head">
          <div>
            <h1>{t('games.title')}</h1>
            <p>{t('games.count', { count: games.count })}</p>
          </div>
          <Places place={place} onPlace={setPlace} />
        </div>
        <Search text={text} onText={setText} isStarred={isStarred} onStarred={setStarred} />
        <div className="games-body">
          <section className="card" aria-label={t('games.title')} aria-busy={games.isLoading}>
            <p role="status">{games.isFailed && t('games.refused')}</p>
            {games.isOffline && place !== 'device' && <p className="games-note">{t('games.offline')}</p>}
            {games.rows.length === 0 && !games.isLoading ? (
              <p className="games-empty">{t(text || isStarred ? 'games.noneFound' : 'games.none')}</p>
            ) : (
              <GameRows rows={games.rows} onStar={games.star} onUpload={games.upload} />
            )}
            {games.hasMore && (
              <button type="button" className="btn soft" onClick={games.more}>
                {t('games.more')}
              </button>
            )}
          </section>
          <OpenFile />
        </div>
      </main>
    </div>
  );
}

function Places({ place, onPlace }: { readonly place: Place; readonly onPlace: (place: Place) => void }) {
  const t = useT();
  const options = PLACES.map(value => ({ value, label: t(`games.place.${value}`) }));
  return <Choice label={t('games.place')} value={place} options={options} onChoose={onPlace} isSlim />;
}

interface SearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isStarred: boolean;
  readonly onStarred: (isStarred: boolean) => void;
}

function Search({ text, onText, isStarred, onStarred }: SearchProps) {
  const t = useT();
  const field = useId();
  return (
    <search className="games-search">
      <label className="games-field" htmlFor={field}>
        <Icon name="search" />
        <span className="sr">{t('games.search')}</span>
        <input
          id={field}
          type="search"
          value={text}
          placeholder={t('games.search')}
          onChange={event => onText(event.target.value)}
        />
      </label>
      <button type="button" className="btn sm" aria-pressed={isStarred} onClick={() => onStarred(!isStarred)}>
        <ArchiveIcon name="star" />
        {t('games.starred')}
      </button>
    </search>
  );
}
