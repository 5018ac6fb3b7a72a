import { PLAYERS, type Player } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';

interface PlayerChoiceProps {
  readonly player: Player;
  /** By player. */
  readonly names: readonly string[];
  readonly onChoose: (player: Player) => void;
}

/** Whose decisions are shown. */
export function PlayerChoice({ player, names, onChoose }: PlayerChoiceProps) {
  const t = useT();
  return (
    <label className="rv-select">
      <span>{t('review.seat')}</span>
      <select
        value={player}
        onChange={({ target }) => onChoose(PLAYERS.find(one => one === Number(target.value)) ?? player)}
      >
        {PLAYERS.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
