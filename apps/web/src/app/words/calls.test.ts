import { CALL_WORDS, type CallWords } from '@gorrion/protocol';
import { RULESETS, type RulesetId } from '@gorrion/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { offersOf } from '../../board/offers.ts';
import { readTyped } from '../../board/typed.ts';
import { useApp } from '../../client/store/app.ts';
import { startCallWords } from '../../client/store/callWords.ts';
import { fromSnapshot } from '../../client/store/following.ts';
import { type CallList, callListOf, callWords, typedCalls } from '../../kit/i18n/calls.ts';
import { spokenNow } from '../../kit/i18n/choice.ts';
import { LANGUAGES, type Language } from '../../kit/i18n/language.ts';
import type { Message } from '../../kit/i18n/message.ts';
import { type Key, translator } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { speakEnglish } from '../../testing/english.ts';
import { dealtTable } from '../../testing/table.ts';

const { en, es, zh } = CATALOGUES;
const LISTS = ['chow', 'chi', 'chii'] as const satisfies readonly CallWords[];
const BUTTONS = ['act.chow', 'act.pung', 'act.kong', 'act.win', 'act.flower'] as const;

const buttons = (language: Language, list: CallList) => {
  const t = translator(language, CATALOGUES[language], list);
  return BUTTONS.map(key => t(key)).join(' ');
};

describe('the words for calls', () => {
  it.each([
    ['en', 'Chow Pung Kong Hu Flower', 'Chi Peng Gang Hu Hua', 'Chii Pon Kan Mahjong Flower'],
    ['es', 'Chow Pung Kong Hu Flor', 'Chi Peng Gang Hu Hua', 'Chii Pon Kan Mahjong Flor'],
    ['pt', 'Chow Pung Kong Hu Flor', 'Chi Peng Gang Hu Hua', 'Chii Pon Kan Mahjong Flor'],
  ] as const)('follow the list of the table (%s)', (language, ...lists) => {
    expect(LISTS.map(list => buttons(language, list))).toEqual(lists);
  });

  it('are the same in Chinese whatever the list is', () => {
    expect(LISTS.map(list => buttons('zh', list))).toEqual(Array(3).fill('吃 碰 杠 和 补花'));
  });

  it('are in the bubble, the log and the sentences of a screen reader', () => {
    const t = translator('es-MX', es, 'chii');
    expect(t('call.win')).toBe('¡Mahjong!');
    expect(t('call.flower')).toBe('¡Flor!');
    expect(t('log.pung.other', { name: 'Mei', tile: 'Este' })).toBe('Mei hace pon con Este.');
    expect(translator('en', en, 'chi')('log.flower.other', { name: 'Mei', tile: 'Plum flower' })).toBe(
      'Mei calls Hua and shows Plum flower.',
    );
    expect(translator('zh-Hans', zh, 'chii')('log.pung.other', { name: '小梅', tile: '东风' })).toBe('小梅碰东风。');
  });

  it('[C25] are those of its text at a table of the older ways, unless its host chose others', () => {
    const said = (ruleset: RulesetId, calls?: CallWords) =>
      buttons('es', callListOf({ ruleset, ...(calls && { calls }) }));
    expect(said('macau')).toBe('Chau Pongue Congue Mah-Jong Flor');
    expect(said('pamphlet')).toBe('Secuencia Berlanga Cuadro Mah-Jong Flor');
    expect(said('spanish1920')).toBe('Chow Pung Kong Mah Jongg Flor');
    expect(said('macau', 'chow')).toBe('Chow Pung Kong Mah Jongg Flor');
    expect(said('macau', 'chii')).toBe('Chii Pon Kan Mahjong Flor');
    expect(said('wmo2006')).toBe('Chow Pung Kong Hu Flor');
    expect(said('wmo2014')).toBe('Chi Peng Gang Hu Hua');
    expect(said('wmo2006', 'chau')).toBe('Chau Pongue Congue Mah-Jong Flor');
    expect(translator('en', en, callListOf({ ruleset: 'macau' }))('call.win')).toBe('Mah-Jong!');
  });

  it('can all be typed as one word, whatever the list is', () => {
    const lists = [...CALL_WORDS, ...(Object.keys(RULESETS) as RulesetId[]).map(ruleset => callListOf({ ruleset }))];
    for (const word of lists.flatMap(list => Object.values(typedCalls(list)))) {
      expect(readTyped(word, offersOf([])), word).toEqual({ ok: false, why: { kind: 'not-now' } });
    }
  });

  it('are typed in Latin letters in every language', () => {
    expect(typedCalls('chii')).toEqual({ chowTyped: 'chii', pungTyped: 'pon', kongTyped: 'kan', huTyped: 'mahjong' });
    expect(callWords('chi', 'fi').flower).toBe('Hua');
  });
});

describe('a sentence with a call', () => {
  /** The name of a set next to the fans is the field’s standard term; so it is in the options that change what fans count. */
  const SETS =
    /^(result\.(on(Your)?Robbed|why\.robbed|concealedKong)|room\.(way\.(china|femj)\.about|o\.(allTerminalsDoublePung|replacementThroughFlower)|(o|about)\.kongPoints|about\.nineGatesTerminalPungs)|fanbook\.family\.(chows|pungs|kongs)|classical\..*)$/;
  /** Chinese says "claim" with the words of three calls. */
  const CLAIMS = new Set([
    ...['facts.cost', 'foul.false-claim', 'game.noClaims', 'game.armed.noClaims'],
    ...['room.o.flowerAfterClaim', 'room.about.flowerAfterClaim'],
  ]);
  const fixed = (language: Language) => {
    const word = language === 'zh' ? /[吃碰杠]/ : /\b(chows?|pungs?|kongs?|hu|chii?|peng|gang|pon|kan)\b/i;
    return (Object.keys(en) as Key[]).filter(key => {
      const message: Message = CATALOGUES[language][key];
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      const isName = SETS.test(key) || (language === 'zh' && CLAIMS.has(key));
      // Hong Kong is a place.
      return !isName && texts.some(text => word.test(text.replace(/\{\w+\}|Hong Kong/g, '')));
    });
  };

  it.each(LANGUAGES)('has no fixed word in it (%s)', language => {
    expect(fixed(language)).toEqual([]);
  });
});

describe('the page', () => {
  const stop = startCallWords();
  afterEach(() => useApp.setState({ table: undefined }));

  it('speaks with the list of its table, and as usual without one', () => {
    speakEnglish();
    const { state } = dealtTable();
    const shown = (calls: CallWords) =>
      fromSnapshot({
        code: 'SPARR0W5' as never,
        viewer: 0,
        seq: 1,
        state: { ...state, settings: { ...state.settings, calls } },
        watchers: 0,
      } as never);
    const word = () => spokenNow().translate('act.win');
    useApp.setState({ table: shown('chii') });
    expect(word()).toBe('Mahjong');
    useApp.setState({ table: shown('chi') });
    expect(spokenNow().translate('act.pung')).toBe('Peng');
    useApp.setState({ table: undefined });
    expect(word()).toBe('Hu');
    stop();
  });
});
