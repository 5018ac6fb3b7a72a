import { rulesetOf, showsRoutes } from '@gorrion/protocol';
import type { HandState, SeatCommand } from '@gorrion/rules';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { RoutesShown } from '../board/index.ts';
import { type HandRoutes, useRoutes } from '../compass/useRoutes.ts';
import { useT } from '../i18n/index.ts';
import type { FollowedTable } from '../store/following.ts';
import { seatOfViewer } from '../store/people.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

const Compass = lazyPart(() => import('../compass/Compass.tsx'));

/** Width (px) of the panel beside the table, and what the table keeps at the least: room for the plates at its sides. */
const [PANEL, LEAST_HEIGHT, LEAST_RATIO] = [348, 520, 1.2];

/** Returns whether the panel has room beside the table. */
const hasRoom = (): boolean => innerHeight >= LEAST_HEIGHT && (innerWidth - PANEL) / innerHeight >= LEAST_RATIO;

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** What the player chose last, for the next table of this page. */
let wasOpen: boolean | undefined;

/** Returns whether the player may claim the discard on offer. */
const mayClaim = (actions: readonly SeatCommand[]): boolean =>
  actions.some(action => action.type === 'claim' && action.claim.kind !== 'pass');

const isOver = ({ phase }: HandState): boolean => phase.name === 'over' || phase.name === 'counting';

interface Routes {
  /** What the table draws of them; undefined where it shows no routes. */
  readonly onTable?: RoutesShown;
  /** What stands beside the table: a panel, or nothing while it is hidden. Undefined where the table shows no routes. */
  readonly beside?: ReactNode;
}

/**
 * Returns the routes of the viewer's hand where the table agreed to show them: a button, and a panel beside the table or
 * over the rivers. Over the rivers it closes at the next discard that the viewer may claim. While the dice roll and the
 * tiles are dealt there are none.
 */
export function useRoutesShown(
  { state, viewer, epoch }: FollowedTable,
  actions: readonly SeatCommand[],
  isDealing: boolean,
): Routes {
  const { settings, session } = state;
  const { hand } = session;
  const seat = seatOfViewer(state, viewer);
  const isShown = seat !== undefined && showsRoutes(settings);
  const isBeside = useSyncExternalStore(onResize, hasRoom);
  // The practice table names gentle bots. There the panel stands open where it has room.
  const [isOpen, setOpen] = useState(() => wasOpen ?? (hasRoom() && settings.botLevel === 'beginner'));
  const key = `${epoch} ${session.handNumber}`;
  const isDead = seat !== undefined && hand.seats[seat].isDead;
  const isInPlay = !isDead && !isDealing && (hand.phase.name === 'turn' || hand.phase.name === 'claims');
  const routes = useRoutes(hand, seat, key, isShown && isInPlay);
  const isClaim = mayClaim(actions);
  useEffect(() => {
    if (isClaim && !isBeside) setOpen(false);
  }, [isClaim, isBeside]);
  if (!isShown) return {};
  const open = (is: boolean) => {
    wasOpen = is;
    setOpen(is);
  };
  const hide = () => {
    open(false);
    // The button takes the focus, which would be lost with the panel.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.routes-pill')?.focus());
  };
  const minimum = rulesetOf(settings).minPoints;
  const panel = isOpen && !isDead && !isOver(hand) && (
    <Suspense fallback={null}>
      <Compass routes={routes} minimum={minimum} handKey={key} onHide={hide} />
    </Suspense>
  );
  const pill = isInPlay && <Pill routes={routes} minimum={minimum} isOpen={isOpen} onPress={() => open(!isOpen)} />;
  return {
    onTable: { pill, ...(panel && !isBeside && { panel }) },
    beside: isBeside ? panel : false,
  };
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
