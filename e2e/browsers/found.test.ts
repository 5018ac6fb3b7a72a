import { describe, expect, it, vi } from 'vitest';
import { findOrInstall } from './found.ts';

/** A machine on which installing makes the browser appear, or does not. */
function machine(canInstall: boolean, works = true) {
  let path: string | undefined;
  const install = vi.fn(() => {
    if (works) path = '/usr/bin/firefox-esr';
  });
  return { look: () => path, machine: { canInstall, install }, install };
}

describe('a browser that npm run browsers needs', () => {
  const find = ({ look, machine: on }: ReturnType<typeof machine>) =>
    findOrInstall(look, ['firefox-esr'], 'install Firefox.', on);

  it('is taken where it is found, and nothing is installed', () => {
    const there = machine(true);
    expect(findOrInstall(() => '/opt/firefox', ['firefox-esr'], 'install Firefox.', there.machine)).toEqual({
      found: '/opt/firefox',
    });
    expect(there.install).not.toHaveBeenCalled();
  });

  it('is installed on Debian as root', () => {
    const debian = machine(true);
    expect(find(debian)).toEqual({ found: '/usr/bin/firefox-esr' });
    expect(debian.install).toHaveBeenCalledExactlyOnceWith(['firefox-esr']);
  });

  it('is skipped elsewhere, with a sentence that says what to install', () => {
    const other = machine(false);
    expect(find(other)).toEqual({ missing: 'Skipped: install Firefox.' });
    expect(other.install).not.toHaveBeenCalled();
  });

  it('is skipped with the same sentence if the installation brought nothing', () => {
    expect(find(machine(true, false))).toEqual({ missing: 'Skipped: install Firefox.' });
  });
});
