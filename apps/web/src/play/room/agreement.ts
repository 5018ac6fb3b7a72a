import type { TableSettings, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { hasAgreed } from '@gorrion/table';
import type { SeenEntry } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/* Who has to agree again before the game, and with what. */

/** Returns the people on chairs who have not agreed with the settings as they are now. */
export const unagreed = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => state.places[player].kind === 'person' && !hasAgreed(state, player));

/** Returns the names of players as a list. */
export const namesOf = (t: Translate, state: TableState, players: readonly Player[]): string =>
  t.all(players.map(player => nameAt(state.places[player]) ?? ''));

interface SettingsChange {
  /** The chair of the person who changed the settings last, if they have one. */
  readonly by: Player | undefined;
  /** The settings with which the player agreed last; undefined if this page does not know them. */
  readonly before: TableSettings | undefined;
}

/** Returns what was changed since a player agreed or sat down, as far as this page has seen it. */
export function changeFor(recent: readonly SeenEntry[], player: Player): SettingsChange {
  const start = recent.findLastIndex(
    ({ entry: { event } }) => (event.type === 'agreed' || event.type === 'seated') && event.place === player,
  );
  const changes = recent.slice(start + 1).filter(({ entry }) => entry.event.type === 'settings-changed');
  const last = changes.at(-1)?.entry.event;
  const first = changes[0];
  const isWhole = first !== undefined && hasAgreed(first.before, player);
  return {
    by: last?.type === 'settings-changed' ? last.by : undefined,
    before: isWhole ? first.before.settings : undefined,
  };
}

/** Returns the settings before the newest change, as far as this page has seen it. */
export const settingsBefore = (recent: readonly SeenEntry[]): TableSettings | undefined =>
  recent.findLast(({ entry }) => entry.event.type === 'settings-changed')?.before.settings;
