import {
  ADDING,
  type Adding,
  added,
  cleared,
  copiesLeft,
  type EditedHand,
  sizeOfHand,
  whyNot,
} from '@gorrion/learn/hands';
import type { Tile } from '@gorrion/rules';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { BookId } from '../../shell/links/learnPaths.ts';
import { Article } from './Article.tsx';
import { refusalArticle, refusalText } from './faultText.ts';
import type { HandEditor } from './useEditor.ts';
import './keypad.css';

const COLUMNS = 9;
/** The rows as they stand on the keypad, in the order in which a hand is sorted: characters, bamboos, dots, honours. */
const ROWS = [
  { label: 'calculator.characters', first: 0, tiles: 9 },
  { label: 'calculator.bamboos', first: 9, tiles: 9 },
  { label: 'calculator.dots', first: 18, tiles: 9 },
  { label: 'calculator.honours', first: 27, tiles: 7 },
] as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

interface KeypadProps<Hand extends EditedHand> {
  readonly calculator: HandEditor<Hand>;
  readonly book?: BookId;
}

/** The keys of all tiles with the copies that are left; a key adds a tile or a set that begins with it. */
export function Keypad<Hand extends EditedHand>({ calculator, book }: KeypadProps<Hand>) {
  const t = useT();
  const { state, set } = calculator;
  const [adding, setAdding] = useState<Adding>('tile');
  const [refused, setRefused] = useState<{ readonly text: string; readonly article: number }>();
  const press = (tile: Tile) => {
    const refusal = whyNot(state, tile, adding);
    setRefused(refusal && { text: refusalText(t, refusal, tile, adding), article: refusalArticle(refusal, book) });
    if (!refusal) set(added(state, tile, adding));
  };
  const options = ADDING.map(value => ({ value, label: t(`calculator.add.${value}`) }));
  return (
    <section className="card pad stack" aria-label={t('calculator.keypad')}>
      <div className="calc-wide">
        <Choice isSlim label={t('calculator.add')} value={adding} options={options} onChoose={setAdding} />
      </div>
      <Keys calculator={calculator} adding={adding} onPress={press} />
      <p className="fine learn-inline" role="status">
        {refused && (
          <>
            {refused.text} <Article of={refused.article} book={book} />
          </>
        )}
      </p>
    </section>
  );
}

interface KeysProps<Hand extends EditedHand> {
  readonly calculator: HandEditor<Hand>;
  readonly adding: Adding;
  readonly onPress: (tile: Tile) => void;
}

/** The rows of keys. The arrow keys go from key to key; Tab leaves them. */
function Keys<Hand extends EditedHand>({
  calculator: { state, set, undo, canUndo },
  adding,
  onPress,
}: KeysProps<Hand>) {
  const t = useT();
  const [focused, setFocused] = useState(0);
  const pad = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const keys = [...(pad.current?.querySelectorAll('button') ?? [])];
    const at = keys.indexOf(event.target as HTMLButtonElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const to = Math.min(keys.length - 1, Math.max(0, at + step));
    setFocused(to);
    keys[to]?.focus();
  };
  const keyOf = (tile: Tile, at: number) => (
    <TileKey
      key={tile}
      tile={tile}
      left={copiesLeft(state, tile)}
      isOff={whyNot(state, tile, adding) !== undefined}
      isTabStop={at === focused}
      onFocus={() => setFocused(at)}
      onPress={() => onPress(tile)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the rows of a keypad
    <div className="calc-keys" role="group" aria-label={t('calculator.keys')} ref={pad} onKeyDown={move}>
      {ROWS.map(({ label, first, tiles }, row) => (
        <div className="calc-row" key={label}>
          <span className="fine" aria-hidden="true">
            {t(label)}
          </span>
          {Array.from({ length: tiles }, (_, n) => keyOf((first + n) as Tile, COLUMNS * row + n))}
          {row === ROWS.length - 1 && (
            <>
              <ActKey label={t('calculator.undo')} icon="undo" isOff={!canUndo} onPress={undo} />
              <ActKey
                label={t('calculator.clear')}
                icon="trash"
                isOff={isEmpty(state)}
                onPress={() => set(cleared(state))}
              />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const isEmpty = (state: EditedHand): boolean =>
  sizeOfHand(state) === 0 && state.flowers === 0 && state.circumstances.length === 0;

interface TileKeyProps {
  readonly tile: Tile;
  readonly left: number;
  /** The key adds nothing now; pressed, it says why. */
  readonly isOff: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function TileKey({ tile, left, isOff, isTabStop, onFocus, onPress }: TileKeyProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={isOff ? 'is-off' : undefined}
      aria-disabled={isOff}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('calculator.key', { tile: tileName(t, tile), count: left })}
      onFocus={onFocus}
      onClick={onPress}
    >
      <Face tile={tile} />
      <small className={left === 4 ? 'is-all' : undefined} aria-hidden="true">
        {left}
      </small>
    </button>
  );
}

const Face = memo(({ tile }: { readonly tile: Tile }) => <MiniTile tile={tile} decorative />);

interface ActKeyProps {
  readonly label: string;
  readonly icon: 'undo' | 'trash';
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const ActKey = ({ label, icon, isOff, onPress }: ActKeyProps) => (
  <button
    type="button"
    className={isOff ? 'is-off' : undefined}
    aria-label={label}
    aria-disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
