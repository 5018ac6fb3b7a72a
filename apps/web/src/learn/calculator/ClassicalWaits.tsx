import type { ClassicalWait } from '@gorrion/learn/classicalHands';
import type { CountedHand } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { specialName } from '../../kit/tiles/classicalNames.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { productText } from './accountText.ts';
import './answer.css';

/** The tiles that complete thirteen, each with its total claimed and self-drawn, and the copies that are left. */
export function ClassicalWaits({ waits }: { readonly waits: readonly ClassicalWait[] }) {
  const t = useT();
  const copies = waits.reduce((sum, { left }) => sum + left, 0);
  return (
    <section className="card pad stack calc-waits" aria-labelledby="calc-waits">
      <header className="row">
        <div className="grow">
          <h2 id="calc-waits">
            {waits.length > 0 ? t('calculator.classicalWaits', { count: waits.length }) : t('calculator.notReady')}
          </h2>
          <p className="fine">
            {waits.length > 0 ? t('calculator.classicalCopies', { count: copies }) : t('calculator.notReadyNote')}
          </p>
        </div>
      </header>
      <ul className="ruled">
        {waits.map(wait => (
          <Wait key={wait.tile} wait={wait} />
        ))}
      </ul>
    </section>
  );
}

function Wait({ wait: { tile, left, byDiscard, bySelfDraw } }: { readonly wait: ClassicalWait }) {
  const t = useT();
  return (
    <li className="learn-row">
      <span className="learn-copies">
        <MiniTile tile={tile} />
        <small>
          <span aria-hidden="true">{left}</span>
          <span className="sr">{t('calculator.left', { count: left })}</span>
        </small>
      </span>
      <div>
        <p className="row tight">
          <b>{t('calculator.byDiscard', { count: byDiscard.total })}</b>
          <small className="fine">{wayTo(byDiscard)}</small>
        </p>
        <p className="row tight">
          <b>{t('calculator.bySelfDraw', { count: bySelfDraw.total })}</b>
          <small className="fine">{wayTo(bySelfDraw)}</small>
        </p>
      </div>
    </li>
  );

  function wayTo(counted: CountedHand): string {
    return counted.special ? specialName(t, counted.special.id) : productText(t, counted);
  }
}
