import type { ClassicalAccount } from '@gorrion/learn/classicalHands';
import type { ClassicalRules, CountedHand, CountedSpecial } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { doubleName, setName, specialName, specialWorth } from '../../kit/tiles/classicalNames.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { CLASSICAL_ARTICLES, SPECIAL_ARTICLES } from '../../shell/links/sections.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Article } from './Article.tsx';
import { productOf, productText } from './accountText.ts';
import { tilesOfSet } from './setsInHand.ts';
import './answer.css';

interface AccountCardProps {
  readonly account: ClassicalAccount;
  readonly rules: ClassicalRules;
}

/** The account of one hand: points by group, doubles with their reasons, the product and what the limit leaves of it. */
export function AccountCard({ account: { counted, isWin }, rules }: AccountCardProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="calc-points">
      <header className="row">
        <div className="grow">
          <h2 id="calc-points">{t(isWin ? 'calculator.mahJong' : 'calculator.ended')}</h2>
          <p className="fine learn-inline">
            {isWin ? (
              t('calculator.mahJongNote')
            ) : (
              <>
                {t('calculator.endedNote')} <Article of={CLASSICAL_ARTICLES.fourHands} book="classical" />
              </>
            )}
          </p>
        </div>
        <p className={isWin ? 'calc-total' : 'calc-total is-plain'}>
          {t.number(counted.total)} <small>{t('calculator.points', { count: counted.total })}</small>
        </p>
      </header>
      {counted.special && <Special special={counted.special} product={productOf(counted)} />}
      <Points counted={counted} isWin={isWin} />
      <Doubles counted={counted} />
      {counted.doubles.length > 0 && (
        <p className="learn-box">
          {productText(t, counted)} = <b>{t.number(productOf(counted))}</b>
        </p>
      )}
      {counted.isCapped && (
        <p className="fine learn-inline">
          {t('calculator.capped', { product: t.number(productOf(counted)), limit: t.number(rules.limit) })}{' '}
          <Article of={CLASSICAL_ARTICLES.limit} book="classical" />
        </p>
      )}
    </section>
  );
}

/** The special hand that the total follows from. */
function Special({ special: { id, worth }, product }: { readonly special: CountedSpecial; readonly product: number }) {
  const t = useT();
  return (
    <div className="learn-box best learn-inline">
      <Go href={paths.olderWay(id)}>{specialName(t, id)}</Go>
      <p className="fine">
        {specialWorth(t, worth)}. {t('calculator.specialNote', { product: t.number(product) })}{' '}
        <Article of={SPECIAL_ARTICLES[id]} book="classical" />
      </p>
    </div>
  );
}

/** Groups worth nothing are left out: they stand in the tray. */
function Points({ counted, isWin }: { readonly counted: CountedHand; readonly isWin: boolean }) {
  const t = useT();
  const worth = counted.sets.filter(({ points }) => points > 0);
  return (
    <ul className="ruled learn-sums">
      {isWin && <Row name={t('calculator.mahJong')} value={counted.bonus} />}
      {worth.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal groups of one hand
        <Row key={at} name={setName(t, set)} value={set.points}>
          <MiniTiles tiles={tilesOfSet(set)} decorative />
        </Row>
      ))}
      {counted.flowers > 0 && (
        <Row name={t('calculator.flowersSum', { count: counted.flowers })} value={counted.flowerPoints} />
      )}
      {counted.points === 0 && <li className="quiet">{t('calculator.noSets')}</li>}
      <li className="calc-sum">
        <span>{t('calculator.pointsSum')}</span>
        <b>{t.number(counted.points)}</b>
      </li>
    </ul>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: number;
  readonly children?: ReactNode;
}

function Row({ name, value, children }: RowProps) {
  const t = useT();
  return (
    <li>
      <span>
        {name} {children}
      </span>
      <b>{t.number(value)}</b>
    </li>
  );
}

function Doubles({ counted: { doubles } }: { readonly counted: CountedHand }) {
  const t = useT();
  if (doubles.length === 0) return <p className="fine learn-inline">{t('calculator.noDoubles')}</p>;
  return (
    <>
      <h3 className="field-label">{t('calculator.doubles')}</h3>
      <ul className="ruled learn-sums">
        {doubles.map(({ id, tile, doubles: times }) => (
          <li key={`${id} ${tile}`}>
            <Go href={paths.olderWay(id)}>{doubleName(t, id, tile)}</Go>
            <b>{'× 2 '.repeat(times).trim()}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
