import type { LessonFault } from '@gorrion/table';
import type { Translate } from '../../kit/i18n/index.ts';
import type { Keeping } from './lessons.ts';

/* What is said of lessons and their deals. */

/** Returns the name of a deal. One that was kept without a name has its number. */
export const dealName = (t: Translate, name: string): string =>
  /^\d*$/.test(name) ? t('teach.unnamed', { number: name }) : name;

/** Says what became of a deal that was to be kept. */
export function keepingText(t: Translate, keeping: Keeping): string {
  switch (keeping) {
    case 'kept':
      return t('teach.kept');
    case 'not-kept':
      return t('teach.notKept');
    case 'full':
      return t('teach.lessonFull');
    default:
      return t(`error.${keeping}`);
  }
}

/** Says what is wrong with the file of a lesson. */
export function faultText(t: Translate, fault: LessonFault): string {
  if (fault.code === 'no-lesson') return t('teach.noLesson');
  const what = fault.code === 'unknown-tile' ? t('teach.unknownTile') : t(`error.${fault.code}`);
  return t('teach.faultOfDeal', { number: fault.deal, what });
}
