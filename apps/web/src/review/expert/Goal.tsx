import type { ReviewedCandidate, ReviewedGoal, ReviewedRoute, ReviewedTile } from '@gorrion/protocol';
import { type BySeat, fanPoints, type McrRules, type ScoredFan, SEATS, type Seat, type Tile } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { ActionTiles } from './ActionTiles.tsx';
import { routeName } from './aim.ts';
import { percent } from './numbers.ts';

interface GoalProps {
  readonly candidate: ReviewedCandidate;
  /** The action that it is compared with: the played one, or the best one if this was played. */
  readonly other: ReviewedCandidate | undefined;
  readonly offered: Tile | undefined;
  readonly rules: McrRules;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** What an action leaves: the best hand that can still be won, what it lacks, and what it risks. */
export function Goal({ candidate, other, offered, rules, seat, names }: GoalProps) {
  const t = useT();
  const { minPoints: minimum } = rules;
  const { action, goal, secured, danger, routes } = candidate;
  const points = goal && (goal.byDiscard ?? goal.selfDrawn);
  return (
    <section className="stack tight goal" aria-label={t('expert.after')}>
      <div className="row ends">
        <h2>
          {t('expert.after')} <ActionTiles action={action} offered={offered} />
        </h2>
        {goal && points !== null && (
          <p>
            <b className="numeral">{t.number(points)}</b>{' '}
            <small className="fine">
              {t(goal.byDiscard === null ? 'expert.pointsSelfDrawn' : 'expert.pointsByDiscard', { count: points })}
            </small>
          </p>
        )}
      </div>
      {goal ? <GoalHand goal={goal} rules={rules} /> : <p className="fine">{t('expert.noGoal', { minimum })}</p>}
      <Secured secured={secured} minimum={minimum} />
      <Routes routes={routes} other={other} />
      <Dangers danger={danger} seat={seat} names={names} />
    </section>
  );
}

interface GoalHandProps {
  readonly goal: ReviewedGoal;
  readonly rules: McrRules;
}

function GoalHand({ goal, rules }: GoalHandProps) {
  const t = useT();
  const { byDiscard, selfDrawn, fans, missing } = goal;
  const live = missing.reduce((sum, one) => sum + one.live, 0);
  const isOne = new Set(missing.map(({ tile }) => tile)).size === 1;
  return (
    <>
      <ul className="cards goal-fans">
        {counted(fans).map(([fan, times]) => (
          <li key={fan} className="row">
            <span className="grow">
              {fanName(fan, t.locale)}
              {times > 1 && ` × ${t.number(times)}`}
            </span>
            <b>{t.number(fanPoints(fan, rules) * times)}</b>
          </li>
        ))}
      </ul>
      <div className="row fine">
        {missing.length > 0 && (
          <>
            <span>{t('expert.missing')}</span>
            <Missing tiles={missing} />
          </>
        )}
        <p>
          {isOne && t('expert.live', { count: live })}{' '}
          {byDiscard !== null && selfDrawn !== null && t('expert.selfDrawnIs', { points: selfDrawn })}
        </p>
      </div>
    </>
  );
}

/** Returns fans with how often each counts, in their order. */
function counted(fans: readonly ScoredFan[]): readonly (readonly [ScoredFan, number])[] {
  const times = new Map<ScoredFan, number>();
  for (const fan of fans) times.set(fan, (times.get(fan) ?? 0) + 1);
  return [...times];
}

/** Tiles with the number of copies that the player could not see. */
export function Missing({ tiles }: { readonly tiles: readonly ReviewedTile[] }) {
  const t = useT();
  return (
    <span className="row missing">
      {tiles.map(({ tile, live }, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be missing twice
          key={n}
          className={live === 0 ? 'tk none' : 'tk'}
          role="img"
          aria-label={`${tileName(t, tile)}, ${t('expert.live', { count: live })}`}
        >
          <MiniTile tile={tile} decorative />
          <small aria-hidden="true">{t.number(live)}</small>
        </span>
      ))}
    </span>
  );
}

/** How many of the points that a win needs lie in melds and complete sets: solid what is secured, hatched what lacks. */
function Secured({ secured, minimum }: { readonly secured: number; readonly minimum: number }) {
  const t = useT();
  const lacks = Math.max(0, minimum - secured);
  const parts = Array.from({ length: minimum }, (_, n) => n);
  return (
    <p className="row fine">
      <span className="secured-gauge" aria-hidden="true">
        {parts.map(n => (
          <i key={n} className={n < secured ? 'has' : undefined} />
        ))}
      </span>
      {lacks > 0
        ? t('expert.secured', { points: t.number(secured), lacks: t.number(lacks), minimum: t.number(minimum) })
        : t('expert.securedAll', { count: secured })}
    </p>
  );
}

interface RoutesProps {
  readonly routes: ReviewedCandidate['routes'];
  readonly other: ReviewedCandidate | undefined;
}

/** Routes with less of the weight are not listed. */
const LEAST_SHARE = 0.03;

/** Returns each route once, by its likeliest hand. */
const distinct = (routes: readonly ReviewedRoute[]): readonly ReviewedRoute[] =>
  routes.filter(({ route, share }, n) => share >= LEAST_SHARE && routes.findIndex(one => one.route === route) === n);

/** The likeliest hands, and which of them the other action closes or opens. */
function Routes({ routes, other }: RoutesProps) {
  const t = useT();
  const shown = distinct(routes).slice(0, 4);
  const known = new Set(other?.routes.map(({ route }) => route));
  const lost = other?.routes.filter(
    one => one.share >= LEAST_SHARE && !routes.some(({ route }) => route === one.route),
  );
  if (shown.length === 0 && !lost?.length) return null;
  return (
    <ul className="fine routes" aria-label={t('expert.routes')}>
      {shown.map(({ route, points, share }) => (
        <li key={route} className="row">
          <span className="grow">
            {routeName(t, route)}
            {other && !known.has(route) && <Badge tone="ok">{t('expert.routeOpen')}</Badge>}
          </span>
          <span>{t('act.points', { count: points })}</span>
          <span className="share">{percent(t, share)}</span>
        </li>
      ))}
      {lost?.slice(0, 2).map(({ route, points }) => (
        <li key={route} className="row">
          <span className="grow">
            {routeName(t, route)} <Badge tone="bad">{t('expert.routeClosed')}</Badge>
          </span>
          <span>{t('act.points', { count: points })}</span>
          <span className="share">–</span>
        </li>
      ))}
    </ul>
  );
}

/** Chances below this one are not worth a line. */
const LEAST_DANGER = 0.0005;

function Dangers({ danger, seat, names }: Pick<GoalProps, 'seat' | 'names'> & { readonly danger: BySeat<number> }) {
  const t = useT();
  const others = SEATS.filter(other => other !== seat && danger[other] >= LEAST_DANGER).toSorted(
    (a, b) => danger[b] - danger[a],
  );
  if (others.length === 0) return null;
  return (
    <p className="fine">
      {t('expert.danger')}{' '}
      {others
        .map(other => t('expert.dangerOf', { name: names[other] ?? '', chance: percent(t, danger[other]) }))
        .join(t('list.comma'))}
    </p>
  );
}
