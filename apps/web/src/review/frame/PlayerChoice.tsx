import { PLAYERS, type Player } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { NamedPick } from './NamedPick.tsx';

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
    <NamedPick label={t('review.seat')} at={player} options={names} onPick={at => onChoose(PLAYERS[at] ?? player)} />
  );
}
