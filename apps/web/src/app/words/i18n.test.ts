import { describe, expect, it } from 'vitest';
import { bestLanguage, localeOf } from '../../kit/i18n/language.ts';
import { format } from '../../kit/i18n/message.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { english } from '../../testing/english.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { zh } from './zh/index.ts';

describe('sentences', () => {
  it('fill their places and choose their plural form', () => {
    expect(format('{a} of {b}', { a: 3, b: 16 }, 'en')).toBe('3 of 16');
    expect(english('table.countLeft', { count: 1 })).toBe('1 tile left');
    expect(english('table.countLeft', { count: 43 })).toBe('43 tiles left');
  });

  it('have one kind of apostrophe in English', () => {
    expect(Object.entries(en).filter(([, message]) => /[\p{L}}]'/u.test(JSON.stringify(message)))).toEqual([]);
  });

  it('use the plural rules of their own language', () => {
    const forms = {
      one: '{count} kamień',
      few: '{count} kamienie',
      many: '{count} kamieni',
      other: '{count} kamienia',
    };
    expect([1, 3, 5].map(count => format(forms, { count }, 'pl'))).toEqual(['1 kamień', '3 kamienie', '5 kamieni']);
  });

  it('choose the words of each of several numbers, also of one that is written already', () => {
    const text = '{hands} {hands:hand|hands} for {points} {points:point|points}';
    expect(format(text, { hands: 1, points: 8 }, 'en')).toBe('1 hand for 8 points');
    expect(format(text, { hands: 0, points: '1' }, 'en')).toBe('0 hands for 1 point');
    expect(format(text, { hands: 2, points: '\u22121' }, 'en')).toBe('2 hands for \u22121 point');
    expect(format('{loss} {loss:punto|puntos}', { loss: '1,5' }, 'es')).toBe('1,5 puntos');
    expect(format(text, { hands: '1,000', points: '1 / 8' }, 'en')).toBe('1,000 hands for 1 / 8 points');
  });

  it('write a signed score with the true minus sign', () => {
    expect([8, -22, 0].map(english.signed)).toEqual(['+8', '−22', '0']);
  });

  it('join alternatives as the language does', () => {
    expect(english.either(['Hu', 'Pung', 'Chow'])).toBe('Hu, Pung, or Chow');
  });

  it('keep the direction of a name to itself, and leave a name for a field or a file as it is', () => {
    const name = 'عبد';
    expect(english('room.passHostTo', { name })).toContain('\u2068عبد\u2069');
    expect(english.all([`${english.nameOf(name)} ${english.signed(-8)}`, 'Ana'])).toBe('\u2068عبد\u2069 −8 and Ana');
    expect([english.nameOf('Ana'), english.plainName(name)]).toEqual(['Ana', name]);
  });

  it('count, join and write numbers as their language does', () => {
    const spanish = translator('es', es);
    expect(spanish('table.countLeft', { count: 2 })).toBe('Quedan 2 fichas');
    expect(spanish.number(0.5)).toBe('0,5');
    expect(spanish.signed(-22)).toBe('\u221222');
    expect(spanish.all(['Ana', 'Mei', 'Tomás'])).toBe('Ana, Mei y Tomás');
    const chinese = translator('zh-Hans', zh);
    expect(chinese('table.countLeft', { count: 1 })).toBe('牌墙剩1张');
    expect(chinese.either(['和', '碰', '吃'])).toBe('和、碰或吃');
    expect(english('say.seat', { name: 'Ana', wind: 'East', score: -8 })).toContain('\u22128');
  });
});

describe('the language', () => {
  it('is the first that the browser names and that has a catalogue, in any region', () => {
    expect(bestLanguage(['es-MX', 'en'])).toBe('es');
    expect(bestLanguage(['fr-FR', 'pt-PT', 'en'])).toBe('pt');
    expect(bestLanguage(['zh-TW'])).toBe('zh');
    expect(bestLanguage(['ZH-hant-HK'])).toBe('zh');
    expect(bestLanguage(['fr', 'toString'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });

  it('keeps the region for numbers, and says that its Chinese is simplified', () => {
    expect(localeOf('es', ['en-GB', 'es-MX'])).toBe('es-MX');
    expect(localeOf('pt', ['en'])).toBe('pt');
    expect(localeOf('zh', ['zh-TW'])).toBe('zh-Hans');
    expect(localeOf('en', ['en-!!', 'en-GB'])).toBe('en-GB');
  });
});
