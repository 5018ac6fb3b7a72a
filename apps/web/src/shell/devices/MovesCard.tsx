import type { DevicesView } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';

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
    <section className="card">
      <h2>{t('devices.moves')}</h2>
      <dl className="dv-moves">
        {rows.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
