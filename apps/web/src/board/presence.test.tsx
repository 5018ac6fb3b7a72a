import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../i18n/english.ts';
import { Plate } from './parts/Plate.tsx';
import type { PlateInfo } from './props.ts';

speakEnglish();

const seenOn = (plate: Partial<PlateInfo>) =>
  renderToStaticMarkup(
    <Plate
      seat={2}
      name="Ana"
      plate={{ name: 'Ana', kind: 'person', score: 8, presence: 'here', ...plate }}
      isOn={false}
      isDouble={false}
      isOpener={false}
      isOwn={false}
      now={() => 0}
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the plate of a player who is not connected', () => {
  it('says so in a word, for an absence and after leaving', () => {
    expect(seenOn({ presence: 'away' })).toContain('Away');
    expect(seenOn({ presence: 'stand-in' })).toContain('Left');
  });

  it('has no such word for a player who is here, or for a bot', () => {
    expect(seenOn({})).not.toMatch(/Away|Left/);
    expect(seenOn({ kind: 'bot' })).not.toMatch(/Away|Left/);
  });
});
