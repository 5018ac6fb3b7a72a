import type { CalculatorState, OtherTotal, PointsAnswer, RankedReading } from '@gorrion/learn/hands';
import { type ExplainedFan, MCR_RULESETS, type UncountedFan, type WinPayment } from '@gorrion/rules';
import { Suspense } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Note } from '../../kit/ui/Note.tsx';
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
    <section className="card pad stack" aria-labelledby="calc-points">
      <header className="row">
        <div className="grow">
          <h2 id="calc-points">{t(isWin ? 'calculator.wins' : 'calculator.below')}</h2>
          <p className="fine learn-inline">
            {t(isWin ? 'calculator.enough' : 'calculator.tooFew', { count: total, least: minPoints })}
          </p>
        </div>
        <p className={isWin ? 'calc-total' : 'calc-total is-plain'}>
          {t.number(points)} <small>{t('calculator.points', { count: points })}</small>
        </p>
      </header>
      <ul className="ruled learn-sums">
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
      {lastTile !== undefined && <p className="fine learn-inline">{lastTile}</p>}
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
        <Go href={fanLink(id)}>{times > 1 ? t('calculator.times', { name, times }) : name}</Go>
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
  if (others.length === 0) return <p className="fine">{t('calculator.sameEverywhere')}</p>;
  return (
    <Note tone="amber" icon="info" title={t('calculator.othersTitle')}>
      <dl className="facts calc-others">
        <dt>{t(`options.ruleset.${state.rules}`)}</dt>
        <dd>
          <b>{t('calculator.pointsText', { count: total })}</b>
          {!isWin && ` · ${t('calculator.noWin')}`}
        </dd>
        {others.map(other => (
          <Other key={other.rules[0]} other={other} />
        ))}
      </dl>
    </Note>
  );
}

function Other({ other: { rules, total, meetsMinimum, differences } }: { readonly other: OtherTotal }) {
  const t = useT();
  return (
    <>
      <dt>{rules.map(id => t(`options.ruleset.${id}`)).join(t('list.comma'))}</dt>
      <dd>
        <b>{t('calculator.pointsText', { count: total })}</b>
        {!meetsMinimum && ` · ${t('calculator.noWin')}`}
        {differences.map(({ id, here, there }) => (
          <p key={id}>{t('calculator.difference', { fan: fanName(id, t.locale), here, there })}</p>
        ))}
      </dd>
    </>
  );
}

/** Fans that the hand holds and that do not count, each with the principle and its article. Equal ones share a row. */
function NotCounted({ fans }: { readonly fans: readonly UncountedFan[] }) {
  const t = useT();
  const rows = uncountedRows(fans);
  if (rows.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="calc-not">
      <h2 id="calc-not">{t('calculator.notCounted')}</h2>
      <ul className="ruled learn-sums">
        {rows.map(({ fan: { id, points, principle, by }, times }) => {
          const name = fanName(id, t.locale);
          return (
            <li key={`${id} ${principle} ${by}`}>
              <s>
                <Go href={fanLink(id)}>{times > 1 ? t('calculator.times', { name, times }) : name}</Go>
              </s>
              <s>{t.number(points * times)}</s>
              <small>
                {t(`result.not.${principle}`, { fan: fanName(by, t.locale) })}{' '}
                <Article of={PRINCIPLE_ARTICLES[principle]} />
              </small>
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
    <section className="card pad stack" aria-labelledby="calc-paid">
      <h2 id="calc-paid" className="sr">
        {t('calculator.payments')}
      </h2>
      <dl className="calc-paid">
        <div className="learn-box">
          <dt>{t(PAYERS.wins)}</dt>
          <dd className="gain">{t.signed(won)}</dd>
        </div>
        {losses.map(({ reason, change }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three losers are told apart by their place alone.
          <div key={n} className="learn-box">
            <dt>{t(PAYERS[reason])}</dt>
            <dd className="loss">{t.signed(change)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
