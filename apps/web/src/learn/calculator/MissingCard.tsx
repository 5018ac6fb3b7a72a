import type { OpenRoute } from '@gorrion/bots';
import { type CalculatorState, distanceOfHand, sizeOfHand, WHOLE } from '@gorrion/learn/hands';
import { MCR_RULESETS } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import { fanLink } from './fanLink.ts';
import { type RoutesAnswer, useRoutes } from './routes.ts';
import './answer.css';

/** What a part of a hand lacks: the nearest ways to a legal win, each with its missing tiles and its fans. */
export default function MissingCard({ state }: { readonly state: CalculatorState }) {
  const t = useT();
  const answer = useRoutes(state);
  const least = MCR_RULESETS[state.rules].minPoints;
  const routes = answer?.routes.toSorted((a, b) => a.missing.length - b.missing.length) ?? [];
  const { fans = [], points = 0 } = answer?.secured ?? {};
  return (
    <section className="card pad stack calc-waits" aria-labelledby="calc-missing" aria-busy={!answer}>
      <header className="row">
        <div className="grow">
          <h2 id="calc-missing">{title(t, state, answer)}</h2>
          {routes.length > 0 && <p className="fine">{t('calculator.waysToWin', { least })}</p>}
        </div>
      </header>
      {fans.length > 0 && (
        <p className="learn-box best fine">
          {t('calculator.secured', { fans: t.all(fans.map(({ id }) => fanName(id, t.locale))), count: points })}
        </p>
      )}
      <ol className="ruled">
        {routes.map(route => (
          <Route key={route.id} route={route} />
        ))}
      </ol>
    </section>
  );
}

function title(t: Translate, state: CalculatorState, answer: RoutesAnswer | undefined): string {
  if (!answer) return t('calculator.looking');
  const missing = answer.routes.map(route => route.missing.length);
  if (missing.length > 0) return t('calculator.missing', { count: Math.min(...missing) });
  const isComplete = sizeOfHand(state) === WHOLE && distanceOfHand(state) < 0;
  return t(isComplete ? 'calculator.complete' : 'calculator.tooFar');
}

function Route({ route: { id, fans, points, missing, isSelfDrawn, staysConcealed } }: { readonly route: OpenRoute }) {
  const t = useT();
  const names = [...new Set(fans.map(fan => fanName(fan.id, t.locale)))];
  return (
    <li className="row ends">
      <div className="grow learn-inline">
        <b>{id === 'small' ? t('calculator.small') : <Go href={fanLink(id)}>{fanName(id, t.locale)}</Go>}</b>
        <span className="row tight">
          {missing.map(({ tile }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind may be missing twice
            <MiniTile key={at} tile={tile} decorative />
          ))}
          <span className="sr">
            {t('calculator.lacks', { tiles: t.all(missing.map(({ tile }) => tileName(t, tile))) })}
          </span>
        </span>
        <p className="fine">{t.all(names)}</p>
        {(isSelfDrawn || staysConcealed) && (
          <p className="fine">{t(isSelfDrawn ? 'calculator.onlySelfDrawn' : 'calculator.onlyConcealed')}</p>
        )}
      </div>
      <b>{t('calculator.pointsText', { count: points })}</b>
    </li>
  );
}
