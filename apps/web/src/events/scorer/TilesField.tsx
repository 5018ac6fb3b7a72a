import { meldTiles, parseHand } from '@gorrion/rules';
import { useId } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import type { Entry } from './entry.ts';
import { refusals } from './refusals.ts';

interface TilesFieldProps {
  readonly entry: Entry;
  readonly fault: Refusal | undefined;
  readonly onChange: (tiles: string) => void;
}

/** A hand in the notation of the calculator. */
const EXAMPLE = '(CCC) 234s 67s 111s 99s 8s';
/** Longest text of tiles (characters). */
const LONGEST = 120;

/** The winning hand as text, which is optional: then the points are checked by the tiles. */
export function TilesField({ entry, fault, onChange }: TilesFieldProps) {
  const t = useT();
  const [id, note] = [useId(), useId()];
  const read = parseHand(entry.tiles);
  const { concealed, melds } = read.ok ? read.value : { concealed: [], melds: [] };
  return (
    <section className="card pad stack">
      <label className="sc-lab" htmlFor={id}>
        {t('scorer.tiles')} <span>{t('scorer.tilesOptional')}</span>
      </label>
      <input
        id={id}
        className="sc-text"
        aria-describedby={note}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={EXAMPLE}
        value={entry.tiles}
        onChange={event => onChange(event.target.value)}
      />
      {concealed.length + melds.length > 0 && (
        <div className="sc-tray">
          {melds.map((meld, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sets stay in the order in which they are written
            <MiniTiles key={n} tiles={meldTiles(meld)} />
          ))}
          <MiniTiles tiles={concealed.slice(0, -1)} />
          <MiniTiles tiles={concealed.slice(-1)} marked={0} />
        </div>
      )}
      <p id={note} className="fine" role="status">
        {fault ? refusalText(t, fault, refusals) : t('scorer.tilesNote')}
      </p>
    </section>
  );
}
