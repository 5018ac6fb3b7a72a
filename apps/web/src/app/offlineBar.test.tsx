import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { english, speakEnglish } from '../testing/english.ts';
import { followed } from '../testing/following.ts';
import { rendered } from '../testing/rendered.ts';
import { dealtTable } from '../testing/table.ts';
import { OfflineBar } from './OfflineBar.tsx';

beforeAll(speakEnglish);

const { state } = dealtTable();

describe('a lost connection', () => {
  const link = { status: 'offline', retryAt: 0, isRestart: false } as const;
  beforeEach(() => void vi.stubGlobal('localStorage', { setItem() {}, removeItem() {} }));
  afterEach(() => void vi.unstubAllGlobals());
  const bar = (app: object) => rendered(<OfflineBar />, { link, ...app });

  it('tells a player that their seat is kept', () => {
    expect(bar({ table: followed(state, 0) })).toContain(english('link.safe'));
  });

  it('tells the reason and a way where something lets no websocket through', () => {
    const html = bar({ link: { ...link, isBlocked: true } });
    expect(html).toContain(english('link.blocked'));
    expect(html).toContain(english('link.blockedNote'));
    expect(html).not.toContain(english('link.lost'));
  });

  it('promises no seat to spectators and teachers, without a table, or where the browser forgets who the player is', () => {
    for (const viewer of ['spectator', 'teacher'] as const) {
      expect(bar({ table: followed(state, viewer) })).not.toContain(english('link.safe'));
    }
    expect(bar({})).not.toContain(english('link.safe'));
    vi.stubGlobal('localStorage', undefined);
    expect(bar({ table: followed(state, 0) })).not.toContain(english('link.safe'));
  });
});
