import { type HandState, isClassical, winnersScore } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { totalOf } from '../../sheet/hand/handResult.ts';

interface WonFansProps {
  readonly hand: HandState;
  /** By seat of the hand. */
  readonly names: readonly string[];
}

/** The fans of a hand that was just won, over the middle of the table; nothing at any other moment. */
export function WonFans({ hand: { phase, rules }, names }: WonFansProps) {
  const t = useT();
  if (phase.name !== 'over' || phase.outcome.kind !== 'won' || isClassical(rules)) return null;
  const { seat } = phase.outcome;
  const { fans } = winnersScore(phase.outcome);
  return (
    <section className="card won-fans" aria-label={t('replay.fans')}>
      <p className="row ends">
        <bdi>{names[seat]}</bdi> <b>{t('replay.points', { count: totalOf(phase.outcome) })}</b>
      </p>
      <ul>
        {fans.map(({ id, times, points }) => (
          <li key={id} className="row">
            <span className="grow">{fanName(id, t.locale)}</span> <b>{t.number(times * points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
