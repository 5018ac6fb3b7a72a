import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/TableIcon.tsx';
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
          {t('plate.warnings', { count: warnings })}
        </li>
      )}
      {isDead && (
        <li className="dead">
          <Icon name="dead" />
          {t('foul.dead')}
        </li>
      )}
      {points < 0 && (
        <li>
          <Icon name="swap" />
          {t('plate.atEnd', { points: t.signed(points) })}
        </li>
      )}
    </ul>
  );
}
