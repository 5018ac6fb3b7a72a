import type { Switches } from '@gorrion/protocol';
import type { Tile } from '@gorrion/rules';
import type { PendingCommand } from '../../client/store/app.ts';

/** Returns the switches as they will be when all pending commands have arrived. */
export function switchesAfter(switches: Switches, pending: readonly Pick<PendingCommand, 'command'>[]): Switches {
  const last = pending.findLast(({ command }) => command.type === 'switch')?.command;
  return last?.type === 'switch' ? last.switches : switches;
}

/** Returns the list without the tile if it has it, otherwise with it, in the order of the tiles. */
export const toggled = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.includes(tile) ? tiles.filter(one => one !== tile) : [...tiles, tile].sort((a, b) => a - b);

/** Returns the change that turns a switch. Wins below the set points are passed unless the player chose otherwise. */
export const turned = (
  { smallWins = 'let-go' }: Switches,
  name: 'noClaims' | 'playDrawn' | 'autoWin' | 'autoFlowers',
  isOn: boolean,
): Partial<Switches> => (name === 'autoWin' && isOn ? { autoWin: true, smallWins } : { [name]: isOn });

/** Points from which a win may be automatic; 0 is any win that the rules allow. */
export const WIN_FROM: readonly number[] = [0, 16, 24, 32, 48, 64, 88];
/** The same by the older ways, whose doubles reach other numbers. */
export const OLDER_WIN_FROM: readonly number[] = [0, 50, 100, 200, 400, 800];

/** Returns the next larger or smaller number of points on the list; at its end the number stays. */
export function nextWinFrom(from: number, step: 1 | -1, list = WIN_FROM): number {
  if (step > 0) return list.find(worth => worth > from) ?? from;
  return list.findLast(worth => worth < from) ?? 0;
}
