import type { Store } from '../store/app.ts';

const KEY = 'gorrion.name';

export function rememberedName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {}
}

/** Remembers the name that the server has for the player, so that a game without a server uses the same one. */
export const rememberingName = ({ getState, setState }: Store): Store => ({
  getState,
  setState: ((change: Parameters<Store['setState']>[0]) => {
    setState(change);
    const name = getState().me?.name;
    if (name !== undefined && name !== rememberedName()) keep(name);
  }) as Store['setState'],
});
