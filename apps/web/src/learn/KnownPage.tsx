import { DIFFERENCES, type Difference, knownTexts } from '@gorrion/learn/known';
import { fanName } from '../kit/i18n/fanName.ts';
import { type Language, useT } from '../kit/i18n/index.ts';
import { useTexts } from '../kit/i18n/useTexts.ts';
import { loadAgain } from '../kit/ui/lazyPart.ts';
import { KNOWN_GAMES, type KnownGame, learnRouteOf, paths } from '../shell/links/learnPaths.ts';
import { Go } from '../shell/page/Go.tsx';
import { LostPage } from '../shell/page/LostPage.tsx';
import { PlacePage } from '../shell/page/PlacePage.tsx';
import './known.css';

const textsIn = (language: Language) => loadAgain(() => knownTexts(language));

/** What is another way here for players of another game, by the address. */
export default function KnownPage({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  return route.page === 'from' ? <Known game={route.game} /> : <LostPage />;
}

function Known({ game }: { readonly game: KnownGame }) {
  const t = useT();
  const texts = useTexts(textsIn)?.[game];
  const differences = DIFFERENCES[game];
  return (
    <PlacePage
      title={t(`known.title.${game}`)}
      note={t('known.note', { count: differences.length })}
      above={[{ href: paths.learn(), label: t('learn.title') }]}
    >
      <KnownGames current={game} />
      <ol className="cards known-list" aria-busy={!texts}>
        {differences.map(difference => (
          <li key={difference.id} className="card pad stack tight">
            <h2>{texts?.[difference.id]?.title}</h2>
            <p className="quiet">{texts?.[difference.id]?.text}</p>
            {texts && <Links {...difference} />}
          </li>
        ))}
      </ol>
    </PlacePage>
  );
}

/** The games of which there is a page. */
export function KnownGames({ current }: { readonly current?: KnownGame }) {
  const t = useT();
  return (
    <nav className="row" aria-label={t('known.games')}>
      {KNOWN_GAMES.map(game => (
        <Go
          key={game}
          className={game === current ? 'btn sm soft' : 'btn sm'}
          href={paths.from(game)}
          aria-current={game === current ? 'page' : undefined}
        >
          {t(`known.game.${game}`)}
        </Go>
      ))}
    </nav>
  );
}

/** Where more about a difference stands: the pages of its fans, and its article. */
function Links({ fans = [], article }: Difference) {
  const t = useT();
  if (fans.length === 0 && article === undefined) return null;
  return (
    <div className="learn-links">
      {fans.map(fan => (
        <Go key={fan} href={paths.fan(fan)}>
          {fanName(fan, t.locale)}
        </Go>
      ))}
      {article !== undefined && <Go href={paths.rules(article)}>{t('known.article', { number: article })}</Go>}
    </div>
  );
}
