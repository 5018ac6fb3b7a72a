import type { Translate } from '../../kit/i18n/index.ts';

/** Returns the title and the sentence for a table that this page cannot follow. */
export function refusedTable(t: Translate, why: string): readonly [title: string, note: string] {
  if (why === 'no-such-table') return [t('lost.table'), t('lost.tableNote')];
  if (why === 'shown-out') return [t('lost.shownOut'), t('lost.shownOutNote')];
  if (why === 'nobody-watches') return [t('lost.nobodyWatches'), t('lost.nobodyWatchesNote')];
  if (why === 'table-failed') return [t('lost.broken'), t('lost.brokenNote')];
  if (why === 'too-many-wrong-codes') return [t('lost.wrongCodes'), t('lost.wrongCodesNote')];
  return [t('lost.failed'), t('lost.tableNote')];
}
