import type { OpenRoute } from '@gorrion/bots';
import type { SecuredFans } from '@gorrion/learn/compass';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { fansToCome, type NeededTile, tilesNeeded } from './routes.ts';
import { conditions, fanText, routeTitle } from './words.ts';

interface PlanProps {
  readonly route: OpenRoute;
  readonly secured: SecuredFans;
  readonly isPinned: boolean;
  readonly onPin: () => void;
}

/** The route that is shown large: its points, the tiles that it lacks with their live copies, and what has no place in it. */
export function Plan({ route, secured, isPinned, onPin }: PlanProps) {
  const t = useT();
  const name = routeTitle(t, route);
  const tiles = tilesNeeded(route);
  const live = tiles.reduce((sum, each) => sum + each.live, 0);
  // A further copy of a tile may serve another hand of the same route.
  const useless = route.unneeded.filter(tile => !tiles.some(each => each.tile === tile));
  const more = fansToCome(route, secured).map(fan => fanText(t, fan));
  return (
    <section className="stack tight route-plan" aria-labelledby="route-plan">
      <div className="route-plan-head">
        <button
          type="button"
          className="ib"
          aria-pressed={isPinned}
          aria-label={t('compass.pin', { route: name })}
          onClick={onPin}
        >
          <Icon name="pin" />
        </button>
        <h3 id="route-plan">{name}</h3>
        <p className="route-points">
          {t.number(route.points)} <small className="fine">{t('compass.points', { count: route.points })}</small>
        </p>
      </div>
      <p className="fine">
        {[
          ...(secured.points > 0 ? [t('compass.securedPlus', { count: secured.points })] : []),
          ...conditions(t, route),
          t('compass.lacks', { count: route.missing.length }),
        ].join(' ')}
      </p>
      <div className="row route-need">
        {tiles.map(each => (
          <Needed key={each.tile} {...each} />
        ))}
        <span className="fine">{t('compass.live', { count: live })}</span>
      </div>
      {useless.length > 0 && (
        <p className="row tight fine route-out">
          {t('compass.letGo')} <MiniTiles tiles={useless} />
        </p>
      )}
      {more.length > 0 && <p className="fine">{more.join(t('list.comma'))}</p>}
    </section>
  );
}

/** A tile with the number of copies that may still come. */
function Needed({ tile, live }: NeededTile) {
  const t = useT();
  return (
    <span
      className={live === 0 ? 'tk none' : 'tk'}
      role="img"
      aria-label={t('compass.tileLeft', { tile: tileName(t, tile), count: live })}
    >
      <MiniTile tile={tile} decorative />
      <small aria-hidden="true">{t.number(live)}</small>
    </span>
  );
}
