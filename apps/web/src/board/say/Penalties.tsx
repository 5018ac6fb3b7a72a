import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import type { PlatePenalties } from '../props.ts';
import './penalties.css';

/** The marks of a player's offences under their plate: warnings, a dead hand, points that move at the end. */
export function Penalties({ penalties: { warnings, isDead, points } }: { readonly penalties: PlatePenalties }) {
  const t = useT();
  return (
    <ul className="pen" aria-label={t('plate.penalties')}>
      {warnings > 0 && (
        <li className="warning">
          <Icon name="flag" />
          <Text long={t('plate.warnings', { count: warnings })} short={`${warnings}`} />
        </li>
      )}
      {isDead && (
        <li className="dead">
          <Icon name="dead" />
          <span className="long">{t('foul.dead')}</span>
        </li>
      )}
      {points < 0 && (
        <li className="points">
          <Icon name="swap" />
          <Text long={t('plate.penalty', { points: t.signed(points) })} short={t.signed(points)} />
        </li>
      )}
    </ul>
  );
}

/** A mark in words, and what is seen of it where room is short. */
const Text = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <>
    <span className="long">{long}</span>
    <span className="short" aria-hidden="true">
      {short}
    </span>
  </>
);
