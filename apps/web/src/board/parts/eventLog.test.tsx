import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
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
  expect(html.replace(/<[^>]+>/g, '')).toContain('You: False Hu');
  // The colon belongs to the sentence, and stays at its side of a name that is written from right to left.
  expect(html).toContain('<bdi>You</bdi>:');
});
