import { type Seat, seatAfter } from '@gorrion/rules';
import type { Translate } from '../kit/i18n/index.ts';
import { tileName } from '../kit/tiles/index.ts';
import { articleOf, type FoulLine, isEnd, type LogLine } from './log.ts';

/* The lines of the log in words. A file of its own: the first page keeps lines, and only a table shows them. */

const isLateness = (foul: FoulLine['foul']): boolean => foul === 'late-10' || foul === 'late-15';

/** Returns what an offence costs, in words. */
export function costOf(t: Translate, { foul, points, isWarning, isDead, mustDiscard }: FoulLine): string {
  const costs = [
    points > 0 && t(isLateness(foul) ? 'foul.pointsLost' : 'foul.points', { points }),
    foul === 'late-over-15' && t('foul.lost'),
    isWarning && t('foul.warning'),
    foul === 'claim-then-hu' && t('foul.noHu'),
    isDead && t('foul.dead'),
    mustDiscard && t('foul.mustDiscard'),
  ].filter(cost => typeof cost === 'string');
  return costs.join(t('list.comma'));
}

/** Returns the name of an offence. */
export const foulName = (t: Translate, { foul }: FoulLine): string => t(`foul.${foul}`);

/** Returns the sentence of an offence: its name, who, what it costs, and the article. */
export const foulSentence = (t: Translate, line: FoulLine, name: string): string =>
  t('foul.said', { foul: foulName(t, line), name, cost: costOf(t, line), article: articleOf(line.foul) });

/** Returns the sentence of a line for screen readers. */
export function sentence(t: Translate, line: LogLine, nameOf: (seat: Seat) => string, mine: Seat | undefined): string {
  if (isEnd(line)) return t(`log.${line.kind}`);
  if (line.kind === 'foul') return foulSentence(t, line, nameOf(line.seat));
  if (line.kind === 'exchange') {
    const other = seatAfter(line.seat);
    if (mine === line.seat || mine === other) {
      return t('log.exchange.you', { name: nameOf(mine === other ? line.seat : other) });
    }
    return t('log.exchange.other', { names: t.all([nameOf(line.seat), nameOf(other)]) });
  }
  const tile = line.tile === undefined ? '' : tileName(t, line.tile);
  return line.seat === mine
    ? t(`log.${line.kind}.you`, { tile })
    : t(`log.${line.kind}.other`, { name: nameOf(line.seat), tile });
}
