import { MOUSE_WAYS, TOUCH_WAYS } from '../../board/hand/ways.ts';
import { type Preferences, prefer } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Line } from './Line.tsx';

/** Settings for how a press discards a tile, by mouse and by touch. Both are shown, because some devices have both. */
export function DiscardSettings({ discard }: Pick<Preferences, 'discard'>) {
  const t = useT();
  return (
    <>
      <Line title={t('settings.mouse')} note={t('settings.mouseNote')}>
        <Choice
          isSlim
          label={t('settings.mouse')}
          value={discard.mouse}
          options={MOUSE_WAYS.map(value => ({ value, label: t(`settings.mouse.${value}`) }))}
          onChoose={mouse => prefer({ discard: { ...discard, mouse } })}
        />
      </Line>
      <Line title={t('settings.touch')} note={t('settings.touchNote')}>
        <Choice
          isSlim
          label={t('settings.touch')}
          value={discard.touch}
          options={TOUCH_WAYS.map(value => ({ value, label: t(`settings.touch.${value}`) }))}
          onChoose={touch => prefer({ discard: { ...discard, touch } })}
        />
      </Line>
    </>
  );
}
