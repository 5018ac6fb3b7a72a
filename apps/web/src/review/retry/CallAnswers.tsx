import { isSameAction, type SeatCommand } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MoveMark } from '../frame/MoveMark.tsx';

interface CallAnswersProps {
  readonly actions: readonly SeatCommand[];
  readonly wrong: SeatCommand | undefined;
  readonly onAnswer: (move: SeatCommand) => void;
}

/** Calls, kongs, wins and the pass as buttons; nothing if one can only discard. */
export function CallAnswers({ actions, wrong, onAnswer }: CallAnswersProps) {
  const t = useT();
  const calls = actions.filter(({ type }) => type !== 'discard');
  if (calls.length === 0) return null;
  return (
    <fieldset className="row fill calls" aria-label={t('retry.calls')}>
      {calls.map(move => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={wrong && isSameAction(wrong, move) ? 'btn bad' : 'btn'}
          onClick={() => onAnswer(move)}
        >
          <MoveMark move={move} />
        </button>
      ))}
    </fieldset>
  );
}
