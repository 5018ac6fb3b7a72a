import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { nameIn } from './event.ts';
import { eventWinners } from './words.ts';

/** Who has won the event; nothing while that is open. */
export function Winner({ view, className }: { readonly view: TournamentView; readonly className?: string }) {
  const t = useT();
  const winners = eventWinners(view);
  if (winners.length === 0) return null;
  return (
    <p className={className}>
      {t('event.winner')}{' '}
      {winners.map((player, n) => (
        <b key={player}>
          {n > 0 && ' · '}
          <bdi>{nameIn(view, player)}</bdi>
        </b>
      ))}
    </p>
  );
}
