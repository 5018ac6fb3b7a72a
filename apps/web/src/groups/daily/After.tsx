import type { DailyHand, DailyResult } from '@gorrion/events/daily';
import type { GameId } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { seatIn } from '../duplicate/text.ts';
import { HandCard } from './HandCard.tsx';
import { Bars, Strip } from './pictures.tsx';
import { fieldText, handText, percent } from './text.ts';

interface AfterProps {
  readonly result: DailyResult;
  /** The reader's game; undefined if it was broken off. */
  readonly own: GameId | undefined;
}

/** Returns the hand that is shown first: the reader's best. */
const firstHand = ({ hands }: DailyResult): number => hands.toSorted((a, b) => b.score - a.score)[0]?.hand ?? 1;

/** What the reader made of a day, beside everybody who played the same deals. */
export function After({ result, own }: AfterProps) {
  const t = useT();
  const [hand, setHand] = useState(() => firstHand(result));
  const shown = result.hands[hand - 1];
  return (
    <div>
      <Sum result={result} />
      <Card title={t('daily.handByHand')}>
        <div className="scroller">
          <table className="table owns">
            <thead>
              <tr>
                <th scope="col">{t('duplicate.col.hand')}</th>
                <th scope="col" className="words">
                  {t('daily.happened')}
                </th>
                <th scope="col" className="words daily-wide">
                  {t('daily.allOthers')}
                </th>
                <th scope="col">{t('duplicate.col.points')}</th>
                <th scope="col">{t(result.isSmall ? 'duplicate.col.place' : 'daily.youBeat')}</th>
              </tr>
            </thead>
            <tbody>
              {result.hands.map(one => (
                <Line key={one.hand} one={one} isSmall={result.isSmall} isShown={one.hand === hand} onShow={setHand} />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {shown && <HandCard key={hand} shown={shown} own={own} isSmall={result.isSmall} />}
    </div>
  );
}

/** The day as one figure: a share of many, a place among few. */
function Sum({ result }: Pick<AfterProps, 'result'>) {
  const t = useT();
  const { mean, place, share = 0, overall, isSmall, people, bots, bars } = result;
  const of = people + bots;
  if (mean === undefined || place === undefined)
    return (
      <Card title={t('daily.first')}>
        <p className="quiet">{t('daily.firstNote')}</p>
      </Card>
    );
  return (
    <section className="card pad daily-sum">
      <div className="stack">
        <p className="daily-figure">
          {isSmall ? (
            <>
              {t.number(place)} <small>{t('daily.of', { of })}</small>
            </>
          ) : (
            percent(t, mean)
          )}
        </p>
        <p className="quiet">
          {isSmall
            ? t('daily.sumSmall', { mean: percent(t, mean), field: fieldText(t, result) })
            : t('daily.sum', { mean: percent(t, mean), place, of, share: percent(t, share) })}
        </p>
        {overall && overall.of > 1 && (
          <p className="fine">
            {isSmall
              ? t('daily.overallSmall', { place: overall.place, count: overall.of })
              : t('daily.overall', { share: percent(t, overall.share), place: overall.place, count: overall.of })}
          </p>
        )}
        {bots > 0 && <p className="fine">{t('daily.botsNote')}</p>}
      </div>
      <Bars bars={bars} own={mean} />
    </section>
  );
}

interface LineProps {
  readonly one: DailyHand;
  readonly isSmall: boolean;
  readonly isShown: boolean;
  readonly onShow: (hand: number) => void;
}

function Line({ one, isSmall, isShown, onShow }: LineProps) {
  const t = useT();
  const { hand, result, score, field, lines } = one;
  const points = result?.changes[0];
  const own = lines.find(({ isYou }) => isYou);
  const count = field.reduce((sum, [, many]) => sum + many, 0);
  const seat = seatIn(hand, 0);
  return (
    <tr className={isShown ? 'own' : undefined}>
      <th scope="row">
        <button
          type="button"
          className="btn sm ghost daily-hand"
          aria-pressed={isShown}
          aria-label={t('daily.handAt', { hand, wind: t(`wind.${seat}`) })}
          onClick={() => onShow(hand)}
        >
          {t.number(hand)}
          <WindGlyph wind={seat} />
        </button>
      </th>
      <td className="words">{handText(t, result)}</td>
      <td className="words daily-wide">
        <Strip field={field} own={points} />
      </td>
      <td className="numeral">{points === undefined ? '–' : t.signed(points)}</td>
      <td className="numeral">
        {isSmall ? (own ? t('duplicate.place', { place: own.place, count }) : '–') : percent(t, score)}
      </td>
    </tr>
  );
}
