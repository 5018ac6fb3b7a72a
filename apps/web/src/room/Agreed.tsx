import { useT } from '../i18n/index.ts';
import type { Following } from '../store/following.ts';
import { Watchers } from '../watchers/Watchers.tsx';

/** The settings of a table. They are fixed when the host creates it. */
export function Agreed({ table }: { readonly table: Following }) {
  const t = useT();
  const { settings } = table.state;
  const lines = [
    [t('room.rules'), t(`options.ruleset.${settings.ruleset}`)],
    [
      t('options.length'),
      t('room.length', {
        length: t(`options.length.${settings.hands}`),
        hands: t('options.hands', { count: settings.hands }),
      }),
    ],
    [t('options.clock'), t(`options.clock.${settings.clock}`)],
    [t('options.absence'), t(`options.absence.${settings.absence}`)],
    [t('options.hints'), t(`options.hints.${settings.hints ?? 'off'}`)],
    [t('options.whoMayJoin'), t(`options.visibility.${settings.visibility}`)],
  ] as const;
  return (
    <section className="card" aria-labelledby="agreed">
      <h2 id="agreed">{t('room.agreed')}</h2>
      <dl className="agreed">
        {lines.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Watchers table={table} />
    </section>
  );
}
