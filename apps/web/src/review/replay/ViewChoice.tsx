import { PLAYERS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import type { Viewpoint } from './view.ts';

const OPENS = ['all', 'own', 'none'] as const;

interface ViewChoiceProps {
  readonly view: Viewpoint;
  /** By player. */
  readonly names: readonly string[];
  readonly onChange: (view: Viewpoint) => void;
}

/** Whose side is below, and whose tiles lie open. */
export function ViewChoice({ view, names, onChange }: ViewChoiceProps) {
  const t = useT();
  return (
    <div className="view-choice">
      <fieldset aria-label={t('replay.from')} className="view-row">
        {PLAYERS.map(player => (
          <button
            key={player}
            type="button"
            aria-pressed={player === view.player}
            dir="auto"
            onClick={() => onChange({ ...view, player })}
          >
            {names[player]}
          </button>
        ))}
      </fieldset>
      <fieldset aria-label={t('replay.open')} className="view-row">
        {OPENS.map(opens => (
          <button
            key={opens}
            type="button"
            aria-pressed={opens === view.opens}
            onClick={() => onChange({ ...view, opens })}
          >
            {t(`replay.open.${opens}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
