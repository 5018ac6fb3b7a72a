import { FOUL_IDS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../testing/catalogues.ts';

/** Words that address the reader. */
const YOU = /\byour?\b|\btus?\b|\bvocê\b|\bseus?\b|你/iu;

describe.each(Object.entries(CATALOGUES))('the fouls in %s', (_language, words) => {
  it('address nobody, because the notice, the sheet and the record of fouls show them to everybody', () => {
    expect(FOUL_IDS.map(id => String(words[`umpire.foul.${id}`])).filter(name => YOU.test(name))).toEqual([]);
  });
});
