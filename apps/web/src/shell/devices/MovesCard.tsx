import type { DevicesView } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';

/** What another device gets, and what stays where it is. */
export function MovesCard({ view }: { readonly view: DevicesView }) {
  const t = useT();
  const rows = [
    [t('devices.moves.name'), t('devices.moves.atOnce')],
    [t('devices.moves.seats'), t.number(view.seats)],
    [t('devices.moves.groups'), t.number(view.groups)],
    [t('devices.moves.games'), t.number(view.games)],
    [t('devices.moves.ownGames'), t('devices.moves.uploaded')],
    [t('devices.moves.settings'), t('devices.moves.stay')],
  ] as const;
  return (
    <Card title={t('devices.moves')}>
      <dl className="ruled">
        {rows.map(([what, how]) => (
          <div key={what} className="row ends">
            <dt className="quiet">{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
