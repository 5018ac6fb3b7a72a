import { useT } from '../../kit/i18n/index.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { GAMES_PATH } from '../links/gamePaths.ts';
import { paths } from '../links/learnPaths.ts';
import { Go } from './Go.tsx';
import { type Route, routeOf, usePath } from './router.ts';
import './places.css';

interface Place {
  readonly label: 'place.play' | 'place.learn' | 'place.review' | 'place.groups' | 'place.events';
  readonly icon: IconName;
  readonly href: string;
  /** The pages that belong to the place. */
  readonly pages: readonly Route['page'][];
}

/** The places of the product, in the same order on every device. */
const PLACES: readonly Place[] = [
  { label: 'place.play', icon: 'home', href: '/', pages: ['home', 'daily', 'table'] },
  { label: 'place.learn', icon: 'book', href: paths.learn(), pages: ['learn'] },
  { label: 'place.review', icon: 'target', href: GAMES_PATH, pages: ['archive'] },
  { label: 'place.groups', icon: 'people', href: '/groups', pages: ['groups'] },
  { label: 'place.events', icon: 'flag', href: '/events', pages: ['events'] },
];

/** The links to the places: in the top bar, and on phones a bar at the bottom. */
export function Places() {
  const t = useT();
  const { page } = routeOf(usePath());
  return (
    <nav className="places" aria-label={t('page.places')}>
      {PLACES.map(({ label, icon, href, pages }) => (
        <Go key={href} href={href} aria-current={pages.includes(page) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{t(label)}</span>
        </Go>
      ))}
    </nav>
  );
}
