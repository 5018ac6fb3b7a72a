import { OTHER, type PickStep, selectionText, tilesIn } from '@gorrion/learn/lessons';
import type { Tile } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { TaskProps } from './task.ts';

type PickProps = TaskProps & { readonly step: PickStep };

/** Returns the places of the tiles of a right answer. */
function placesOf(tiles: readonly number[], answer: string): readonly number[] {
  const places: number[] = [];
  for (const tile of tilesIn(answer)) {
    const place = tiles.findIndex((other, n) => other === tile && !places.includes(n));
    places.push(place);
  }
  return places;
}

/** Returns the tiles that are tapped, by their places, and what a tap does. Enough of them are judged at once. */
function usePicked({ step, text, isSolved, onVerdict }: PickProps, tiles: readonly Tile[]) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const judge = (places: readonly number[]) => {
    setChosen(places);
    if (places.length < step.size) {
      onVerdict(undefined);
      return;
    }
    const selection = selectionText(places.map(place => tiles[place]!));
    const isRight = step.accept.includes(selection);
    const [reason = OTHER] = Object.entries(step.wrong ?? {}).find(([, wrong]) => wrong.includes(selection)) ?? [];
    onVerdict({ isRight, text: (isRight ? text.done : text.reasons?.[reason]) ?? '' });
  };
  const press = (place: number) => {
    if (isSolved) return;
    if (chosen.includes(place)) judge(chosen.filter(one => one !== place));
    else judge([...(chosen.length < step.size ? chosen : []), place]);
  };
  return { chosen, press, undo: () => judge(chosen.slice(0, -1)) };
}

/** Tiles to tap. */
export function PickTiles(props: PickProps) {
  const t = useT();
  const { step, isShown, isSolved } = props;
  const tiles = useMemo(() => tilesIn(step.tiles), [step]);
  const { chosen, press, undo } = usePicked(props, tiles);
  const hints = isShown ? placesOf(tiles, step.accept[0]!) : [];
  return (
    <>
      <fieldset className="lesson-pick felt-floor" aria-label={t('lessons.tiles', { count: tiles.length })}>
        {tiles.map((tile, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
            key={place}
            type="button"
            aria-pressed={chosen.includes(place)}
            aria-label={tileName(t, tile)}
            className={chosen.includes(place) ? 'picked' : hints.includes(place) ? 'hint' : undefined}
            data-n={chosen.includes(place) ? chosen.indexOf(place) + 1 : undefined}
            onClick={() => press(place)}
          >
            <MiniTile tile={tile} corner decorative />
          </button>
        ))}
      </fieldset>
      <Slots tiles={tiles} chosen={chosen} size={step.size} onUndo={isSolved ? undefined : undo} />
    </>
  );
}

interface SlotsProps {
  readonly tiles: readonly Tile[];
  readonly chosen: readonly number[];
  readonly size: number;
  /** Undefined when nothing may be changed any more. */
  readonly onUndo: (() => void) | undefined;
}

/** What was tapped so far, and how much is missing. */
function Slots({ tiles, chosen, size, onUndo }: SlotsProps) {
  const t = useT();
  return (
    <div className="card row lesson-slots">
      {Array.from({ length: size }, (_, n) => {
        const tile = tiles[chosen[n] ?? -1];
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a fixed row
        return tile === undefined ? <span key={n} className="slot" /> : <MiniTile key={n} tile={tile} corner />;
      })}
      <span className="grow quiet">
        {chosen.length < size && t('lessons.missing', { count: size - chosen.length })}
      </span>
      <button type="button" className="btn sm ghost" disabled={chosen.length === 0 || !onUndo} onClick={onUndo}>
        <Icon name="undo" />
        {t('lessons.undo')}
      </button>
    </div>
  );
}
