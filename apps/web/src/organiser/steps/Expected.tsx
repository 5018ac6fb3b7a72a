import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../i18n/index.ts';
import { Note } from '../../ui/Note.tsx';
import { entrantsOf } from './steps.ts';

/** Who is expected: players named, come by their link, sworn; and what a table of three means. */
export function Expected({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const entrants = entrantsOf(view);
  const linked = entrants.filter(({ isLinked }) => isLinked).length;
  const sworn = entrants.filter(({ hasSworn }) => hasSworn).length;
  const substitutes = view.players.filter(({ isSubstitute, isWithdrawn }) => isSubstitute && !isWithdrawn).length;
  const open = (4 - (entrants.length % 4)) % 4;
  return (
    <>
      <section className="card og-card" aria-labelledby="og-expected">
        <div className="og-head">
          <h2 id="og-expected">{t('organiser.expected')}</h2>
          <span className="og-hint">{t('organiser.expected.of', { linked, count: entrants.length })}</span>
        </div>
        <div className="og-meter" aria-hidden="true">
          <i style={{ width: `${entrants.length === 0 ? 0 : (100 * linked) / entrants.length}%` }} />
        </div>
        <dl className="og-figures">
          <dt>{t('organiser.expected.players')}</dt>
          <dd>{entrants.length}</dd>
          <dt>{t('organiser.expected.linked')}</dt>
          <dd>{linked}</dd>
          <dt>{t('organiser.expected.sworn')}</dt>
          <dd>{sworn}</dd>
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
