import type { ReviewReason } from '@gorrion/protocol';
import { FAN_NAMES, type Seat, type Tile } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../app/words/en/index.ts';
import { es } from '../app/words/es/index.ts';
import { pt } from '../app/words/pt/index.ts';
import { zh } from '../app/words/zh/index.ts';
import { type Translate, translator } from '../kit/i18n/translate.ts';
import { tileName } from '../kit/tiles/index.ts';
import { reasonText } from './reasonText.ts';

const LANGUAGES = [translator('en', en), translator('es', es), translator('pt', pt), translator('zh-Hans', zh)];

const READY = { tiles: tiles('5s8s'), live: 3, least: 9, most: 13, isSelfDrawn: false };
const FANS = [
  { fan: 'concealed-hand', points: 2 },
  { fan: 'three-concealed-pungs', points: 16 },
] as const;

/** A reason of each kind; the compiler names the kinds that are missing. No two numbers of one reason are equal. */
const REASONS: { readonly [I in ReviewReason['id']]: Extract<ReviewReason, { id: I }> } = {
  'win-refused': { id: 'win-refused', points: 12 },
  'flower-kept': { id: 'flower-kept', flowers: 2 },
  'ready-below-minimum': { id: 'ready-below-minimum', points: 4, minimum: 8 },
  'wider-below-minimum': { id: 'wider-below-minimum', points: 5, minimum: 8, best: 2, played: 4 },
  'self-draw-only': { id: 'self-draw-only', points: 7, minimum: 8 },
  'dead-wait': { id: 'dead-wait', tiles: tiles('7pC') },
  'ready-missed': { id: 'ready-missed', ...READY },
  'wider-wait': { id: 'wider-wait', tiles: tiles('5s8s'), best: 6, played: 3 },
  'further-away': { id: 'further-away', best: 2, played: 3 },
  'no-way-left': { id: 'no-way-left', minimum: 8 },
  'scarce-tile': { id: 'scarce-tile', tile: tile('5s'), live: 1 },
  'worth-more': { id: 'worth-more', best: 13, played: 8 },
  'route-closed': { id: 'route-closed', route: 'mixed-straight', points: 12 },
  'route-opened': { id: 'route-opened', route: 'half-flush', points: 9 },
  'secures-points': { id: 'secures-points', best: 6, played: 3, minimum: 8 },
  'concealed-fans-lost': { id: 'concealed-fans-lost', call: 'pung', fans: FANS },
  'call-missed': { id: 'call-missed', call: 'chow', tile: tile('4m'), best: 1, played: 2 },
  'call-without-use': { id: 'call-without-use', call: 'chow', tile: tile('4m'), missing: 3 },
  'kong-missed': { id: 'kong-missed', tile: tile('E') },
  'kong-may-be-robbed': { id: 'kong-may-be-robbed', tile: tile('6m'), seat: 2, chance: 0.07 },
  dangerous: { id: 'dangerous', tile: tile('5p'), seat: 1, played: 0.09, best: 0.013 },
  'late-risk': { id: 'late-risk', tile: tile('5p'), left: 12, played: 0.06, best: 0.02 },
  'safety-too-dear': {
    id: 'safety-too-dear',
    tile: tile('2m'),
    risk: { best: 0.04, played: 0.01 },
    chance: { best: 0.31, played: 0.12 },
  },
  'set-broken': { id: 'set-broken', tile: tile('9s'), set: tiles('789s'), fans: FANS },
  'tile-needed': { id: 'tile-needed', tile: tile('5p'), set: tiles('55p'), fans: FANS },
  'other-hand': { id: 'other-hand', best: [FANS[0]], played: [FANS[1]] },
  'fewer-useful': { id: 'fewer-useful', tiles: tiles('3s6s'), best: 21, played: 13 },
  'idle-kept': { id: 'idle-kept', tile: tile('N'), fans: [FANS[1]] },
  'tile-idle': { id: 'tile-idle', tile: tile('N'), fans: [FANS[1]] },
  'less-chance': { id: 'less-chance', best: 0.27, played: 0.17 },
  'less-value': { id: 'less-value', loss: 1.24 },
  'win-taken': { id: 'win-taken', points: 24 },
  'too-close': { id: 'too-close', loss: 0.62, plusMinus: 0.9 },
  ready: { id: 'ready', ...READY },
  'call-useful': { id: 'call-useful', call: 'kong', tile: tile('C'), played: 1, without: 2 },
  'concealed-fans-kept': { id: 'concealed-fans-kept', call: 'pung', fans: FANS },
  'points-secured': { id: 'points-secured', points: 6, missing: 2, minimum: 8 },
  'route-kept': { id: 'route-kept', route: 'pure-straight', points: 18 },
  safer: { id: 'safer', played: 0.004, other: 0.08 },
  'only-choice': { id: 'only-choice', isDiscard: true, gap: 3.24 },
  'equal-choices': { id: 'equal-choices', count: 2, isAtLeast: false },
  'expert-choice': { id: 'expert-choice' },
};
const ALL = Object.values(REASONS);
const nameOf = (seat: Seat) => ['Ana', 'Tomás', 'Mei', 'Botan'][seat]!;

const SHARES = ['dangerous', 'kong-may-be-robbed', 'late-risk', 'safety-too-dear', 'less-chance', 'safer'];
const ESTIMATES = ['loss', 'plusMinus', 'gap'];
const language = (t: Translate) => t.locale.slice(0, 2) as 'en';

/** Returns every text that a sentence must hold: its numbers as the language writes them, and its names. */
function namesIn(t: Translate, reason: ReviewReason, value: unknown, field = ''): readonly string[] {
  // Sets have names of their own.
  if (field === 'set') return [];
  if (Array.isArray(value)) {
    return value.flatMap(each => namesIn(t, reason, each, field === 'tiles' ? 'tile' : field));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) =>
      field !== '' || name !== 'id' ? namesIn(t, reason, each, name) : [],
    );
  }
  if (field === 'tile') return [tileName(t, value as Tile)];
  if (field === 'seat') return [nameOf(value as Seat)];
  if (field === 'fan' || field === 'route') return [FAN_NAMES[value as 'half-flush'][language(t)]];
  if (field === 'call') return [t.calls[value as 'pung'].toLowerCase()];
  if (typeof value !== 'number') return [];
  if (ESTIMATES.includes(field)) return [t.number(Math.round(value * 10) / 10)];
  const isShare = SHARES.includes(reason.id) && field !== 'left';
  const digits = value < 0.05 ? 1 : 0;
  return [isShare ? value.toLocaleString(t.locale, { style: 'percent', maximumFractionDigits: digits }) : `${value}`];
}

describe.each(LANGUAGES)('a reason in $locale', t => {
  it.each(ALL)('$id is a whole sentence with all its numbers and names', reason => {
    const sentence = reasonText(t, reason, nameOf);
    for (const name of namesIn(t, reason, reason)) expect(sentence).toContain(name);
    expect(sentence).toMatch(/^\S.*[.。]$/);
    expect(sentence).not.toMatch(/[{}]|undefined|NaN|reasons\./);
  });

  it('is short enough for a headline', () => {
    for (const reason of ALL) expect(reasonText(t, reason, nameOf).length, reason.id).toBeLessThanOrEqual(130);
  });

  it('says the numbers 0 and 1 as well', () => {
    expect(reasonText(t, { id: 'wider-wait', best: 2, played: 1 })).toMatch(/1.*2/);
    expect(reasonText(t, { id: 'scarce-tile', tile: tile('5s'), live: 0 })).toContain('0');
    expect(reasonText(t, { id: 'points-secured', points: 9, missing: 0, minimum: 8 })).toMatch(/9.*8/);
    expect(reasonText(t, { id: 'points-secured', points: 7, missing: 1, minimum: 8 })).toMatch(/7.*1.*8/);
  });

  it('names a set as players do, with or without a fan', () => {
    const bare = { id: 'set-broken', tile: tile('9s'), set: tiles('789s'), fans: [] } as const;
    expect(reasonText(t, bare)).toContain('789');
    expect(reasonText(t, { ...bare, set: tiles('99s') })).toContain(
      t('reasons.pairOf', { tile: tileName(t, tile('9s')) }),
    );
    const pung = reasonText(t, { ...bare, id: 'tile-needed', set: tiles('EEE'), tile: tile('E') });
    expect(pung).toContain(t.calls.pung);
    for (const set of [tiles('9s'), tiles('789s')]) {
      const one = reasonText(t, { ...bare, id: 'tile-needed', set, fans: FANS });
      expect(one).toContain(FAN_NAMES['concealed-hand'][language(t)]);
    }
  });

  it('says of a hand that has nothing in its place what it leaves behind', () => {
    const sentence = reasonText(t, { id: 'other-hand', best: [FANS[0]], played: [] });
    expect(sentence).toContain(FAN_NAMES['concealed-hand'][language(t)]);
    expect(sentence).not.toMatch(/[{}]/);
  });

  it('names many waits by their number, and one sum of points once', () => {
    const many = { ...READY, id: 'ready', tiles: tiles('1s4s7s9s'), least: 8, most: 8 } as const;
    const sentence = reasonText(t, many);
    expect(sentence).toContain('4');
    expect(sentence.match(/8/g)).toHaveLength(1);
    expect(reasonText(t, { ...many, isSelfDrawn: true })).not.toBe(sentence);
  });

  it('names a route that is no fan like the advice does, and a seat by its wind unless it has a name', () => {
    for (const route of ['any-shape', 'simple-chows']) {
      expect(reasonText(t, { id: 'route-kept', route, points: 8 })).toContain(t('reasons.smallFans'));
    }
    expect(reasonText(t, REASONS.dangerous)).toContain(t('wind.1'));
    expect(reasonText(t, { id: 'equal-choices', count: 4, isAtLeast: true })).toContain('4');
    expect(reasonText(t, { id: 'only-choice', isDiscard: false, gap: 2 })).not.toBe(
      reasonText(t, { id: 'only-choice', isDiscard: true, gap: 2 }),
    );
  });
});
