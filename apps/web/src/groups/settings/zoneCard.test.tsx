// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownZone } from '../../kit/i18n/ownZone.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { PartProps } from '../useGroup.ts';
import { ZoneCard } from './ZoneCard.tsx';

speakEnglish();

it('a group without a zone takes the one that its page proposes', () => {
  // The list of all zones is long, and of no matter here.
  const zones = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([]);
  onTestFinished(() => zones.mockRestore());
  const sent = vi.fn(async () => true);
  const card = (zone: string | null) => (
    <ZoneCard view={{ role: 'owner', zone } as unknown as PartProps['view']} act={sent} />
  );
  const { host, render } = mounted(card(null));
  act(() => host.querySelector('form')!.requestSubmit());
  expect(sent).toHaveBeenCalledWith({ type: 'set-zone', zone: ownZone() });
  render(card(ownZone()));
  expect(host.querySelector('button')!.disabled).toBe(true);
});
