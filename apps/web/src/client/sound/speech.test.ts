import type { CallWords } from '@gorrion/protocol';
import { HIDDEN } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../../app/words/en/index.ts';
import { es } from '../../app/words/es/index.ts';
import { translator } from '../../kit/i18n/translate.ts';
import type { CueName } from './cues.ts';
import { speak, tileUtterance, utteranceOf } from './speech.ts';
import { isChinese, onVoices, voiceLanguages } from './voiceList.ts';

const MANDARIN = ['en-US', 'zh-CN'];
const said = (name: CueName, spoken: 'off' | 'chinese' | 'own', languages = MANDARIN) =>
  utteranceOf(name, spoken, translator('en', en), languages)?.text;

describe('spoken calls', () => {
  it('are not spoken if turned off, and other cues are never spoken', () => {
    expect(said('pung', 'off')).toBeUndefined();
    for (const name of ['tile1', 'turn', 'tick', 'dice'] as const) expect(said(name, 'chinese')).toBeUndefined();
  });

  it('are spoken in Chinese, or in the language of the page', () => {
    expect((['chow', 'pung', 'kong', 'flower'] as const).map(name => said(name, 'chinese'))).toEqual([
      '吃',
      '碰',
      '杠',
      '花',
    ]);
    expect((['chow', 'pung', 'kong', 'flower', 'hu'] as const).map(name => said(name, 'own'))).toEqual([
      'Chow',
      'Pung',
      'Kong',
      'Flower',
      'Hu',
    ]);
  });

  it('[C19] name discards too, in the language of the calls', () => {
    const named = (text: string, spoken: 'off' | 'chinese' | 'own', languages = MANDARIN) =>
      tileUtterance(tile(text), spoken, translator('en', en), languages)?.text;
    expect(['8s', '5p', 'E', 'C', 'P'].map(text => named(text, 'chinese'))).toEqual([
      '八条',
      '五饼',
      '东风',
      '红中',
      '白板',
    ]);
    expect(named('8s', 'own')).toBe('8 Bamboo');
    expect(named('8s', 'chinese', ['en-US'])).toBe('8 Bamboo');
    expect(named('8s', 'off')).toBeUndefined();
    expect(tileUtterance(HIDDEN, 'own', translator('en', en), MANDARIN)).toBeUndefined();
  });

  it('are the words of the table’s list', () => {
    const words = (list: CallWords, languages: readonly string[]) =>
      (['chow', 'pung', 'kong', 'flower', 'hu'] as const).map(
        name => utteranceOf(name, 'own', translator('es', es, list), languages)?.text,
      );
    expect(words('chii', MANDARIN)).toEqual(['Chii', 'Pon', 'Kan', 'Flor', 'Mahjong']);
    expect(words('chi', ['es-ES'])).toEqual(['Chi', 'Peng', 'Gang', 'Hua', 'Hu']);
    expect(words('chi', MANDARIN)).toEqual(['吃', '碰', '杠', '花', '胡']);
  });

  it('are spoken in the language of the page if the device has no Mandarin voice', () => {
    expect(said('pung', 'chinese', ['en-US', 'zh-HK'])).toBe('Pung');
    expect(['zh-CN', 'zh_TW', 'zh', 'cmn-Hans-CN', 'zh-HK', 'en'].map(isChinese)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('do nothing in a browser without speech', () => {
    expect(voiceLanguages()).toEqual([]);
    expect(() => onVoices(() => {})()).not.toThrow();
    expect(() => speak({ text: 'Pung', lang: 'en' }, 1)).not.toThrow();
  });
});
