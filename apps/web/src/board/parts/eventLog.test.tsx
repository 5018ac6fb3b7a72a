import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { EventLog } from './EventLog.tsx';

speakEnglish();

it('the latest moves name an offence after who committed it, as no act of theirs', () => {
  const foul = {
    kind: 'foul',
    seat: 0,
    tile: undefined,
    foul: 'false-hu-shape',
    points: 20,
    isWarning: false,
  } as const;
  const html = rendered(
    <EventLog lines={[{ ...foul, isDead: true, id: 1 }]} nameOf={() => 'You'} mine={0} style={{}} />,
  );
  expect(textOf(html)).toContain('You: False Hu');
});
