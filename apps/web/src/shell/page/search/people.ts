import type { TournamentCard } from '@gorrion/events/tournament';
import type { Lobby } from '@gorrion/protocol';
import { nameIn } from '@gorrion/protocol/birds';
import type { OwnGame } from '../../../client/archive/ownGames.ts';
import type { Listed } from '../../../client/ledgers/server.ts';
import type { Translate } from '../../../kit/i18n/index.ts';
import { eventPaths } from '../../links/eventPaths.ts';
import { gamePath } from '../../links/gamePaths.ts';
import { tablePath } from '../router.ts';
import type { Findable } from './result.ts';

/** Returns one's own games, found by the names of those who played and by the title. */
export const gamesOf = (t: Translate, games: readonly OwnGame[]): readonly Findable[] =>
  games.map(({ id, at, summary, player }) => {
    const others = summary.players.filter((_, n) => n !== player).map(({ name }) => nameIn(t.locale, name));
    const date = new Date(at).toLocaleDateString(t.locale, { dateStyle: 'medium' });
    return {
      result: {
        id: `game ${id}`,
        href: gamePath(id),
        name: summary.title ?? t.all(others),
        note: t('search.game', { date }),
      },
      names: [...others, summary.title ?? ''],
    };
  });

/** Returns the tables of the lobby, one's own first, found by the names of those who sit there. */
export function tablesOf(t: Translate, lobby: Lobby | undefined): readonly Findable[] {
  const mine = lobby?.mine ?? [];
  const open = lobby?.open.filter(table => !mine.some(({ code }) => code === table.code)) ?? [];
  return [...mine, ...open].map(({ code, names }) => {
    const people = names.filter(name => typeof name === 'string').map(name => nameIn(t.locale, name));
    return {
      result: { id: `table ${code}`, href: tablePath(code), name: t.all(people), note: t('search.table') },
      names: [...people, code],
    };
  });
}

/** Returns one's own and the open events, found by name and place. */
export const eventsOf = (t: Translate, events: readonly Listed<TournamentCard>[]): readonly Findable[] =>
  events.map(({ id, name, venue }) => ({
    result: { id: `event ${id}`, href: eventPaths.event(id), name, note: t('search.event') },
    names: [name],
    words: [venue],
  }));
