import type { GroupGame } from '@gorrion/events/groups';
import { PLAYERS, placesOf } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { dayText, playerName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { AddGame } from './AddGame.tsx';

/** Games that are shown before all are asked for. */
const FIRST = 6;

/** The games of a season, the newest first; members add games of their own, and owners take games out. */
export function GamesCard(props: PartProps) {
  const t = useT();
  const { games, view, act } = props;
  const [isWhole, setWhole] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<string>();
  if (!games) return null;
  const shown = isWhole ? games : games.slice(0, FIRST);
  const add = <AddButton onPress={() => setAdding(true)} />;
  return (
    <section className="card pad gp-games" aria-labelledby="gp-games">
      <div className="card-head">
        <h2 id="gp-games">{t('groups.gamesTitle')}</h2>
        {games.length > 0 && add}
      </div>
      {games.length === 0 && (
        <Empty isLow title={t('groups.gamesNoneTitle')} note={t('groups.gamesNone')}>
          {add}
        </Empty>
      )}
      <ul className="ruled">
        {shown.map(game => (
          <li key={game.id} className="row">
            <GameRow {...props} game={game} />
            {view.role === 'owner' && (
              <button
                type="button"
                className="ib"
                aria-label={t('groups.dropGame', { day: dayText(t, game.at) })}
                onClick={() => setAsked(game.id)}
              >
                <Icon name="close" />
              </button>
            )}
            {asked === game.id && (
              <Sure
                question={t('groups.dropGameSure', { day: dayText(t, game.at) })}
                yes={t('groups.remove')}
                no={t('groups.cancel')}
                onYes={() => void act({ type: 'drop-game', game: game.id })}
                onNo={() => setAsked(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {games.length > FIRST && (
        <button type="button" className="btn sm ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'groups.fewer' : 'groups.allGames', { count: games.length })}
        </button>
      )}
      {isAdding && <AddGame {...props} onClose={() => setAdding(false)} />}
    </section>
  );
}

function AddButton({ onPress }: { readonly onPress: () => void }) {
  const t = useT();
  return (
    <button type="button" className="btn sm" onClick={onPress}>
      <Icon name="plus" />
      {t('groups.addGame')}
    </button>
  );
}

function GameRow({ view, game }: PartProps & { readonly game: GroupGame }) {
  const t = useT();
  const places = placesOf(game.totals);
  const order = PLAYERS.toSorted((a, b) => places[a] - places[b] || a - b);
  return (
    <Go href={gamePath(game.id)}>
      <b>
        {dayText(t, game.at)} {game.family !== undefined && <small>{t('groups.older')}</small>}
      </b>
      <span>
        {order.map(player => (
          <span key={player} dir="auto">
            {playerName(t, view, game, player)} {t.signed(game.totals[player])}
          </span>
        ))}
      </span>
    </Go>
  );
}
