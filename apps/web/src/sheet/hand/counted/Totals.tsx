import type { BySeat, Player } from '@gorrion/rules';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Card } from '../../../kit/ui/Card.tsx';

interface Change {
  readonly player: Player;
  readonly name: string;
  readonly change: number;
  /** Points of the session after the hand. */
  readonly total: number;
}

interface TotalsProps {
  readonly changes: BySeat<Change>;
  readonly me: Player | undefined;
}

/** What the hand has made of everybody's points, the best first. The changes of a hand add up to 0. */
export function Totals({ changes, me }: TotalsProps) {
  const t = useT();
  const sum = changes.reduce((all, { change }) => all + change, 0);
  const lines = changes.toSorted((a, b) => b.total - a.total || a.player - b.player);
  return (
    <Card
      title={t('counted.totals')}
      aside={
        sum === 0 && (
          <Badge tone="ok" icon="check">
            {t('counted.zero')}
          </Badge>
        )
      }
    >
      <table className="table owns">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('counted.before')}</th>
            <th scope="col">{t('counted.thisHand')}</th>
            <th scope="col">{t('counted.now')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ player, name, change, total }) => (
            <tr key={player} className={player === me ? 'own' : undefined}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className="quiet">{t.signed(total - change)}</td>
              <td className={change > 0 ? 'gain' : change < 0 ? 'loss' : undefined}>
                <b>{t.signed(change)}</b>
              </td>
              <td>
                <b>{t.signed(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
