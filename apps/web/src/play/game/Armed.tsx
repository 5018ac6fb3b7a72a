import type { Switches, TableState } from '@gorrion/protocol';
import type { Player, Tile } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { useSwitches } from './useSwitches.ts';

interface ArmedProps {
  readonly state: TableState;
  readonly me: Player;
  /** The badge has no room for words. */
  readonly isCompact: boolean;
}

interface Badge {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly tiles?: readonly Tile[];
  readonly off: Partial<Switches>;
}

/** More tiles than this are shown as a number. */
const SHOWN = 3;

function badges(t: Translate, switches: Switches, hasManualFlowers: boolean): readonly Badge[] {
  const { noClaims, playDrawn, autoWin, autoWinFrom, silentTiles, autoFlowers } = switches;
  const win = autoWinFrom > 0 ? t('game.armed.winFrom', { count: autoWinFrom }) : t('game.armed.win');
  const names = silentTiles.map(tile => tileName(t, tile)).join(t('list.comma'));
  return [
    noClaims && {
      key: 'noClaims',
      label: t('game.noClaims'),
      short: t('game.armed.noClaims'),
      off: { noClaims: false },
    },
    playDrawn && {
      key: 'playDrawn',
      label: t('game.playDrawn'),
      short: t('game.armed.drawn'),
      off: { playDrawn: false },
    },
    autoWin && { key: 'autoWin', label: t('game.autoWin'), short: win, off: { autoWin: false } },
    silentTiles.length > 0 && {
      key: 'silent',
      label: t('game.armed.silent', { tiles: names }),
      short: t('game.armed.noAsk'),
      tiles: silentTiles,
      off: { silentTiles: [] },
    },
    // On is as it always is at these tables: only the exception is worth a badge.
    hasManualFlowers &&
      !autoFlowers && {
        key: 'flowers',
        label: t('game.armed.flowersKept'),
        short: t('game.armed.flowers'),
        off: { autoFlowers: true },
      },
  ].filter(badge => badge !== false);
}

/** Shows everything that the seat does by itself. A press switches it off. */
export function Armed({ state, me, isCompact }: ArmedProps) {
  const t = useT();
  const [switches, set] = useSwitches(state, me);
  const shown = badges(t, switches, state.session.options.rules.flowerExposure === 'manual');
  useRootMark('armed-by-3', shown.length >= 3);
  useRootMark('armed-by-4', shown.length >= 4);
  if (shown.length === 0) return null;
  return (
    <ul className="armed" aria-label={t('game.armed')}>
      {shown.map(({ key, label, short, tiles = [], off }) => (
        <li key={key}>
          <button
            type="button"
            className="pill"
            aria-label={t('game.armed.off', { what: label })}
            title={t('game.armed.off', { what: label })}
            onClick={() => set(off)}
          >
            {(tiles.length === 0 || !isCompact) && <span>{short}</span>}
            {tiles.slice(0, SHOWN).map(tile => (
              <MiniTile key={tile} tile={tile} decorative />
            ))}
            {tiles.length > SHOWN && <span>+{tiles.length - SHOWN}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
