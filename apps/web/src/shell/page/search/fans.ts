import { nearestFans, rankedFans } from '@gorrion/learn/fans';
import { FAN_IDS, FAN_NAMES, type FanId, fanNumber, fanPoints, wmo2006 } from '@gorrion/rules';
import { fanName } from '../../../kit/i18n/fanName.ts';
import type { Translate } from '../../../kit/i18n/index.ts';
import { portugueseName } from '../../../kit/tiles/classicalNames.ts';
import { paths } from '../../links/learnPaths.ts';
import { findOlderWays, nameOfOlder } from './olderWays.ts';
import { type RankedResult, type Result, ranked } from './result.ts';

/** Most fans that are offered when nothing has the text in its name. */
const NEAREST = 4;

function ofFan(t: Translate, fan: FanId): Result {
  const original = { lang: 'zh', text: FAN_NAMES[fan].zh } as const;
  return {
    id: fan,
    href: paths.fan(fan),
    number: fanNumber(fan),
    name: fanName(fan, t.locale),
    original: t.locale.startsWith('zh') ? undefined : original,
    note: t('search.points', { count: fanPoints(fan, wmo2006) }),
  };
}

function ofOlder(t: Translate, id: ReturnType<typeof findOlderWays>[number]): Result {
  const text = portugueseName(id);
  const original = text === undefined || t.locale.startsWith('pt') ? undefined : ({ lang: 'pt', text } as const);
  const href = paths.olderWay(id);
  return { id: href, href, name: nameOfOlder(t, id), original, note: t('search.older') };
}

/** Returns all fans in the order of the book. */
export const allFans = (t: Translate): readonly Result[] => FAN_IDS.map(fan => ofFan(t, fan));

/** Returns the fans that a text finds by a name in four languages, pinyin or number. */
export const fansBy = (t: Translate, text: string): readonly RankedResult[] =>
  rankedFans(text).map(({ id, rank }) => ({ result: ofFan(t, id), rank }));

/** Returns the special hands and doubles of the older ways that a text finds by a name, also that of another language. */
export const olderBy = (t: Translate, text: string, others: readonly Translate[]): readonly RankedResult[] =>
  ranked(
    text,
    [...new Set([t, ...others].flatMap(language => findOlderWays(language, text)))].map(id => ({
      result: ofOlder(t, id),
      names: [nameOfOlder(t, id), portugueseName(id) ?? '', id.replaceAll('-', ' ')],
      words: others.map(other => nameOfOlder(other, id)),
    })),
  );

/** Returns the fans whose names are most like a text that finds nothing. */
export const fansNear = (t: Translate, text: string): readonly Result[] =>
  nearestFans(text, NEAREST).map(fan => ofFan(t, fan));
