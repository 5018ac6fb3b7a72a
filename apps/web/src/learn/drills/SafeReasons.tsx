import type { SafetyFact, SafeVerdict } from '@gorrion/learn/drills';
import { SEATS } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName, windName } from '../../kit/tiles/index.ts';
import { chanceText } from './words.ts';
import './reasons.css';

/** Why a tile is safe, and who might win on the others. */
export function SafeReasons({ verdict: { best, facts } }: { readonly verdict: SafeVerdict }) {
  const t = useT();
  return (
    <ul className="stack tight dv-safe">
      {facts.map(fact => (
        <li key={fact.tile} className={fact.tile === best.tile ? 'learn-box best' : 'learn-box'}>
          <MiniTile tile={fact.tile} />
          <p>{safetyText(t, fact)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Returns what is known of a tile: why nobody can win on it, or who might. */
function safetyText(t: Translate, { tile, isCertain, seen, closed, danger }: SafetyFact): string {
  const copies = t('drills.safe.seen', { count: seen, tile: tileName(t, tile) });
  if (isCertain) {
    const runs =
      closed.length > 0
        ? t('drills.safe.closed', { tiles: t.all(closed.map(kind => tileName(t, kind))) })
        : t('drills.safe.noRun');
    return `${copies} ${runs}`;
  }
  const risky = SEATS.filter(seat => danger[seat] > 0).map(seat =>
    t('drills.safe.who', { wind: windName(t, seat), chance: chanceText(t, danger[seat]) }),
  );
  return risky.length > 0 ? `${copies} ${t('drills.safe.danger', { who: t.all(risky) })}` : copies;
}
