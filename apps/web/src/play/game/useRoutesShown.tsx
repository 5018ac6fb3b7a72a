import { rulesetOf, showsRoutes, type TableState } from '@gorrion/protocol';
import type { HandState } from '@gorrion/rules';
import { type ReactNode, Suspense } from 'react';
import type { RoutesShown } from '../../board/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { seatOfViewer } from '../../client/store/people.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { type HandRoutes, useRoutes } from '../compass/useRoutes.ts';
import type { Panels } from './usePanels.ts';

const Compass = lazyPart(() => withWords('room', () => import('../compass/Compass.tsx')));

/** What the player chose last, for the next table of this page. */
let wasOpen: boolean | undefined;

const isOver = ({ phase }: HandState): boolean => phase.name === 'over' || phase.name === 'counting';

/** Returns whether the routes are open when a table is. The practice table, which names gentle bots, has them open. */
export const opensRoutes = ({ settings }: TableState, hasRoom: boolean): boolean =>
  showsRoutes(settings) && (wasOpen ?? (hasRoom && settings.botLevel === 'beginner'));

interface Routes {
  /** What the table draws of them; undefined where it shows no routes. */
  readonly onTable?: RoutesShown;
  /** Undefined while it is hidden. */
  readonly panel?: ReactNode;
}

/**
 * Returns the routes of the viewer's hand where the table agreed to show them: a button, and a panel. While the dice roll
 * and the tiles are dealt there are none.
 */
export function useRoutesShown(
  { state, viewer, epoch }: FollowedTable,
  { shown, open, hide }: Panels,
  isDealing: boolean,
): Routes {
  const { settings, session } = state;
  const { hand } = session;
  const seat = seatOfViewer(state, viewer);
  const isShown = seat !== undefined && showsRoutes(settings);
  const isOpen = shown.includes('routes');
  const key = `${epoch} ${session.handNumber}`;
  const isDead = seat !== undefined && hand.seats[seat].isDead;
  const isInPlay = !isDead && !isDealing && (hand.phase.name === 'turn' || hand.phase.name === 'claims');
  const routes = useRoutes(hand, seat, key, isShown && isInPlay);
  if (!isShown) return {};
  const toggle = () => {
    wasOpen = !isOpen;
    open('routes', !isOpen);
  };
  const onHide = () => {
    wasOpen = false;
    hide('routes');
  };
  const minimum = rulesetOf(settings).minPoints;
  const panel = isOpen && !isDead && !isOver(hand) && (
    <Suspense fallback={null}>
      <Compass routes={routes} minimum={minimum} handKey={key} onHide={onHide} />
    </Suspense>
  );
  const pill = isInPlay && <Pill routes={routes} minimum={minimum} isOpen={isOpen} onPress={toggle} />;
  return { onTable: { pill }, panel };
}

interface PillProps {
  readonly routes: HandRoutes | undefined;
  readonly minimum: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The button of the routes: how many points the melds have secured. */
function Pill({ routes, minimum, isOpen, onPress }: PillProps) {
  const t = useT();
  const points = routes?.secured.points ?? 0;
  return (
    <button
      type="button"
      className="pill routes-pill"
      aria-expanded={isOpen}
      aria-label={t('game.routes', { points, minimum })}
      onClick={onPress}
    >
      <b>{t.number(points)}</b> {t('game.routesOf', { minimum })}
      <Icon name={isOpen ? 'up' : 'down'} />
    </button>
  );
}
