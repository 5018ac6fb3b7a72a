import type { CalculatorState, OtherTotal, PointsAnswer, RankedReading } from '@gorrion/learn/hands';
import { type ExplainedFan, MCR_RULESETS, type UncountedFan, type WinPayment } from '@gorrion/rules';
import { Suspense } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { PRINCIPLE_ARTICLES } from '../../shell/links/sections.ts';
import { Go } from '../../shell/page/Go.tsx';
import { lastTileText } from '../../shell/page/lastTile.ts';
import { uncountedRows } from '../../shell/page/uncounted.ts';
import { Article } from './Article.tsx';
import { fanLink } from './fanLink.ts';
import { Ways } from './Ways.tsx';
import './answer.css';

const DisputedFans = lazyPart(() => import('../../shell/page/DisputedFans.tsx'));

interface PointsCardsProps {
  readonly state: CalculatorState;
  readonly answer: PointsAnswer;
  /** The reading whose fans are shown. */
  readonly shown: RankedReading;
  readonly onShow: (at: number) => void;
}

/** What a whole hand is worth: its fans, what does not count, other ways to read it, and who pays. */
export function PointsCards({ state, answer, shown, onShow }: PointsCardsProps) {
  return (
    <>
      <Counted state={state} answer={answer} shown={shown} />
      {answer.readings.length > 1 && <Ways answer={answer} shown={shown} onShow={onShow} />}
      <NotCounted fans={shown.uncounted} />
      <Payments answer={answer} />
    </>
  );
}

function Counted({ state, answer, shown }: Omit<PointsCardsProps, 'onShow'>) {
  const t = useT();
  const rules = MCR_RULESETS[state.rules];
  const { minPoints } = rules;
  const lastTile = lastTileText(t, answer.claim, rules);
  const { total } = shown.reading;
  const points = total + state.flowers;
  const isWin = total >= minPoints;
  return (
    <section className="card calc-card" aria-labelledby="calc-points">
      <header>
        <div>
          <h2 id="calc-points">{t(isWin ? 'calculator.wins' : 'calculator.below')}</h2>
          <p className="calc-note">
            {t(isWin ? 'calculator.enough' : 'calculator.tooFew', { count: total, least: minPoints })}
          </p>
        </div>
        <p className={isWin ? 'calc-total' : 'calc-total is-low'}>
          {t.number(points)} <small>{t('calculator.points', { count: points })}</small>
        </p>
      </header>
      <ul className="calc-fans">
        {shown.counted.map((fan, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal fans of different sets
          <FanRow key={at} fan={fan} isWhole={fan.parts.length === shown.reading.parts.length} />
        ))}
        <li className="calc-sum">
          <span>
            {state.flowers > 0
              ? t('calculator.sum', { points: total, count: state.flowers })
              : t('calculator.sumPlain')}
          </span>
          <b>{t.number(points)}</b>
        </li>
      </ul>
      {lastTile !== undefined && <p className="calc-note">{lastTile}</p>}
      <OtherRules state={state} answer={answer} isWin={isWin} />
      <Suspense fallback={null}>
        <DisputedFans fans={shown.counted.map(({ id }) => id)} />
      </Suspense>
    </section>
  );
}

function FanRow({ fan, isWhole }: { readonly fan: ExplainedFan; readonly isWhole: boolean }) {
  const t = useT();
  const { id, times, points, tiles } = fan;
  const name = fanName(id, t.locale);
  return (
    <li>
      <span>
        <Go className="calc-fan" href={fanLink(id)}>
          {times > 1 ? t('calculator.times', { name, times }) : name}
        </Go>
        {!isWhole && tiles.length > 0 && <MiniTiles tiles={tiles} decorative />}
      </span>
      <b>{t.number(points * times)}</b>
    </li>
  );
}

/** What presets that count otherwise make of the hand, with the fans that differ. */
function OtherRules({
  state,
  answer: { others, total },
  isWin,
}: Pick<PointsCardsProps, 'state' | 'answer'> & { readonly isWin: boolean }) {
  const t = useT();
  if (others.length === 0) return <p className="calc-same">{t('calculator.sameEverywhere')}</p>;
  return (
    <div className="calc-others">
      <h3>{t('calculator.othersTitle')}</h3>
      <dl>
        <div className="calc-preset">
          <dt>{t(`options.ruleset.${state.rules}`)}</dt>
          <dd>
            <b>{t('calculator.pointsText', { count: total })}</b>
            {!isWin && ` · ${t('calculator.noWin')}`}
          </dd>
        </div>
        {others.map(other => (
          <Other key={other.rules[0]} other={other} />
        ))}
      </dl>
    </div>
  );
}

function Other({ other: { rules, total, meetsMinimum, differences } }: { readonly other: OtherTotal }) {
  const t = useT();
  return (
    <div className="calc-preset">
      <dt>{rules.map(id => t(`options.ruleset.${id}`)).join(t('list.comma'))}</dt>
      <dd>
        <b>{t('calculator.pointsText', { count: total })}</b>
        {!meetsMinimum && ` · ${t('calculator.noWin')}`}
        <small>
          {differences.map(({ id, here, there }) => (
            <span key={id}>{t('calculator.difference', { fan: fanName(id, t.locale), here, there })}</span>
          ))}
        </small>
      </dd>
    </div>
  );
}

/** Fans that the hand holds and that do not count, each with the principle and its article. Equal ones share a row. */
function NotCounted({ fans }: { readonly fans: readonly UncountedFan[] }) {
  const t = useT();
  const rows = uncountedRows(fans);
  if (rows.length === 0) return null;
  return (
    <section className="card calc-card" aria-labelledby="calc-not">
      <h2 id="calc-not">{t('calculator.notCounted')}</h2>
      <ul className="calc-fans">
        {rows.map(({ fan: { id, points, principle, by }, times }) => {
          const name = fanName(id, t.locale);
          return (
            <li key={`${id} ${principle} ${by}`}>
              <span>
                <Go className="calc-fan is-struck" href={fanLink(id)}>
                  <s>{times > 1 ? t('calculator.times', { name, times }) : name}</s>
                </Go>
                <small>
                  {t(`result.not.${principle}`, { fan: fanName(by, t.locale) })}{' '}
                  <Article of={PRINCIPLE_ARTICLES[principle]} />
                </small>
              </span>
              <s>{t.number(points * times)}</s>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who pays, by why they do. */
const PAYERS = {
  'self-drawn': 'calculator.pays.base',
  base: 'calculator.pays.base',
  discarded: 'calculator.pays.discarded',
  robbed: 'calculator.pays.robbed',
  wins: 'calculator.pays.winner',
} as const satisfies Readonly<Record<WinPayment['reason'], string>>;

function Payments({ answer: { meetsMinimum, losses, won } }: { readonly answer: PointsAnswer }) {
  const t = useT();
  if (!meetsMinimum) return null;
  return (
    <section className="card calc-card" aria-labelledby="calc-paid">
      <h2 id="calc-paid" className="sr">
        {t('calculator.payments')}
      </h2>
      <dl className="calc-paid">
        <div>
          <dt>{t(PAYERS.wins)}</dt>
          <dd className="is-gain">{t.signed(won)}</dd>
        </div>
        {losses.map(({ reason, change }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three losers are told apart by their place alone.
          <div key={n}>
            <dt>{t(PAYERS[reason])}</dt>
            <dd className="is-loss">{t.signed(change)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
