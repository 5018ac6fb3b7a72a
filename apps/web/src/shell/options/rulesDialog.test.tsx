// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import RulesDialog from './RulesDialog.tsx';
import { PRESETS } from './ways.ts';

speakEnglish();

const settings = { ...PRESETS.friends, clock: 'fast', hands: 4 } as const;
const dialogOf = (of: { readonly isOwn?: boolean; readonly isHere?: boolean }) => {
  mounted(<RulesDialog settings={settings} {...of} onClose={() => {}} />);
  return [...document.querySelectorAll('dialog')].at(-1)!;
};

it.each(['Spectators welcome', 'Spectators', 'Umpire'])(
  'the settings of a game on this device do not say: %s',
  words => {
    expect(dialogOf({}).textContent).toContain(words);
    expect(dialogOf({ isHere: true }).textContent).not.toContain(words);
  },
);

it('what the reader alone has chosen is not marked as changed', () => {
  for (const marked of ['.setting-mark', '.option.changed']) expect(dialogOf({}).querySelector(marked)).not.toBeNull();
  expect(dialogOf({ isOwn: true }).querySelector('.setting-mark, .option.changed')).toBeNull();
});
