import type { CountingPhase, McrRules, Seat } from '@gorrion/rules';
import { fanPoints } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { named, sumOf } from '../../sheet/session/fans.ts';

/** Returns what a screen reader says of the change from one state of a count to the next; undefined if nothing. */
export function saidBetween(
  t: Translate,
  rules: McrRules,
  before: CountingPhase,
  after: CountingPhase,
  nameOf: (seat: Seat) => string,
): string | undefined {
  const sum = sumOf(after.declared, rules);
  if (after.isFinished && !before.isFinished) return t('count.saidDone', { sum });
  const was = named(before.declared);
  const is = named(after.declared);
  const more = is.find(({ id, times }) => times > (was.find(one => one.id === id)?.times ?? 0));
  if (more) {
    const fan = timesName(t, fanName(more.id, t.locale), more.times);
    return t('count.saidNamed', { fan, points: more.times * fanPoints(more.id, rules), sum });
  }
  const less = was.find(({ id, times }) => times > (is.find(one => one.id === id)?.times ?? 0));
  if (less) return t('count.saidBack', { fan: fanName(less.id, t.locale), sum });
  const isNew = (seat: Seat, fan: string) => !before.objections.some(one => one.seat === seat && one.fan === fan);
  const objection = after.objections.find(({ seat, fan }) => isNew(seat, fan));
  return objection && t('count.saidObjects', { name: nameOf(objection.seat), fan: fanName(objection.fan, t.locale) });
}

/** Returns the name of a fan with how often it is counted, if more than once. */
export const timesName = (t: Translate, fan: string, times: number): string =>
  times > 1 ? t('count.times', { fan, times }) : fan;
