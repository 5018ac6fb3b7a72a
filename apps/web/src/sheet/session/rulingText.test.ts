import { FOUL_IDS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { rulings as en } from '../words/en/rulings.ts';
import { rulings as es } from '../words/es/rulings.ts';
import { rulings as pt } from '../words/pt/rulings.ts';
import { rulings as zh } from '../words/zh/rulings.ts';

/** Words that address the reader. */
const YOU = /\byour?\b|\btus?\b|\bvocê\b|\bseus?\b|你/iu;

describe.each(Object.entries({ en, es, pt, zh }))('the fouls in %s', (_language, words) => {
  it('address nobody, because the notice, the sheet and the record of fouls show them to everybody', () => {
    expect(FOUL_IDS.map(id => words[`umpire.foul.${id}`]).filter(name => YOU.test(name))).toEqual([]);
  });
});
