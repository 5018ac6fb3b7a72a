import { BIRDS, botOfName, codeOfBot, codeOfName, GUEST_BIRDS, generatedName, MANNERS } from '@gorrion/protocol';
import { nameIn } from '@gorrion/protocol/birds';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../kit/i18n/language.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { english } from '../../testing/english.ts';
import { es } from './es/index.ts';

const ALL = [
  ...BIRDS.map(bird => codeOfName({ bird })),
  ...MANNERS.flatMap(manner => GUEST_BIRDS.map(bird => codeOfName({ manner, bird }))),
];

describe('a generated name', () => {
  it.each([
    ['bird:lucky-cuckoo', 'en', 'Lucky Cuckoo'],
    ['bird:lucky-cuckoo', 'es-MX', 'Cuco Afortunado'],
    ['bird:lucky-cuckoo', 'pt-BR', 'Cuco Sortudo'],
    ['bird:lucky-cuckoo', 'zh-Hans', '幸运的布谷鸟'],
    ['bird:lucky-cuckoo ²', 'es', 'Cuco Afortunado ²'],
    ['bird:swift ³', 'zh-Hans', '雨燕 ³'],
    ['bird:swift', 'en', 'Swift'],
    ['bird:swift', 'es', 'Vencejo'],
    ['bird:swift', 'zh-Hans', '雨燕'],
    ['seat:east', 'en', 'East'],
    ['seat:south', 'es', 'Sur'],
    ['seat:west', 'pt-BR', 'Oeste'],
    ['seat:north', 'zh-Hans', '北家'],
  ])('%s is read in %s as %s', (code, locale, shown) => {
    expect(nameIn(locale, code)).toBe(shown);
  });

  it('has an adjective that agrees in gender with the bird in Spanish and Portuguese', () => {
    expect(nameIn('es', 'bird:wise-dove')).toBe('Paloma Sabia');
    expect(nameIn('es', 'bird:wise-wren')).toBe('Chochín Sabio');
    expect(nameIn('pt', 'bird:wise-wren')).toBe('Corruíra Sábia');
    expect(nameIn('pt', 'bird:wise-thrush')).toBe('Sabiá Sábio');
  });

  it.each(LANGUAGES)('differs from every other and fits into a name field (%s)', locale => {
    const shown = ALL.map(code => nameIn(locale, code));
    expect(new Set(shown).size).toBe(ALL.length);
    expect(Math.max(...shown.map(name => name.length))).toBeLessThanOrEqual(24);
    expect(shown.filter(name => name.includes('bird:'))).toEqual([]);
  });

  it('is recognised in its stored form only', () => {
    for (const code of ALL) expect(codeOfName(generatedName(code)!)).toBe(code);
    for (const text of ['Quick Wren', 'Mirlo', 'bird:dodo', 'bird:rude-wren', 'bird:', 'a bird:wren', 'bird:wren '])
      expect(generatedName(text), text).toBeUndefined();
  });

  it('of a bot that somebody’s program plays says so in front, in every language', () => {
    const shown = LANGUAGES.map(locale => nameIn(locale, codeOfBot('Deep Tiles')));
    expect(shown).toEqual(['Bot Deep Tiles', 'Bot Deep Tiles', 'Bot Deep Tiles', '机器人 Deep Tiles']);
    expect(nameIn('es', codeOfBot('bird:wise-dove ²'))).toBe('Bot Paloma Sabia ²');
    expect(['Ana', 'bot: Ana', 'a bot:Ana', 'bot:'].map(botOfName)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is written in the language of the sentence that it stands in', () => {
    expect(english('home.tableOf', { name: 'bird:quick-wren' })).toBe('Quick Wren’s table');
    const spanish = translator('es', es);
    expect(spanish('home.tableOf', { name: 'bird:quick-wren' })).toBe('Mesa de Chochín Veloz');
    expect(spanish.all(['bird:lark', 'Ana'])).toBe('Alondra y Ana');
  });
});

describe('a name that a person chose, or an older log holds', () => {
  it.each(['Quick Wren', 'Mirlo', 'Ana', '李雷'])('%s stays as it is in every language', text => {
    for (const locale of LANGUAGES) expect(nameIn(locale, text)).toBe(text);
  });
});
