import { BOT_LEVELS, type BotLevel, HANDS, type HandCount, PACES, type Pace } from '@gorrion/protocol';
import type { End } from '../../client/solo/ends.ts';
import { PRACTICE_RULES, type PracticeRules } from '../../client/store/openings.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';

/* The five choices for a game against bots. */

interface PickProps<T> {
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** By which rules: those of competitions, or one of the older ways. */
export function RulesChoice(props: PickProps<PracticeRules>) {
  const t = useT();
  const options = PRACTICE_RULES.map(value => ({
    value,
    label: t(`home.rules.${value}`),
    note: t(`home.rules.${value}.note`),
  }));
  return (
    <div className="rules-choice">
      <Choice label={t('home.rules')} options={options} {...props} />
    </div>
  );
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

interface LengthProps extends PickProps<HandCount> {
  /** In the older ways a round has no fixed number of hands. */
  readonly isOlder?: boolean;
}

/** How long the game is: one round, two, or four. */
export function LengthChoice({ isOlder = false, ...props }: LengthProps) {
  const t = useT();
  const options = HANDS.map(value => ({
    value,
    label: t(`options.length.${value}`),
    note: isOlder ? t(`home.bankers.${value}`) : t('options.hands', { count: value }),
  }));
  return <Choice<HandCount> label={t('options.length')} options={options} {...props} />;
}

/** How fast the bots answer. */
export function PaceChoice(props: PickProps<Pace>) {
  const t = useT();
  const options = PACES.map(value => ({ value, label: t(`home.pace.${value}`), note: t(`home.pace.${value}.note`) }));
  return <Choice label={t('home.pace')} options={options} {...props} />;
}
