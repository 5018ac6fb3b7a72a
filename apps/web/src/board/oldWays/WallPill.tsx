import { HIDDEN } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import type { SpareTiles } from './spare.ts';

interface WallPillProps extends SpareTiles {
  /** How many of them lie loose. */
  readonly loose: number;
  readonly left: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The loose tiles where no wall is drawn. It opens a map of the wall, on a tablet the words on the wall. */
export function WallPill({ kind, count, loose, left, isOpen, onPress }: WallPillProps) {
  const t = useT();
  const name = kind === 'dragon' ? kind : 'loose';
  const spare = kind === 'dead' ? loose : count;
  return (
    <button
      type="button"
      className="pill wall-pill"
      aria-expanded={isOpen}
      aria-label={t(`old.pillSaid.${name}`, { spare, left })}
      onClick={onPress}
    >
      {Array.from({ length: loose }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <MiniTile key={n} tile={HIDDEN} decorative />
      ))}
      <span className="wall-pill-name">{t(`old.pill.${name}`)}</span>
      <Icon name={isOpen ? 'down' : 'up'} />
    </button>
  );
}
