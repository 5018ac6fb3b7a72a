import {
  ACTS_AT_ONCE,
  type BackupState,
  MOST_TABLES,
  type NamedPerson,
  type OpenedReport,
  type OperatorAct,
  type OperatorReport,
  type OperatorView,
  type PersonId,
} from '@gorrion/protocol';
import type { Names } from '../identity/names.ts';
import type { RevocationList } from '../identity/revoked.ts';
import type { LedgerDesk } from '../ledgers/desk.ts';
import { NOBODY } from '../ledgers/lists.ts';
import type { LobbyTable } from '../lobby/summaries.ts';
import type { Room } from '../monitoring/room.ts';
import type { StoredAct } from '../persistence/operator.ts';
import type { NodeRecord } from '../persistence/ownership.ts';
import type { StoredReport } from '../persistence/peace.ts';
import type { Store } from '../persistence/store.ts';
import type { RegisteredTable } from '../tables/registry.ts';
import { alarmsOf } from './alarms.ts';
import type { Announcements } from './announcements.ts';
import type { Backups } from './backups.ts';
import type { History } from './history.ts';
import type { NodeBook } from './nodes.ts';
import { eventsAt, operatorTable } from './tables.ts';

/*
 * What the operator's page shows. It is made of what spectators and metrics know, so that nothing concealed can be in it.
 */

/** Acts in the first view. */
const FIRST_ACTS = 8;
/** Most reports and bans in the view. */
const LISTED = 100;

export interface ViewOptions {
  readonly store: Pick<Store, 'reports' | 'report' | 'acts'>;
  readonly revoked: Pick<RevocationList, 'people'>;
  readonly namesOf: (people: Iterable<PersonId>) => Promise<Names>;
  readonly nodes: NodeBook;
  /** Returns the living nodes, this one too. */
  readonly living: () => readonly NodeRecord[];
  readonly history: History;
  readonly backups: Backups;
  /** Returns the moment (server ms) up to which `BACKUP_DIR` has everything; null without it. */
  readonly copiedTo: () => number | null;
  readonly announcements: Announcements;
  readonly room: Pick<Room, 'state'>;
  /** Returns the tables of all nodes, and those that run here with what they hold. */
  readonly tables: () => readonly LobbyTable[];
  readonly tablesHere: () => Iterable<RegisteredTable>;
  readonly ledgers: Pick<LedgerDesk, 'standing'>;
  readonly now: () => number;
}

const reportOf = ({ id, at, reason, about, place }: StoredReport, names: Names): OperatorReport => ({
  id,
  at,
  reason,
  about: { id: about, name: names.get(about) ?? '' },
  game: place.game,
});

/** Whether the subject of an act is a person. */
const isPerson = ({ act }: StoredAct): boolean => act === 'ban' || act === 'lift-ban';

export class OperatorViews {
  readonly #options: ViewOptions;

  constructor(options: ViewOptions) {
    this.#options = options;
  }

  /** Returns all that the page shows at first sight. */
  async view(key: number): Promise<OperatorView> {
    const { store, revoked, namesOf, nodes, living, history, announcements, room, tables, now } = this.#options;
    const [reports, backup, acts, events] = await Promise.all([
      store.reports(false),
      this.#backup(),
      this.acts(FIRST_ACTS),
      this.#events(),
    ]);
    const shown = reports.slice(0, LISTED);
    const banned = revoked.people();
    const bans = banned.slice(-LISTED).toReversed();
    const names = await namesOf(new Set([...shown.map(({ about }) => about), ...bans]));
    const all = nodes.all(living());
    const open = tables();
    return {
      key,
      alarms: alarmsOf({ nodes: all, room: room.state(), copiedTo: backup.copiedTo, now: now() }),
      nodes: all,
      history: history.view,
      tables: open.slice(-MOST_TABLES).toReversed().map(operatorTable),
      tableCount: open.length,
      playing: open.filter(({ line }) => line.stage === 'playing' && !line.isOver).length,
      events,
      reports: shown.map(report => reportOf(report, names)),
      bans: bans.map(id => ({ id, name: names.get(id) ?? '' })),
      banCount: banned.length,
      backup,
      announcement: announcements.current,
      acts,
    };
  }

  /** Returns a report with its text and chat; undefined if there is none. */
  async report(id: string): Promise<OpenedReport | undefined> {
    const { store, namesOf } = this.#options;
    const found = await store.report(id);
    if (!found) return undefined;
    const { by, about, text, place, lines, closedAt } = found;
    const names = await namesOf([by, about]);
    return {
      ...reportOf(found, names),
      by: { id: by, name: names.get(by) ?? '' },
      text,
      place,
      lines: lines.map(({ name, text, at }) => ({ name, text, at })),
      closedAt,
    };
  }

  /** Returns a guest by their present name, which is empty where they have chosen none. */
  async guest(id: PersonId): Promise<NamedPerson> {
    const names = await this.#options.namesOf([id]);
    return { id, name: names.get(id) ?? '' };
  }

  /** Returns acts, the newest first, older than one if that is named. */
  async acts(most = ACTS_AT_ONCE, before?: number): Promise<readonly OperatorAct[]> {
    const { store, namesOf } = this.#options;
    const acts = await store.acts(most, before);
    const names = await namesOf(new Set(acts.filter(isPerson).map(({ subject }) => subject as PersonId)));
    return acts.map(act => ({ ...act, name: (isPerson(act) && names.get(act.subject as PersonId)) || null }));
  }

  async #backup(): Promise<BackupState> {
    const { backups, copiedTo } = this.#options;
    return { ...(await backups.state()), copiedTo: copiedTo() };
  }

  async #events(): Promise<OperatorView['events']> {
    const { ledgers, tablesHere } = this.#options;
    return Promise.all(
      eventsAt(tablesHere()).map(async event => {
        const isFound = (await ledgers.standing(event.id, NOBODY)) === 'known';
        return isFound ? event : { ...event, name: null };
      }),
    );
  }
}
