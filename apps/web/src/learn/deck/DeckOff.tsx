import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { signOf } from './cards.ts';
import { turnDeck } from './useDeck.ts';

/** Cards whose tiles are spread out for show. */
const SHOWN = ['fan:mixed-triple-chow', 'wait:closed', 'exclusion:non-repeat', 'mistake:dangerous', 'fan:half-flush'];

/** The tiles of a deck, spread like a hand. */
export const Spread = () => (
  <div className="dk-spread" aria-hidden="true">
    {SHOWN.map((id, n) => (
      <span key={id} style={{ rotate: `${(n - 2) * 7}deg`, translate: `0 ${Math.abs(n - 2) * 6}px` }}>
        <MiniTile tile={signOf(id)} decorative />
      </span>
    ))}
  </div>
);

/** What the deck is, and the way to turn it on. Until then it keeps nothing and asks nothing. */
export function DeckOff() {
  const t = useT();
  return (
    <section className="card empty">
      <Spread />
      <h2>{t('deck.off.title')}</h2>
      <ul className="stack tight dk-points">
        <li>{t('deck.off.skills')}</li>
        <li>{t('deck.off.time')}</li>
        <li>{t('deck.noStreak')}</li>
        <li>{t('deck.off.device')}</li>
      </ul>
      <button type="button" className="btn pri big" onClick={() => turnDeck(true)}>
        {t('deck.turnOn')}
      </button>
    </section>
  );
}
