import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { hasSum } from '../../event/event.ts';
import { placeText } from '../../event/words.ts';
import '../seating/seating.css';

/** Whether the points of all sheets add up; if not, at which tables and by how much. Nothing before the first result. */
export function SumCard({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const { isRight, wrong } = view.sum;
  if (!hasSum(view)) return null;
  return (
    <section className="card pad stack" aria-labelledby="og-sum" aria-live="polite">
      <h2 id="og-sum">{t('organiser.sum')}</h2>
      <ul className="ruled og-fault-list">
        {isRight && (
          <li className="ok">
            <Icon name="check" />
            <span>{t('organiser.sum.right')}</span>
          </li>
        )}
        {wrong.map(({ session, table, difference }) => (
          <li key={`${session} ${table}`} className="bad">
            <Icon name="warn" />
            <span>
              {t('organiser.sum.wrong', {
                place: placeText(t, view, { session, table }),
                difference: t.signed(difference),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
