import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../i18n/english.ts';
import { followed } from '../testing/following.ts';
import { rendered } from '../testing/rendered.ts';
import { dealtTable } from '../testing/table.ts';
import { OfflineBar } from './OfflineBar.tsx';

beforeAll(speakEnglish);

const { state } = dealtTable();

describe('a lost connection', () => {
  const link = { status: 'offline', retryAt: 0, isRestart: false } as const;
  const bar = (app: object) => rendered(<OfflineBar />, { link, ...app });

  it('tells a player that their seat is kept', () => {
    expect(bar({ table: followed(state, 0) })).toContain(english('link.safe'));
  });

  it('promises no seat to spectators, or without a table', () => {
    expect(bar({ table: followed(state, 'spectator') })).not.toContain(english('link.safe'));
    expect(bar({})).not.toContain(english('link.safe'));
  });
});
