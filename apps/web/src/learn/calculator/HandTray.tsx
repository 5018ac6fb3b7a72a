import {
  type EditedHand,
  type HandTiles,
  isConcealedKong,
  sizeOfHand,
  sortedTiles,
  WHOLE,
  withoutConcealed,
  withoutMeld,
  withoutWinning,
  wonOn,
} from '@gorrion/learn/hands';
import { HIDDEN, type Meld, meldTiles, suitOf, type Tile } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import type { HandEditor } from './useEditor.ts';
import './hand.css';

interface HandTrayProps<Hand extends EditedHand> {
  readonly calculator: HandEditor<Hand>;
  /** The sets of the concealed tiles, which are shown apart; undefined, or of other tiles: by suits. */
  readonly sets: readonly (readonly Tile[])[] | undefined;
  /** Hides the winning tile: its waits are asked for. */
  readonly isWaiting: boolean;
}

/** The hand on felt. A tap takes a tile or set away, or marks the tile that the hand was won on. */
export function HandTray<Hand extends EditedHand>({ calculator, sets, isWaiting }: HandTrayProps<Hand>) {
  const t = useT();
  const { state, set } = calculator;
  const [isMarking, setMarking] = useState(false);
  const { winning, melds } = state;
  const groups = groupsOf(state, isWaiting ? undefined : sets);
  const isWhole = sizeOfHand(state) === WHOLE && !isWaiting;
  const marks = isMarking && isWhole;
  const press = (tile: Tile) => {
    setMarking(false);
    set(marks ? wonOn(state, tile) : withoutConcealed(state, tile));
  };
  if (sizeOfHand(state) === 0)
    return <p className="felt-floor learn-felt calc-tray is-empty">{t('calculator.empty')}</p>;
  return (
    <section className="felt-floor learn-felt calc-tray" aria-label={t('calculator.hand')}>
      {melds.map((meld, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
        <MeldKey key={at} meld={meld} onPress={() => set(withoutMeld(state, at))} />
      ))}
      {groups.map((tiles, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sets may be alike
        <TileKeys key={at} tiles={tiles} isFirst={at === 0} marks={marks} onPress={press} />
      ))}
      {isWaiting && <span className="calc-slot" aria-hidden="true" />}
      {winning !== undefined && !isWaiting && <WonKey tile={winning} onPress={() => set(withoutWinning(state))} />}
      {isWhole && (
        <button type="button" className="learn-chip" aria-pressed={marks} onClick={() => setMarking(!marks)}>
          {t(marks ? 'calculator.marking' : 'calculator.mark')}
        </button>
      )}
    </section>
  );
}

interface TileKeysProps {
  readonly tiles: readonly Tile[];
  /** The first group has the caption of all. */
  readonly isFirst: boolean;
  /** A tap marks the winning tile. */
  readonly marks: boolean;
  readonly onPress: (tile: Tile) => void;
}

/** A group of concealed tiles. */
function TileKeys({ tiles, isFirst, marks, onPress }: TileKeysProps) {
  const t = useT();
  return (
    <div className="learn-block">
      <span className="calc-tiles">
        {tiles.map((tile, n) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row
            key={n}
            type="button"
            aria-label={t(marks ? 'calculator.markTile' : 'calculator.removeTile', { tile: tileName(t, tile) })}
            onClick={() => onPress(tile)}
          >
            <MiniTile tile={tile} decorative />
          </button>
        ))}
      </span>
      {isFirst && <small>{t('calculator.concealed')}</small>}
    </div>
  );
}

/** The tile that the hand was won on. */
function WonKey({ tile, onPress }: { readonly tile: Tile; readonly onPress: () => void }) {
  const t = useT();
  return (
    <div className="learn-block calc-won">
      <span className="calc-tiles">
        <button type="button" aria-label={t('calculator.removeWon', { tile: tileName(t, tile) })} onClick={onPress}>
          <MiniTile tile={tile} decorative marked />
        </button>
      </span>
      <small>{t('calculator.wonOn')}</small>
    </div>
  );
}

function MeldKey({ meld, onPress }: { readonly meld: Meld; readonly onPress: () => void }) {
  const t = useT();
  const isHidden = isConcealedKong(meld);
  const tiles = meldTiles(meld);
  return (
    <div className="learn-block">
      <button
        type="button"
        className="calc-tiles"
        aria-label={t('calculator.removeMeld', { tiles: t.all(tiles.map(tile => tileName(t, tile))) })}
        onClick={onPress}
      >
        {tiles.map((tile, n) => (
          <MiniTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a set
            key={n}
            tile={isHidden && (n === 0 || n === 3) ? HIDDEN : tile}
            turned={!isHidden && n === 0}
            decorative
          />
        ))}
      </button>
      <small>{t(isHidden ? 'calculator.add.concealed-kong' : 'calculator.claimed')}</small>
    </div>
  );
}

/** Returns the concealed tiles as they stand apart: by sets if they are those of the hand, else by suits. */
function groupsOf({ concealed }: HandTiles, sets: readonly (readonly Tile[])[] = []): readonly (readonly Tile[])[] {
  const apart = sets.filter(tiles => tiles.length > 0);
  if (apart.length > 0 && apart.flat().length === concealed.length) return apart;
  const groups = new Map<string, Tile[]>();
  for (const tile of sortedTiles(concealed)) {
    const key = suitOf(tile) ?? 'honours';
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  }
  return [...groups.values()];
}
