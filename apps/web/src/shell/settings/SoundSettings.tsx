import { useSyncExternalStore } from 'react';
import { prefer } from '../../client/preferences/preferences.ts';
import {
  type CallLanguage,
  GROUPS,
  type Group,
  type SoundPreferences,
  SPOKEN,
} from '../../client/preferences/sound.ts';
import type { CueName } from '../../client/sound/cues.ts';
import { playSample } from '../../client/sound/index.ts';
import { hasChineseVoice, onVoices } from '../../client/sound/voiceList.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Line, SwitchLine } from './Line.tsx';
import './sound.css';

/** The sound that is played as a sample of each group. */
const SAMPLES: Readonly<Record<Group, CueName>> = { table: 'tile1', calls: 'pung', alerts: 'claim' };

const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator;

interface SoundSettingsProps {
  readonly sound: SoundPreferences;
  readonly vibrates: boolean;
}

/** Settings for sound: on or off, the volume of each group, whether a voice speaks the calls; and for vibration. */
export function SoundSettings({ sound, vibrates }: SoundSettingsProps) {
  const t = useT();
  const change = (part: Partial<SoundPreferences>) => prefer({ sound: { ...sound, ...part } });
  return (
    <section className="sound-settings" aria-labelledby="sound-settings">
      <h2 id="sound-settings">{t('sound.title')}</h2>
      <SwitchLine
        label={t('sound.on')}
        note={t('sound.onNote')}
        isOn={!sound.isMuted}
        onTurn={isOn => change({ isMuted: !isOn })}
      />
      {GROUPS.map(group => (
        <Volume
          key={group}
          group={group}
          percent={sound.volumes[group]}
          isOff={sound.isMuted}
          onSet={percent => change({ volumes: { ...sound.volumes, [group]: percent } })}
        />
      ))}
      <SpokenCalls sound={sound} onChoose={spoken => change({ spoken })} />
      {canVibrate && (
        <SwitchLine
          label={t('settings.vibrate')}
          note={t('settings.vibrateNote')}
          isOn={vibrates}
          onTurn={isOn => prefer({ vibrates: isOn })}
        />
      )}
    </section>
  );
}

interface VolumeProps {
  readonly group: Group;
  readonly percent: number;
  readonly isOff: boolean;
  readonly onSet: (percent: number) => void;
}

const said = (t: Translate, percent: number): string =>
  percent === 0 ? t('sound.silent') : t('sound.volume', { percent });

function Volume({ group, percent, isOff, onSet }: VolumeProps) {
  const t = useT();
  const hear = () => playSample(SAMPLES[group]);
  return (
    <Line title={t(`sound.${group}`)} note={t(`sound.${group}Note`)}>
      <input
        type="range"
        className="volume"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={isOff}
        aria-label={t(`sound.${group}`)}
        aria-valuetext={said(t, percent)}
        onChange={event => onSet(event.target.valueAsNumber)}
        onPointerUp={hear}
        onKeyUp={event => event.key.startsWith('Arrow') && hear()}
      />
    </Line>
  );
}

interface SpokenCallsProps {
  readonly sound: SoundPreferences;
  readonly onChoose: (spoken: CallLanguage) => void;
}

function SpokenCalls({ sound: { spoken }, onChoose }: SpokenCallsProps) {
  const t = useT();
  const hasChinese = useSyncExternalStore(onVoices, hasChineseVoice);
  const choose = (next: CallLanguage) => {
    onChoose(next);
    if (next !== 'off') playSample('pung');
  };
  const isMissing = spoken === 'chinese' && !hasChinese;
  return (
    <Line title={t('sound.spoken')} note={t(isMissing ? 'sound.noVoice' : 'sound.spokenNote')}>
      <Choice
        isSlim
        label={t('sound.spoken')}
        value={spoken}
        options={SPOKEN.map(value => ({ value, label: t(`sound.spoken.${value}`) }))}
        onChoose={choose}
      />
    </Line>
  );
}
