import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import './share.css';

interface FilmProgressProps {
  /** How much of it is there (0 to 1). */
  readonly share: number;
  readonly onStop: () => void;
}

/** A film in the making, and what stops it. */
export function FilmProgress({ share, onStop }: FilmProgressProps) {
  const t = useT();
  return (
    <div className="row share-film">
      <progress value={share} aria-label={t('share.recording', { percent: Math.round(share * 100) })} />
      <button type="button" className="btn" onClick={onStop}>
        <Icon name="stop" />
        {t('share.stop')}
      </button>
    </div>
  );
}
