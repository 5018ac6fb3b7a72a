import type { Switches } from '@gorrion/protocol';
import type { Tile } from '@gorrion/rules';
import type { Pending } from '../store/app.ts';

/** Returns the switches as they will be when all pending commands have arrived. */
export function switchesAfter(switches: Switches, pending: readonly Pick<Pending, 'command'>[]): Switches {
  const last = pending.findLast(({ command }) => command.type === 'switch')?.command;
  return last?.type === 'switch' ? last.switches : switches;
}

/** Returns the list without the tile if it has it, otherwise with it, in the order of the tiles. */
export const toggled = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.includes(tile) ? tiles.filter(one => one !== tile) : [...tiles, tile].sort((a, b) => a - b);

/** The change that turns a switch; wins below the armed points are let go unless the player has chosen otherwise. */
export const turned = (
  { smallWins = 'let-go' }: Switches,
  name: 'noClaims' | 'playDrawn' | 'autoWin' | 'autoFlowers',
  isOn: boolean,
): Partial<Switches> => (name === 'autoWin' && isOn ? { autoWin: true, smallWins } : { [name]: isOn });

/** What an automatic win may be asked to be worth: 0 is whatever the rules allow. */
export const WIN_FROM = [0, 16, 24, 32, 48, 64, 88] as const;

/** The next larger or smaller worth on the list, from whatever is set. */
export function nextWinFrom(from: number, step: 1 | -1): number {
  if (step > 0) return WIN_FROM.find(worth => worth > from) ?? from;
  return WIN_FROM.findLast(worth => worth < from) ?? 0;
}
