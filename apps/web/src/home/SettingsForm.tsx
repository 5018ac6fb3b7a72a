import {
  ABSENCE_POLICIES,
  type AbsencePolicy,
  type ClockName,
  HANDS,
  HINT_LEVELS,
  type HintLevel,
  PRESET_CLOCKS,
  type TableSettings,
  VISIBILITIES,
} from '@gorrion/protocol';
import { useId } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/Choice.tsx';

interface SettingsFormProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** Returns the hints that go with a clock: the competition clock turns them off. The player may change them after that. */
const hintsWith = (clock: ClockName): HintLevel => (clock === 'wmo' ? 'off' : 'facts');

/** The settings of a new table: length, who may join, clock, hints, and what happens when a player leaves. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const t = useT();
  const change = (part: Partial<TableSettings>) => onChange({ ...settings, ...part });
  return (
    <>
      <Choice
        label={t('options.length')}
        value={settings.hands}
        options={HANDS.map(value => ({
          value,
          label: t(`options.length.${value}`),
          note: t('options.hands', { count: value }),
        }))}
        onChoose={hands => change({ hands })}
      />
      <Choice
        label={t('options.whoMayJoin')}
        value={settings.visibility}
        options={VISIBILITIES.map(value => ({ value, label: t(`options.visibility.${value}`) }))}
        onChoose={visibility => change({ visibility })}
      />
      <div className="picks">
        <Pick<ClockName>
          label={t('options.clock')}
          value={settings.clock}
          options={PRESET_CLOCKS.map(value => [value, t(`options.clock.${value}`)])}
          onPick={clock => change({ clock, hints: hintsWith(clock) })}
        />
        <Pick<AbsencePolicy>
          label={t('options.absence')}
          value={settings.absence}
          options={ABSENCE_POLICIES.map(value => [value, t(`options.absence.${value}`)])}
          onPick={absence => change({ absence })}
        />
        <Pick<HintLevel>
          label={t('options.hints')}
          value={settings.hints ?? 'off'}
          options={HINT_LEVELS.map(value => [value, t(`options.hints.${value}`)])}
          onPick={hints => change({ hints })}
        />
      </div>
    </>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}

function Pick<T extends string>({ label, value, options, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <div className="pick">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onPick(event.target.value as T)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
