import { fansOfCase, loadAtlas, loadAtlasTexts } from '@gorrion/learn/atlas';
import { describe, expect, it } from 'vitest';
import {
  casesOf,
  type Filter,
  fansNamed,
  filterOf,
  groupsOf,
  NO_FILTER,
  presetsNamed,
  searchOf,
  withNames,
} from './filter.ts';

const atlas = await loadAtlas();
const [english, chinese] = await Promise.all([loadAtlasTexts('en'), loadAtlasTexts('zh')]);
const shown = (filter: Partial<Filter>) => casesOf({ ...NO_FILTER, ...filter }, atlas, english, 'en');
const kindsOf = (filter: Partial<Filter>) => [...new Set(shown(filter).map(({ kind }) => kind))];

describe('the filter of the atlas', () => {
  it.each(['', '?theme=waits', '?fan=edge-wait', '?q=MIL&theme=kongs&fan=four-kongs&preset=ema'])(
    'is the address "%s", and the address is it',
    search => {
      expect(searchOf(filterOf(search))).toBe(search);
    },
  );

  it('leaves out of an address what does not exist', () => {
    expect(filterOf('?theme=birds&fan=sparrow')).toEqual(NO_FILTER);
  });

  it('finds by theme, fan and preset, each within the others', () => {
    expect(shown({})).toEqual(atlas.cases);
    expect(kindsOf({ theme: 'print' })).toHaveLength(4);
    const edge = shown({ theme: 'waits', fan: 'edge-wait' });
    expect(edge.length).toBeGreaterThan(3);
    for (const row of edge) expect(fansOfCase(row, atlas.kinds[row.kind]!)).toContain('edge-wait');
    for (const { totals } of shown({ preset: 'ema' })) {
      expect(Object.values(totals).some(total => total !== totals.ema)).toBe(true);
    }
    expect(shown({ preset: 'no-such-rules' })).toEqual([]);
  });

  it('finds words, names of fans in the language of the reader, sources and hands', () => {
    expect(kindsOf({ text: 'sloper column 178' })).toEqual(['combined-wait', 'three-waits']);
    expect(kindsOf({ text: 'lástima' })).toEqual([]);
    expect(shown({ text: '258m23469p14788s' })).toHaveLength(1);
    const text = '双暗杠';
    expect(casesOf({ ...NO_FILTER, text }, atlas, chinese, 'zh').length).toBeGreaterThan(5);
  });

  it('offers the fans and the presets that cases name', () => {
    expect(fansNamed(atlas).slice(0, 2)).toEqual(['big-four-winds', 'big-three-dragons']);
    expect(presetsNamed(atlas)).toEqual(expect.arrayContaining(['wmo2006', 'cn1998', 'ema']));
  });

  it('puts cases of one kind together, apart where their words name another fan', () => {
    const groups = groupsOf(shown({ theme: 'kongs' }), english);
    expect(groups.map(({ id, own }) => [id, own]).slice(0, 4)).toEqual([
      ['mixed-kongs', undefined],
      ['two-concealed-kongs', undefined],
      ['kongs-one-concealed', 'three-kongs'],
      ['kongs-one-concealed', 'four-kongs'],
    ]);
    expect(groups.flatMap(({ cases }) => cases)).toHaveLength(shown({ theme: 'kongs' }).length);
  });

  it('puts names of fans in their places', () => {
    expect(withNames('{fan} beside {edge-wait}', 'all-green', 'en')).toBe('All Green beside Edge Wait');
  });
});
