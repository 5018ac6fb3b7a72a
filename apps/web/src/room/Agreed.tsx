import { useT } from '../i18n/index.ts';
import type { Following } from '../store/following.ts';
import { Watchers } from '../watchers/Watchers.tsx';

/** The settings of a table, fixed when it was opened. */
export function Agreed({ table }: { readonly table: Following }) {
  const t = useT();
  const { settings } = table.state;
  const lines = [
    [t('home.rules'), t(`home.ruleset.${settings.ruleset}`)],
    [
      t('home.length'),
      t('room.length', {
        length: t(settings.hands === 4 ? 'home.oneRound' : 'home.fullGame'),
        hands: t('home.hands', { count: settings.hands }),
      }),
    ],
    [t('home.clock'), t(`home.clock.${settings.clock}`)],
    [t('home.absence'), t(`home.absence.${settings.absence}`)],
    [t('home.hints'), t(`home.hints.${settings.hints ?? 'off'}`)],
    [t('home.whoMayJoin'), t(`home.visibility.${settings.visibility}`)],
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
