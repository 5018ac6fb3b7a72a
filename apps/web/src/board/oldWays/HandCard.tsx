import { useT } from '../../kit/i18n/index.ts';
import { shownKey } from '../keys.ts';
import type { Geometry } from '../layout/index.ts';
import { sides } from '../parts/plates.ts';
import { HandFacts, type HandFactsProps } from './HandFacts.tsx';

interface HandCardProps extends HandFactsProps {
  readonly geometry: Geometry;
  /** Whether the wall shows its words, and the switch for them. */
  readonly isMarked: boolean;
  /** The key of the switch; undefined while keys are turned off. */
  readonly keyName: string | undefined;
  readonly onMark: () => void;
}

/** The card beside the table with what holds for this hand. */
export function HandCard({ geometry, isMarked, keyName: key, onMark, ...facts }: HandCardProps) {
  const t = useT();
  const { right, middle } = sides(geometry);
  return (
    <aside className="old-card card" style={{ left: right, top: middle + 102 }} aria-label={t('old.title')}>
      <h2>{t('old.title')}</h2>
      <HandFacts {...facts} />
      <button
        type="button"
        className="link"
        aria-pressed={isMarked}
        aria-keyshortcuts={key?.toUpperCase()}
        onClick={onMark}
      >
        {t('old.show')} {key !== undefined && <kbd className="kbd">{shownKey(key)}</kbd>}
      </button>
    </aside>
  );
}
