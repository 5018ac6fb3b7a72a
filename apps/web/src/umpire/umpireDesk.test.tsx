import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../i18n/english.ts';
import { followed } from '../testing/following.ts';
import { rendered, textOf } from '../testing/rendered.ts';
import { dealtTable } from '../testing/table.ts';
import UmpireDesk from './UmpireDesk.tsx';

speakEnglish();

describe('the desk of an umpire', () => {
  it('says the ruling that was just given in the place of its status', () => {
    const table = followed(dealtTable().state, 'spectator');
    const given = { by: 'umpire', hand: 1, at: 1, ruling: { kind: 'warn', player: 1, article: '3.11.6.3' } } as const;
    expect(textOf(rendered(<UmpireDesk table={table} />))).toMatch(
      /^You are the umpire\. You see what spectators see\./,
    );
    expect(textOf(rendered(<UmpireDesk table={table} given={given} />))).toMatch(
      /^Ruling of the umpire\. Warning: Mei\. Change of mind \u00a73\.11\.6\.3\. Stop play/,
    );
  });
});
