import type { Switches as Armed } from '@gorrion/protocol';
import { client } from '../connection/index.ts';
import { useT } from '../i18n/index.ts';
import { Switch } from '../ui/Switch.tsx';

const NAMES = ['noClaims', 'playDrawn', 'autoWin'] as const;

/** What the seat does by itself in this hand; it lives at the table, so it holds while the phone sleeps. */
export function Switches({ switches }: { readonly switches: Armed }) {
  const t = useT();
  return (
    <section className="menu-switches" aria-labelledby="switches">
      <h2 id="switches">{t('game.switches')}</h2>
      {NAMES.map(name => (
        <div key={name}>
          <span>
            <b>{t(`game.${name}`)}</b>
            <small>{t(`game.${name}Note`)}</small>
          </span>
          <Switch
            label={t(`game.${name}`)}
            isOn={switches[name]}
            onTurn={isOn => void client.say({ type: 'switch', switches: { ...switches, [name]: isOn } })}
          />
        </div>
      ))}
    </section>
  );
}
