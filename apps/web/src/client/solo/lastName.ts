import { deviceTexts } from '../../kit/storage/texts.ts';
import type { Store } from '../store/app.ts';

const KEY = 'gorrion.name';

export const rememberedName = (): string | undefined => deviceTexts.get(KEY);

/** Remembers the name that the server has for the player, so that a game without a server uses the same one. */
export const rememberingName = ({ getState, setState }: Store): Store => ({
  getState,
  setState: ((change: Parameters<Store['setState']>[0]) => {
    setState(change);
    const name = getState().me?.name;
    if (name !== undefined && name !== rememberedName()) deviceTexts.set(KEY, name);
  }) as Store['setState'],
});
