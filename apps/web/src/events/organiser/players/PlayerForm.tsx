import { countryOf, LONGEST_NAME } from '@gorrion/events/roster';
import type { NewPlayer } from '@gorrion/events/tournament';
import { lengthOf } from '@gorrion/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
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
const NAMES = ['name', 'club', 'team'] as const;

/** Returns the first field of a player with a fault. */
function faultOf(texts: typeof EMPTY): (typeof FIELDS)[number] | undefined {
  if (texts.country.trim() !== '' && countryOf(texts.country.trim()) === undefined) return 'country';
  if (texts.ema.trim() !== '' && !/^\d{8}$/.test(texts.ema.replace(/[\s.-]/g, ''))) return 'ema';
  return NAMES.find(field => lengthOf(texts[field].trim()) > LONGEST_NAME);
}

/** Returns what is wrong with a field of a player. */
function faultText(t: Translate, fault: (typeof FIELDS)[number], texts: typeof EMPTY): string {
  if (fault === 'country' || fault === 'ema') return t(`organiser.player.fault.${fault}`);
  return t(`organiser.line.long-${fault}`, { characters: lengthOf(texts[fault].trim()), most: LONGEST_NAME });
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
        <div key={name} className="field">
          <label className="field-label" htmlFor={`${id}-${name}`}>
            {t(`organiser.player.${name}`)}
          </label>
          <input
            id={`${id}-${name}`}
            value={texts[name]}
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
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {faultText(t, fault, texts)}
        </p>
      )}
      <div className="row og-acts">
        <Tick isNamed label={t('organiser.player.substitute')} isOn={isSubstitute} onTick={setSubstitute} />
        {children}
      </div>
    </form>
  );
}
