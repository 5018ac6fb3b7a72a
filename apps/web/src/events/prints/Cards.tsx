import type { PlayerView, TournamentView } from '@gorrion/events/tournament';
import { lengthOf } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { countryName, eventName } from '../event/words.ts';
import { pagesOf } from './pages.ts';
import { CARDS, handedOut } from './people.ts';
import './paper.css';
import './people.css';

/** Names of more signs are written smaller. */
const LONG_NAME = 34;

interface CardsProps {
  readonly view: TournamentView;
}

/** Place cards: each is folded in its middle and stands on the table, with the name on both sides. */
export function Cards({ view }: CardsProps) {
  const t = useT();
  useRootMark('paper');
  const players = handedOut(view, t.locale);
  if (players.length === 0) return <p className="pr-none">{t('prints.noPlayers')}</p>;
  const pages = pagesOf(players, CARDS);
  return pages.map((page, n) => (
    <article
      key={page[0]!.player}
      className="a4 pr-paper pr-cards"
      aria-label={t('prints.page', { page: n + 1, pages: pages.length })}
    >
      {page.map(player => (
        <section key={player.player} className="pr-card">
          <Side view={view} player={player} isBack />
          <Side view={view} player={player} />
        </section>
      ))}
    </article>
  ));
}

interface SideProps extends CardsProps {
  readonly player: PlayerView;
  /** The side that stands on its head until the card is folded. */
  readonly isBack?: boolean;
}

function Side({ view, player: { name, drawn, team, country }, isBack = false }: SideProps) {
  const t = useT();
  const about = [team ?? '', country ? countryName(t, country) : ''].filter(Boolean);
  return (
    <div className={isBack ? 'pr-back' : undefined} aria-hidden={isBack || undefined}>
      <h2 className={lengthOf(name) > LONG_NAME ? 'pr-long' : undefined}>
        <bdi>{name}</bdi>
      </h2>
      <p>
        {drawn !== null && <b>{drawn}</b>}
        <span>{about.map(t.nameOf).join(' · ')}</span>
        <small>
          <bdi>{eventName(t, view.plan)}</bdi>
        </small>
      </p>
    </div>
  );
}
