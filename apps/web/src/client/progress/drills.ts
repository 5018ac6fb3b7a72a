import { DRILL_KINDS, type DrillKind } from '@gorrion/learn/drills';
import { isCount, isRecord } from '@gorrion/learn/values';
import { progressPart, type Read } from './part.ts';

/** What is kept of the answers to one kind of question. */
export interface KindTally {
  readonly asked: number;
  readonly right: number;
  /** Seconds of all answers together. */
  readonly seconds: number;
}

/** What is kept of one theme. */
export interface ThemeTally {
  readonly asked: number;
  readonly right: number;
  /** How well it is known, 0 to 1: newer answers weigh more than older ones. */
  readonly known: number;
}

export interface DrillProgress {
  readonly kinds: Readonly<Partial<Record<DrillKind, KindTally>>>;
  /** By tag of the questions. */
  readonly themes: Readonly<Record<string, ThemeTally>>;
}

/** The themes that are kept: more than there are tags. */
const MOST_THEMES = 400;
const TAG = /^[a-z]{2,12}:[a-z0-9-]{1,44}$/;

/** Seconds that count at most for one answer: a break is not thinking. */
const LONGEST = 300;

/** How well a theme is thought to be known before its first answer. */
const UNKNOWN = 0.6;
/** Share of the newest answer in `known`. */
const NEWEST = 0.3;

function kindTally(value: unknown): KindTally | undefined {
  if (!isRecord(value)) return undefined;
  const { asked, right, seconds } = value;
  return isCount(asked) && isCount(right) && right <= asked && isCount(seconds) ? { asked, right, seconds } : undefined;
}

function themeTally(value: unknown): ThemeTally | undefined {
  if (!isRecord(value)) return undefined;
  const { asked, right, known } = value;
  if (!isCount(asked) || asked === 0 || !isCount(right) || right > asked) return undefined;
  return typeof known === 'number' && known >= 0 && known <= 1 ? { asked, right, known } : undefined;
}

/** Returns the entries that can be read, and how many there were. */
function entriesOf<Value>(raw: unknown, isKey: (key: string) => boolean, read: (value: unknown) => Value | undefined) {
  const all = Object.entries(isRecord(raw) ? raw : {});
  const kept = all.slice(0, MOST_THEMES).flatMap(([key, value]) => {
    const tally = isKey(key) ? read(value) : undefined;
    return tally ? [[key, tally] as const] : [];
  });
  return { kept: Object.fromEntries(kept), dropped: all.length - kept.length };
}

export function readDrillProgress(raw: unknown): Read<DrillProgress> {
  const { kinds: rawKinds, themes: rawThemes } = isRecord(raw) ? raw : {};
  const kinds = entriesOf(rawKinds, key => DRILL_KINDS.some(kind => kind === key), kindTally);
  const themes = entriesOf(rawThemes, key => TAG.test(key), themeTally);
  return { state: { kinds: kinds.kept, themes: themes.kept }, dropped: kinds.dropped + themes.dropped };
}

export const drillProgress = progressPart('drills', readDrillProgress);

export interface DrillResult {
  readonly kind: DrillKind;
  readonly tags: readonly string[];
  readonly isRight: boolean;
  readonly seconds: number;
}

/** Returns the progress after an answer. */
export function withResult({ kinds, themes }: DrillProgress, result: DrillResult): DrillProgress {
  const { kind, tags, isRight, seconds } = result;
  const right = isRight ? 1 : 0;
  const tally = kinds[kind] ?? { asked: 0, right: 0, seconds: 0 };
  const changed = tags.map(tag => {
    const { asked, right: before, known } = themes[tag] ?? { asked: 0, right: 0, known: UNKNOWN };
    return [tag, { asked: asked + 1, right: before + right, known: known + NEWEST * (right - known) }] as const;
  });
  return {
    kinds: {
      ...kinds,
      [kind]: {
        asked: tally.asked + 1,
        right: tally.right + right,
        seconds: tally.seconds + Math.round(Math.min(LONGEST, Math.max(0, seconds))),
      },
    },
    themes: { ...themes, ...Object.fromEntries(changed) },
  };
}

/** Notes an answer. */
export const noteAnswer = (result: DrillResult): void => drillProgress.use.setState(now => withResult(now, result));

/** Returns how well a theme is known, 0 to 1. */
export const knownOf = ({ themes }: DrillProgress, tag: string): number => themes[tag]?.known ?? UNKNOWN;
