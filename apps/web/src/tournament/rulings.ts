import type { EventRuling, TournamentView } from '@gorrion/events/tournament';
import { atTable, nameIn, tableOf } from '../event/event.ts';
import type { Translate } from '../i18n/index.ts';
import { rulingTextWith } from '../umpire/rulingText.ts';

/** Returns a ruling at a table of an event in words, with its article, its remark and who gave it. */
export function rulingWords(t: Translate, view: TournamentView, { session, table, ruling, by }: EventRuling): string {
  const found = tableOf(view, session, table);
  const nameOf = (letter: 0 | 1 | 2 | 3) => nameIn(view, found ? atTable(found)[letter] : null);
  return `${rulingTextWith(t, nameOf, ruling)} (${by})`;
}

/** Returns the roster number of the player whom a ruling punishes; null if it punishes nobody. */
export function punishedBy(view: TournamentView, { session, table, ruling }: EventRuling): number | null {
  const found = tableOf(view, session, table);
  return 'player' in ruling && found ? atTable(found)[ruling.player] : null;
}
