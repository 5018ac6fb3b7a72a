import { DOUBLE_IDS, parseTile, SPECIAL_IDS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { translator } from '../i18n/translate.ts';
import { doubleName, portugueseName, specialName } from './classicalNames.ts';

const { en, pt } = CATALOGUES;

describe('the names of the older ways', () => {
  it.each(Object.entries(CATALOGUES))('differ from each other in %s', (language, catalogue) => {
    const t = translator(language, catalogue);
    const names = [...SPECIAL_IDS.map(id => specialName(t, id)), ...DOUBLE_IDS.map(id => doubleName(t, id))];
    expect(new Set(names).size).toBe(SPECIAL_IDS.length + DOUBLE_IDS.length);
    expect(names.filter(name => name.startsWith('classical.'))).toEqual([]);
  });

  it('say which set doubles', () => {
    const t = translator('en', en);
    expect(doubleName(t, 'dragons', parseTile('C'))).toBe('Red Dragon');
    expect(doubleName(t, 'own-wind', parseTile('S'))).toBe('Own wind: South Wind');
    expect(doubleName(t, 'three-pungs')).toBe('Three pungs');
  });

  it('are those of the text in Portuguese, where the text has one', () => {
    const t = translator('pt', pt);
    for (const id of [...SPECIAL_IDS, ...DOUBLE_IDS]) {
      const shown = SPECIAL_IDS.some(each => each === id) ? specialName(t, id as never) : doubleName(t, id as never);
      const written = portugueseName(id);
      if (written !== undefined) expect(shown.startsWith(written), id).toBe(true);
    }
    expect(SPECIAL_IDS.filter(id => !portugueseName(id))).toEqual(['three-dragons', 'four-winds', 'twin-sevens']);
  });
});
