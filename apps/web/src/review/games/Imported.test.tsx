// @vitest-environment happy-dom
import type { ImportNote } from '@gorrion/table';
import { expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { Imported, importFaultText } from './Imported.tsx';

speakEnglish();

const NOTES: readonly ImportNote[] = [
  { kind: 'left-out', hand: 1, problem: { code: 'refused', move: 12 } },
  { kind: 'left-out', hand: 2, problem: { code: 'no-set' } },
  { kind: 'other-points', hand: 3 },
  { kind: 'first-match', others: 1 },
];

const SENTENCES = [
  'Hand 1 is left out: our rules refuse its move 12.',
  'Hand 2 is left out: its tiles are not a complete set.',
  'Hand 3: Botzone counted other points.',
  'The file has several games. The first is read; 1 other is left out.',
];

it('lists every note of an imported game', () => {
  const { host } = mounted(<Imported path="/g/one" source="botzone" notes={NOTES} />);
  expect([...host.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(SENTENCES);
  expect(host.querySelector('a')!.getAttribute('href')).toBe('/g/one');
});

it('counts the games of the file that are left out', () => {
  const { host } = mounted(<Imported path="/g/one" source="botzone" notes={[{ kind: 'first-match', others: 4 }]} />);
  expect(host.querySelector('li')!.textContent).toBe(
    'The file has several games. The first is read; 4 others are left out.',
  );
});

it('says all notes of a record of which no hand can be played', () => {
  const text = importFaultText(english, { code: 'import-nothing', source: 'botzone', notes: NOTES });
  expect(text).toBe(['No hand of this record of Botzone can be played by our rules.', ...SENTENCES].join(' '));
});
