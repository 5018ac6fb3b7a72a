import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { emptyChairs, sessionNow } from '../run/console.ts';
import { entrantsOf, isDraft } from './steps.ts';

/** Returns the seats that nobody has: of the session that is played or comes next, or for want of its tables by number. */
function seatsOpen(view: TournamentView): number {
  const tables = (view.draw && sessionNow(view)?.tables) ?? [];
  if (tables.length > 0) return tables.flatMap(table => emptyChairs(view, table)).length;
  return (4 - (entrantsOf(view).length % 4)) % 4;
}

/** Who is expected: players named, come by their link and sworn, once they can; and what a table of three means. */
export function Expected({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const entrants = entrantsOf(view);
  const linked = entrants.filter(({ isLinked }) => isLinked).length;
  const sworn = entrants.filter(({ hasSworn }) => hasSworn).length;
  const substitutes = view.players.filter(({ isSubstitute, isWithdrawn }) => isSubstitute && !isWithdrawn).length;
  const open = seatsOpen(view);
  // Before the links are sent nobody can have come by one.
  const isAwaited = !isDraft(view) || linked > 0;
  return (
    <>
      <section className="card pad stack" aria-labelledby="og-expected">
        <div className="row ends og-head">
          <h2 id="og-expected">{t('organiser.expected')}</h2>
          {isAwaited && <span className="fine">{t('organiser.expected.of', { linked, count: entrants.length })}</span>}
        </div>
        {isAwaited && (
          <div className="og-meter" aria-hidden="true">
            <i style={{ width: `${entrants.length === 0 ? 0 : (100 * linked) / entrants.length}%` }} />
          </div>
        )}
        <dl className="facts og-figures">
          <dt>{t('organiser.expected.players')}</dt>
          <dd>{entrants.length}</dd>
          {isAwaited && (
            <>
              <dt>{t('organiser.expected.sworn')}</dt>
              <dd>{sworn}</dd>
            </>
          )}
          <dt>{t('organiser.expected.substitutes')}</dt>
          <dd>{substitutes}</dd>
        </dl>
      </section>
      {entrants.length > 0 && open > 0 && (
        <Note tone="amber" icon="warn" title={t('organiser.openSeats', { count: open })}>
          {t('organiser.openSeats.note')}
        </Note>
      )}
    </>
  );
}
