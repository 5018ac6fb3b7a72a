import { type GameRecord, isDated } from '@gorrion/protocol';
import type { RulesetId } from '@gorrion/rules';
import type { GameWords } from '@gorrion/table';
import { callWords } from '../../kit/i18n/calls.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { doubleName, specialName } from '../../kit/tiles/classicalNames.ts';

/** Returns the name of a set of rules. */
export const rulesetName = (t: Translate, ruleset: RulesetId): string => t(`games.ruleset.${ruleset}`);

/** Returns when a game was played, as a sentence; nothing where nobody knows. */
export const whenText = (t: Translate, { from, to }: Pick<GameRecord, 'from' | 'to'>): string =>
  isDated({ from })
    ? t('games.when', {
        day: new Date(from).toLocaleDateString(t.locale, { dateStyle: 'long' }),
        from: timeOfDay(t.locale, from),
        to: timeOfDay(t.locale, to),
      })
    : '';

/** Returns the words of a game as plain text. */
export const gameWords = (t: Translate): GameWords => {
  const { chow, pung, kong, hu } = callWords('chow', t.locale);
  return {
    chow,
    pung,
    kong,
    hu,
    selfDrawn: t('games.selfDrawn'),
    drawn: t('result.drawn'),
    void: t('result.void'),
    dealtAgain: t('replay.again'),
    exchange: t('games.exchange'),
    doubleOf: ({ id, tile }) => doubleName(t, id, id === 'dragons' ? tile : undefined),
    specialOf: id => specialName(t, id),
    nameOf: name => t.plainName(name),
    fanOf: fan => fanName(fan, t.locale),
    rulesOf: ruleset => rulesetName(t, ruleset),
    discardOf: name => t('games.discardOf', { name }),
    roundOf: (round, winners, points) =>
      winners.length > 1
        ? t('counted.round.shared', { round, points, names: t.all(winners) })
        : t('counted.round.won', { round, points, name: winners[0]! }),
  };
};
