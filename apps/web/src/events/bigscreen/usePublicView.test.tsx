// @vitest-environment happy-dom
import type { TournamentView } from '@gorrion/events/tournament';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { usePublicView } from './usePublicView.ts';

vi.mock('../../client/ledgers/server.ts', () => ({ fetchPublic: async () => ({ ok: false, code: 'no-such-event' }) }));

const view = (sessions: number): TournamentView =>
  ({
    plan: { settings: { delay: 60 } },
    sessions: Array.from({ length: sessions }),
    you: { player: null, rights: ['owner'] },
  }) as unknown as TournamentView;

function Shown({ sessions }: { readonly sessions: number }) {
  return usePublicView('E-1', view(sessions)) ? 'shown' : 'waits';
}

it('before the first session a helper’s screen shows what there is, and afterwards what everybody may know', () => {
  const { host, render } = mounted(<Shown sessions={0} />);
  expect(host.textContent).toBe('shown');
  render(<Shown sessions={1} />);
  expect(host.textContent).toBe('waits');
});
