import { BOT_LEVELS, type BotLevel, HANDS, type HandCount, PACES, type Pace } from '@gorrion/protocol';
import { useT } from '../i18n/index.ts';
import type { End } from '../solo/ends.ts';
import { Choice } from '../ui/Choice.tsx';

/* The four choices for a game against bots. */

interface PickProps<T> {
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

const ENDS: readonly End[] = ['server', 'device'];

/** Where the game is played: on the server or in this browser. */
export function EndChoice(props: PickProps<End>) {
  const t = useT();
  const options = ENDS.map(value => ({ value, label: t(`home.where.${value}`), note: t(`home.where.${value}.note`) }));
  return <Choice label={t('home.where')} options={options} {...props} />;
}

/** How well the three bots play. */
export function LevelChoice(props: PickProps<BotLevel>) {
  const t = useT();
  const options = BOT_LEVELS.map(value => ({
    value,
    label: t(`options.level.${value}`),
    note: t(`home.level.${value}.note`),
  }));
  return <Choice label={t('home.level')} options={options} {...props} />;
}

/** How many hands the game has: one round, two, or four. */
export function LengthChoice(props: PickProps<HandCount>) {
  const t = useT();
  const options = HANDS.map(value => ({
    value,
    label: t(`options.length.${value}`),
    note: t('options.hands', { count: value }),
  }));
  return <Choice<HandCount> label={t('options.length')} options={options} {...props} />;
}

/** How fast the bots answer. */
export function PaceChoice(props: PickProps<Pace>) {
  const t = useT();
  const options = PACES.map(value => ({ value, label: t(`home.pace.${value}`), note: t(`home.pace.${value}.note`) }));
  return <Choice label={t('home.pace')} options={options} {...props} />;
}
