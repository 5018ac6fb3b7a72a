import type { PointsAnswer, RankedReading } from '@gorrion/learn/hands';
import { tilesText } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';

interface WaysProps {
  readonly answer: PointsAnswer;
  readonly shown: RankedReading;
  readonly onShow: (at: number) => void;
}

/** Every way to read the hand, by points. Pressed, a way shows its own fans. */
export function Ways({ answer: { readings }, shown, onShow }: WaysProps) {
  const t = useT();
  const best = readings.filter(({ rank }) => rank === 1).length;
  return (
    <section className="card pad stack calc-ways" aria-labelledby="calc-ways">
      <h2 id="calc-ways">{t('calculator.ways', { count: readings.length })}</h2>
      <p className="fine">{best > 1 ? t('calculator.equal', { count: best }) : t('calculator.dearest')}</p>
      <ol className="stack tight">
        {readings.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the readings of a hand do not move
          <li key={at}>
            <button type="button" className="learn-answer" aria-pressed={each === shown} onClick={() => onShow(at)}>
              <span>{t('calculator.rank', { rank: at + 1 })}</span>
              <Parts way={each} />
              <b>{t('calculator.pointsText', { count: each.reading.total })}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sets of a reading; the winning tile is outlined in the set that it completes. */
function Parts({ way: { reading } }: { readonly way: RankedReading }) {
  return (
    <span className="row tight grow">
      {reading.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a reading do not move
        <span className={part.hasWinningTile ? 'grp is-won' : 'grp'} key={at}>
          {part.tiles.map((tile, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a set
            <MiniTile key={n} tile={tile} decorative />
          ))}
        </span>
      ))}
      <span className="sr">{reading.parts.map(({ tiles }) => tilesText(tiles)).join(' ')}</span>
    </span>
  );
}
