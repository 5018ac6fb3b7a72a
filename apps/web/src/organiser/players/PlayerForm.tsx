import { countryOf } from '@gorrion/events/roster';
import type { NewPlayer } from '@gorrion/events/tournament';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Tick } from '../fields/Tick.tsx';

interface PlayerFormProps {
  /** What the fields begin with. */
  readonly start?: NewPlayer;
  readonly teams: readonly string[];
  /** Resolves with whether the server has taken the player. */
  readonly onSave: (player: NewPlayer) => Promise<boolean>;
  readonly children: ReactNode;
}

const EMPTY = { name: '', country: '', ema: '', club: '', team: '' };
const FIELDS = ['name', 'country', 'ema', 'club', 'team'] as const;

/** Returns what is wrong with a field of a player. */
function faultOf(texts: typeof EMPTY): 'country' | 'ema' | undefined {
  if (texts.country.trim() !== '' && countryOf(texts.country.trim()) === undefined) return 'country';
  if (texts.ema.trim() !== '' && !/^\d{8}$/.test(texts.ema.replace(/[\s.-]/g, ''))) return 'ema';
  return undefined;
}

/** Returns the player that the fields say; empty ones are left out. */
function playerOf({ name, country, ema, club, team }: typeof EMPTY, isSubstitute: boolean): NewPlayer {
  return {
    name: name.trim(),
    ...(country.trim() && { country: countryOf(country.trim())! }),
    ...(ema.trim() && { ema: ema.replace(/[\s.-]/g, '') }),
    ...(club.trim() && { club: club.trim() }),
    ...(team.trim() && { team: team.trim() }),
    ...(isSubstitute && { isSubstitute }),
  };
}

/** A player written by hand: one line of fields. */
export function PlayerForm({ start, teams, onSave, children }: PlayerFormProps) {
  const t = useT();
  const id = useId();
  const [texts, setTexts] = useState({ ...EMPTY, ...start });
  const [isSubstitute, setSubstitute] = useState(start?.isSubstitute ?? false);
  const [isTried, setTried] = useState(false);
  const fault = isTried ? faultOf(texts) : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultOf(texts) || texts.name.trim() === '') return;
    if (!(await onSave(playerOf(texts, isSubstitute))) || start) return;
    setTexts({ ...EMPTY, team: texts.team });
    setTried(false);
  };
  return (
    <form className="og-player-form" onSubmit={save}>
      {FIELDS.map(name => (
        <div key={name} className={fault === name ? 'og-field faulty' : 'og-field'}>
          <label htmlFor={`${id}-${name}`}>{t(`organiser.player.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            value={texts[name]}
            maxLength={60}
            list={name === 'team' ? `${id}-teams` : undefined}
            autoComplete="off"
            inputMode={name === 'ema' ? 'numeric' : undefined}
            aria-invalid={fault === name}
            aria-describedby={fault === name ? `${id}-fault` : undefined}
            onChange={event => setTexts({ ...texts, [name]: event.target.value })}
          />
        </div>
      ))}
      <datalist id={`${id}-teams`}>
        {teams.map(team => (
          <option key={team} value={team} />
        ))}
      </datalist>
      {fault && (
        <p id={`${id}-fault`} className="og-why" role="alert">
          {t(`organiser.player.fault.${fault}`)}
        </p>
      )}
      <div className="og-acts">
        <Tick isNamed label={t('organiser.player.substitute')} isOn={isSubstitute} onTick={setSubstitute} />
        {children}
      </div>
    </form>
  );
}
