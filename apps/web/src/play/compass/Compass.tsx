import type { OpenRoute } from '@gorrion/bots';
import type { SecuredFans } from '@gorrion/learn/compass';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Gauge } from './Gauge.tsx';
import { Plan } from './Plan.tsx';
import { fansToCome, type HandRoutes, shownRoute } from './routes.ts';
import { conditions, fanText, panelTitle, routeTitle } from './words.ts';
import './compass.css';

interface CompassProps {
  /** Undefined until the worker has answered, and between hands. */
  readonly routes: HandRoutes | undefined;
  readonly minimum: number;
  /** Names the hand: a pinned route is let go with it. */
  readonly handKey: string;
  readonly onHide: () => void;
}

type RouteId = OpenRoute['id'];

/** The route to the minimum: what the player's melds have secured, and the routes that their hand can still go. */
export default function Compass({ routes, minimum, handKey, onHide }: CompassProps) {
  const t = useT();
  const [pin, setPin] = useState<{ readonly id: RouteId; readonly hand: string }>();
  const pinned = pin?.hand === handKey ? pin.id : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const toggle = (id: RouteId) => {
    setPin(pinned === id ? undefined : { id, hand: handKey });
    // A row that is pinned becomes the large route: its button takes the focus, which would be lost with the row.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('.route-plan-head button')?.focus());
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onHide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div className="stack compass" ref={panel} onKeyDown={leave}>
      <header className="row ends compass-head">
        <div>
          <h2 id="compass-title">{panelTitle(t, minimum)}</h2>
          <p className="fine">{t('compass.onlyYou')}</p>
        </div>
        <button type="button" className="ib" aria-label={t('compass.hide')} onClick={onHide}>
          <Icon name="down" />
        </button>
      </header>
      {routes ? <Found routes={routes} pinned={pinned} onPin={toggle} /> : <p className="fine">{t('compass.wait')}</p>}
    </div>
  );
}

interface FoundProps {
  readonly routes: HandRoutes;
  readonly pinned: RouteId | undefined;
  readonly onPin: (id: RouteId) => void;
}

function Found({ routes, pinned, onPin }: FoundProps) {
  const t = useT();
  const { minimum, secured } = routes;
  const shown = shownRoute(routes, pinned);
  const others = routes.routes.filter(route => route !== shown);
  const isLost = pinned !== undefined && shown?.id !== pinned;
  return (
    <>
      <Secured secured={secured} minimum={minimum} />
      {isLost && (
        <Note tone="amber" icon="warn">
          {t('compass.lost', { route: routeTitle(t, { id: pinned }) })}
        </Note>
      )}
      {shown ? (
        <Plan route={shown} secured={secured} isPinned={shown.id === pinned} onPin={() => onPin(shown.id)} />
      ) : (
        <Note tone="amber" icon="warn">
          {t('compass.none', { count: minimum })}
        </Note>
      )}
      {others.length > 0 && (
        <section className="route-rest" aria-labelledby="route-others">
          <div className="row ends">
            <h3 id="route-others">{t('compass.others')}</h3>
            <span className="fine">{t('compass.columns')}</span>
          </div>
          <ul className="route-others">
            {others.map(route => (
              <Other key={route.id} route={route} secured={secured} onPin={() => onPin(route.id)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Secured({ secured, minimum }: { readonly secured: SecuredFans; readonly minimum: number }) {
  const t = useT();
  const { fans, points } = secured;
  return (
    <div className="route-secured">
      <Gauge points={points} minimum={minimum} />
      <div>
        <h3>{t('compass.secured')}</h3>
        {fans.length > 0 ? (
          <ul>
            {fans.map(fan => (
              <li key={fan.id}>{fanText(t, fan)}</li>
            ))}
          </ul>
        ) : (
          <p className="fine">{t('compass.nothing')}</p>
        )}
        <p className="fine">
          {points < minimum ? t('compass.short', { count: minimum - points }) : t('compass.enough')}
        </p>
      </div>
    </div>
  );
}

interface OtherProps {
  readonly route: OpenRoute;
  readonly secured: SecuredFans;
  readonly onPin: () => void;
}

/** A further route in one row, which a press pins. */
function Other({ route, secured, onPin }: OtherProps) {
  const t = useT();
  const away = route.missing.length;
  const fans = fansToCome(route, secured).filter(({ id }) => id !== route.id);
  const about = [fans.map(fan => fanText(t, fan)).join(t('list.comma')), ...conditions(t, route)].filter(Boolean);
  return (
    <li>
      <button type="button" onClick={onPin} title={t('compass.pin', { route: routeTitle(t, route) })}>
        <span className="route-name">
          <b>{routeTitle(t, route)}</b>
          {about.length > 0 && <small className="fine">{about.join(' · ')}</small>}
        </span>
        <span className="numeral quiet" role="img" aria-label={t('compass.away', { count: away })}>
          {t.number(away)}
        </span>
        <span className="numeral">
          {t.number(route.points)}
          <span className="sr"> {t('compass.points', { count: route.points })}</span>
        </span>
      </button>
    </li>
  );
}
