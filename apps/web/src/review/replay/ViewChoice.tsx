import { PLAYERS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import '../../kit/ui/choice.css';
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
    <div className="stack tight">
      <fieldset aria-label={t('replay.from')} className="choice many view-names">
        {PLAYERS.map(player => (
          <button
            key={player}
            type="button"
            aria-pressed={player === view.player}
            onClick={() => onChange({ ...view, player })}
          >
            <b dir="auto">{names[player]}</b>
          </button>
        ))}
      </fieldset>
      <fieldset aria-label={t('replay.open')} className="choice">
        {OPENS.map(opens => (
          <button
            key={opens}
            type="button"
            aria-pressed={opens === view.opens}
            onClick={() => onChange({ ...view, opens })}
          >
            <b>{t(`replay.open.${opens}`)}</b>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
