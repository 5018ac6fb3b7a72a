import { describe, expect, it } from 'vitest';
import { sectionOf, withSection } from './report.ts';

const TITLES = ['A', 'B'];
const section = (title: string, value: number) =>
  sectionOf(title, 'here', { figures: [{ name: 'x', value, limit: 5, unit: 'ms' }], notes: ['so', '  and so'] });

describe('the file of figures', () => {
  it('takes each part by itself and keeps the others, in their order', () => {
    const b = withSection('', TITLES, 'B', section('B', 2));
    const both = withSection(b, TITLES, 'A', section('A', 1));
    expect(both.indexOf('## A')).toBeLessThan(both.indexOf('## B'));
    const again = withSection(both, TITLES, 'A', section('A', 9));
    expect(again).toContain('| x | ≤ 5 ms | 9 ms | **no** |');
    expect(again).not.toContain('| x | ≤ 5 ms | 1 ms');
    expect(again).toContain('| x | ≤ 5 ms | 2 ms | yes |');
    expect(again.match(/Made by/g)).toHaveLength(1);
  });

  it('indents what belongs to the note before', () => {
    expect(section('A', 1)).toContain('- so\n  - and so');
  });
});
