import type {
  ClaimQuestion,
  ClaimVerdict,
  DiscardQuestion,
  DiscardVerdict,
  RouteFacts,
  RouteQuestion,
  RouteVerdict,
} from '@gorrion/learn/drills';
import type { ReviewReason } from '@gorrion/protocol';
import type { Claim, Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reasonText } from '../../sheet/reasonText.ts';
import { claimKey } from './items.ts';
import { claimTiles, claimWord, decimalText, routeName } from './words.ts';
import './reasons.css';

interface PlayReasonsProps {
  readonly question: DiscardQuestion | ClaimQuestion | RouteQuestion;
  readonly verdict: DiscardVerdict | ClaimVerdict | RouteVerdict;
  readonly isShown: boolean;
}

/** Why a choice is the best one: the reasons of the review, the values with their margins, the hands it leads to. */
export function PlayReasons({ question, verdict, isShown }: PlayReasonsProps) {
  const t = useT();
  const isWrong = !isShown && !verdict.isRight;
  const routes = 'best' in verdict.routes ? verdict.routes.best : verdict.routes;
  return (
    <>
      <ul className="stack tight">
        {reasonsFor(verdict, isWrong).map(reason => (
          <li key={reason.id} className="learn-why">
            <Icon name="check" />
            {reasonText(t, reason)}
          </li>
        ))}
        {isWrong &&
          verdict.againstGiven.map(reason => (
            <li key={reason.id} className="learn-why against">
              <Icon name="close" />
              {reasonText(t, reason)}
            </li>
          ))}
      </ul>
      <Values question={question} verdict={verdict} isShown={isShown} />
      <Routes routes={routes} />
      {isWrong && 'given' in verdict.routes && verdict.routes.given.length > 0 && (
        <Routes routes={verdict.routes.given} isGiven />
      )}
    </>
  );
}

/**
 * Reasons for the best option. That nothing else comes close is about discards, and says nothing of a route; that the
 * expert would do the same is no answer to a choice that was wrong.
 */
const reasonsFor = ({ kind, forBest }: PlayReasonsProps['verdict'], isWrong: boolean): readonly ReviewReason[] =>
  forBest.filter(({ id }) => !(id === 'only-choice' && kind === 'route') && !(id === 'expert-choice' && isWrong));

interface ValueRow {
  readonly key: string;
  readonly tile?: Tile;
  readonly claim?: Claim;
  readonly route?: string;
  readonly loss: number;
  readonly plusMinus: number;
  readonly pairs: number;
}

const rowsOf = (question: PlayReasonsProps['question']): readonly ValueRow[] =>
  question.options.map((option): ValueRow => {
    const { loss, plusMinus, pairs } = option;
    if ('route' in option) return { key: option.route, route: option.route, tile: option.tile, loss, plusMinus, pairs };
    if ('claim' in option) return { key: claimKey(option.claim), claim: option.claim, loss, plusMinus, pairs };
    return { key: `${option.tile}`, tile: option.tile, loss, plusMinus, pairs };
  });

const keyOfGiven = ({ given }: PlayReasonsProps['verdict']): string | undefined => {
  if (!given) return undefined;
  return 'route' in given ? given.route : 'claim' in given ? claimKey(given.claim) : `${given.tile}`;
};

/** What each option loses against the best one, in points. */
function Values({ question, verdict, isShown }: PlayReasonsProps) {
  const t = useT();
  const rows = rowsOf(question);
  const most = Math.max(0.1, ...rows.map(({ loss }) => loss));
  const given = isShown ? undefined : keyOfGiven(verdict);
  const played = Math.max(0, ...rows.map(({ pairs }) => pairs));
  return (
    <div className="stack">
      <h3 className="field-label">{t('drills.values')}</h3>
      <ol className="ruled dv-options">
        {rows.map(row => (
          <li key={row.key} className={row.loss === 0 ? 'best' : undefined}>
            <OptionMark row={row} />
            <span className="dv-bar" aria-hidden="true">
              <i className="hatch" style={{ width: `${(row.loss / most) * 100}%` }} />
            </span>
            <strong>
              {row.loss === 0 ? t('drills.best') : `\u2212${decimalText(t, row.loss)}`}
              {row.plusMinus > 0 && (
                <small className="fine"> {t('expert.plusMinus', { points: decimalText(t, row.plusMinus) })}</small>
              )}{' '}
              {row.key === given && <em>{t('drills.yours')}</em>}
            </strong>
          </li>
        ))}
      </ol>
      <p className="fine">{played > 0 ? t('drills.playedOut', { count: played }) : t('drills.searched')}</p>
    </div>
  );
}

function OptionMark({ row: { tile, claim, route } }: { readonly row: ValueRow }) {
  const t = useT();
  if (claim)
    return (
      <span className="row tight">
        <b>{claimWord(t, claim)}</b>
        {claimTiles(claim).length > 0 && <MiniTiles tiles={claimTiles(claim)} />}
      </span>
    );
  return (
    <span className="row tight">
      {route && <b>{routeName(t, route)}</b>}
      {tile !== undefined && !route && <MiniTile tile={tile} />}
      {tile !== undefined && route && <small>{t('review.discard', { tile: tileName(t, tile) })}</small>}
    </span>
  );
}

/** The likeliest hands, with their points and the tiles that they lack. */
function Routes({ routes, isGiven }: { readonly routes: readonly RouteFacts[]; readonly isGiven?: boolean }) {
  const t = useT();
  if (routes.length === 0) return null;
  return (
    <div>
      <h3 className="field-label">{t(isGiven ? 'drills.routes.given' : 'drills.routes.best')}</h3>
      <ul className="ruled">
        {routes.map(({ route, points, missing }) => (
          <li key={route} className="row">
            <b>{routeName(t, route)}</b>
            <span>{t('act.points', { count: points })}</span>
            {missing.length > 0 && (
              <span className="row tight quiet">
                {t('drills.missing')}
                {missing.map(({ tile, live }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a hand may lack two equal tiles, and none of them moves
                  <span key={n} className="learn-copies">
                    <span className="sr">{t('drills.copies', { tile: tileName(t, tile), count: live })}</span>
                    <MiniTile tile={tile} decorative />
                    <b aria-hidden="true">{live}</b>
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
