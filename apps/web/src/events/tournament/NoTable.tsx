import type { TournamentView } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { byesOf, isGone, isOver, playerIn, seatsOf, sessionShown, standingOf } from '../event/event.ts';
import { eventWinners, isKnockOutRound } from '../event/words.ts';

interface NoTableProps {
  readonly view: TournamentView;
  readonly player: number;
}

/** What there is instead of a table for a player who has none: how they finished, that they are out, or what comes. */
export function NoTable({ view, player }: NoTableProps) {
  const t = useT();
  const me = playerIn(view, player);
  // That they are gone stands above already.
  if (!me || (isGone(me) && !isOver(view))) return null;
  const text = isOver(view) ? finishText(t, view, player) : noTableText(t, view, player);
  return (
    <section className="card pad" role="status">
      {isOver(view) && <h2>{t('event.isOver')}</h2>}
      {text && <p className="fine">{text}</p>}
    </section>
  );
}

function placeIn(view: TournamentView, player: number) {
  const place = standingOf(view, player)?.place ?? null;
  return place === null ? undefined : { place, most: view.standings.length };
}

/** Returns how a player finished; an empty text for one without a place. */
function finishText(t: Translate, view: TournamentView, player: number): string {
  if (eventWinners(view).includes(player)) return t('tournament.youWon');
  const place = placeIn(view, player);
  return place ? t('tournament.youFinished', place) : '';
}

function noTableText(t: Translate, view: TournamentView, player: number): string {
  const shown = sessionShown(view);
  if (!shown || shown.tables.length === 0) {
    return t(seatsOf(view, player).length > 0 ? 'tournament.noNextTable' : 'tournament.noSeatYet');
  }
  const { session, stage } = shown;
  if (byesOf(view, session).some(one => one.player === player)) return t('tournament.youRest');
  const round = view.bracket.find(one => one.session === session);
  const on = round?.tables.flatMap(({ advanced }) => advanced) ?? [];
  if (stage === 'over' && (on.length === 0 || on.includes(player))) return t('tournament.noNextTable');
  const place = placeIn(view, player);
  return isKnockOutRound(view, session) && place ? t('tournament.youDidNotGoOn', place) : t('tournament.noTableNow');
}
