import type { FanId } from '@gorrion/rules';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { type Entry, emptyEntry, withFan } from './entry.ts';
import { FanTicks } from './FanTicks.tsx';

beforeAll(speakEnglish);

function told(fans: readonly FanId[], from?: 'self' | 1): string {
  const entry = fans.reduce<Entry>((all, fan) => withFan(all, fan, 1), { ...emptyEntry(1), from });
  return textOf(rendered(<FanTicks view={tournamentView()} entry={entry} score={undefined} onEntry={() => {}} />));
}

it.each([
  [['all-pungs', 'all-chows'], undefined, 'No hand has both All Pungs and All Chows.'],
  [['all-chows', 'no-honors'], undefined, 'No Honour Tiles does not count beside All Chows.'],
  [['half-flush', 'self-drawn'], 1, 'Self-Drawn needs a self-drawn win.'],
  [['concealed-hand'], 'self', 'Concealed Hand needs a win on another player’s tile.'],
] as const)('the scorer names what contradicts itself among %s', (fans, from, sentence) => {
  expect(told(fans, from)).toContain(`These do not go together. ${sentence}`);
});

it('the scorer says nothing of fans that go together', () => {
  expect(told(['half-flush', 'all-pungs', 'dragon-pung'], 1)).not.toContain('do not go together');
});
