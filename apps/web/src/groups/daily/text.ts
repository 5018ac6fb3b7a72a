import type { DailyDate, DailyRefusal, DailyResult, DailyWho } from '@gorrion/events/daily';
import type { HandResult } from '@gorrion/events/duplicate';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Key, Translate } from '../../kit/i18n/index.ts';

/* Days, shares and results as the pages of a day write them. */

/** Sentences of the refusals that only days have. */
export const REFUSALS = {
  'daily-future': 'daily.refused.daily-future',
  'daily-unknown': 'daily.refused.daily-unknown',
  'daily-played': 'daily.refused.daily-played',
  'daily-forgetting': 'daily.refused.daily-forgetting',
  'too-many-dailies': 'daily.refused.too-many-dailies',
} as const satisfies Record<DailyRefusal, Key>;

/** Returns a day by its name, which is that of the day in UTC wherever the reader is. */
export const dayName = (t: Translate, date: DailyDate): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(t.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** Returns a share from 0 to 1 as whole per cent. */
export const percent = (t: Translate, share: number): string =>
  new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Returns the name of somebody in a table. */
export function whoName(t: Translate, { name, bot, isYou }: DailyWho): string {
  if (isYou) return t('daily.you');
  if (bot) return t('daily.bot', { level: t(`options.level.${bot}`) });
  return name === undefined ? t('duplicate.gone') : t.nameOf(name);
}

/** Returns what happened in a hand, as the person at A saw it. */
export function handText(t: Translate, result: HandResult | undefined): string {
  if (!result) return t('daily.left');
  if (result.kind !== 'won') return t('daily.drawn');
  const fan = result.fan ? fanName(result.fan, t.locale) : '';
  const points = result.points ?? 0;
  if (result.winner === 0)
    return t(result.from === undefined ? 'duplicate.wonSelf' : 'duplicate.wonOn', { points, fan });
  return t(result.from === 0 ? 'daily.dealtIn' : 'daily.otherWon', { points, fan });
}

/** Returns with whom a result is compared: other people, and bots as long as they are few. Who came late is none of them. */
export function fieldText(t: Translate, { people, bots, overall }: DailyResult): string {
  const others = overall ? people - 1 : people;
  const all = [
    ...(others > 0 ? [t('daily.people', { count: others })] : []),
    ...(bots > 0 ? [t('daily.bots', { count: bots })] : []),
  ];
  return t.all(all);
}
