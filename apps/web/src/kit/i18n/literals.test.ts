import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalWords } from '../../testing/literals.ts';

const SOURCE = join(import.meta.dirname, '../..');
/** Texts that are the same in every language: the name of the product and the names of keys. */
const NAMES = new Set(['Gorrión', '· Gorrión', 'Enter', 'Esc', 'auto']);

const componentFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .sort();

describe('components', () => {
  it.each(componentFiles)('%s takes all its words from the catalogue', name => {
    expect(literalWords(readFileSync(join(SOURCE, name), 'utf8'), NAMES)).toEqual([]);
  });

  it('are found, more than 50 of them', () => {
    expect(componentFiles.length).toBeGreaterThan(50);
  });
});

describe('the search for words', () => {
  const found = (source: string) => literalWords(source, NAMES);

  it('finds text between tags', () => {
    expect(found('const a = <p>Your turn</p>;')).toEqual(['1: Your turn']);
    expect(found("const a = (\n  <p>{isMine ? 'Your turn' : 'Wait'}</p>\n);")).toEqual(['2: Your turn', '2: Wait']);
    expect(found(`const a = <>{\`\${count} tiles\`}</>;`)).toEqual(['1: tiles']);
    expect(found("const a = <b>{isMine && 'You'}</b>;")).toEqual(['1: You']);
    expect(found('const a = <b>和牌</b>;')).toEqual(['1: 和牌']);
  });

  it('finds text in props that are read or spoken', () => {
    expect(found('const a = <i aria-label="Close" />;')).toEqual(['1: Close']);
    expect(found("const a = <i title={name ?? 'Nobody'} />;")).toEqual(['1: Nobody']);
    expect(found('const a = <input placeholder={`Name`} />;')).toEqual(['1: Name']);
    expect(found('const a = <Line note="Kept here" />;')).toEqual(['1: Kept here']);
  });

  it('finds a title of the page', () => {
    expect(found("document.title = 'Table';")).toEqual(['1: Table']);
    expect(found("document.title = name + ' plays';")).toEqual(['1: plays']);
  });

  it('accepts keys of the catalogue, signs, names and props that no reader sees', () => {
    const good = [
      'const a = <p className="card big">{t(\'table.you\')} · +</p>;',
      "const a = <kbd title={t('plate.here')}>Enter</kbd>;",
      "const a = <Icon name={isOpen ? 'close' : 'menu'} />;",
      "document.title = title + ' · Gorrión';",
      'const a = <b>{items.map(item => <i key={item}>{item}</i>)}</b>;',
    ];
    for (const source of good) expect(found(source), source).toEqual([]);
  });
});
