import type { Incomplete } from '@gorrion/learn/classicalHands';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Article } from './Article.tsx';
import './answer.css';

/** Articles: what a complete hand is, and which seven pairs are one. */
const COMPLETE = 36;
const PAIRS = 52;

/** Why fourteen tiles are not Mah-Jong, and which single tile would make them ready. */
export function IncompleteCard({
  incomplete: { lacking, isOfMixedPairs, swaps },
}: {
  readonly incomplete: Incomplete;
}) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="calc-open">
      <h2 id="calc-open">{t('calculator.incomplete')}</h2>
      {isOfMixedPairs && (
        <p className="fine learn-inline">
          {t('calculator.whyPairs')} <Article of={PAIRS} book="classical" />
        </p>
      )}
      {swaps.length > 0 ? (
        <>
          <p className="fine learn-inline">{t('calculator.whySwap')}</p>
          <ul className="row">
            {swaps.map(({ tile, waits }) => (
              <li key={tile}>
                <span className="learn-box row tight" aria-hidden="true">
                  <MiniTile tile={tile} decorative />
                  <i>→</i>
                  <MiniTiles tiles={waits} decorative />
                </span>
                <span className="sr">
                  {t('calculator.swapOne', {
                    tile: tileName(t, tile),
                    waits: t.all(waits.map(each => tileName(t, each))),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="fine learn-inline">
          {t('calculator.incompleteNote', { count: lacking })} <Article of={COMPLETE} book="classical" />
        </p>
      )}
    </section>
  );
}
