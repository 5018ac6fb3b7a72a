import type { CallWords, PersonId, TableCode, TableSettings } from '@gorrion/protocol';

/* What a group is, what happens to it, and what its members see of it. Facts hold ids of people and never their names. */

export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

export const ANSWERS = ['yes', 'maybe', 'no'] as const;
/** Whether a member comes to an evening. */
export type Attendance = (typeof ANSWERS)[number];

export interface Member {
  /** From 1, in the order of joining; a person who comes back has the same number. */
  readonly number: number;
  /** Null for a person who wanted to be forgotten. */
  readonly person: PersonId | null;
  /** `gone`: left or was removed; their games stay. */
  readonly role: Role | 'gone';
  /** Server time (ms) of the last joining. */
  readonly since: number;
  /** Server time (ms) at which they went; null while they are a member. Later names and games are not the group's. */
  readonly until: number | null;
}

/** Somebody who has played with the founder, and is asked whether they join. */
export interface Invitation {
  readonly person: PersonId;
  /** Server time (ms) at which they were asked, or declined. */
  readonly at: number;
  readonly isDeclined: boolean;
}

/** How members play: the settings of the tables that the group opens. */
export interface GroupRules {
  readonly name: string;
  readonly settings: TableSettings;
}

export interface GroupWords {
  readonly text: string;
  /** Words of the calls; null = those of the rules. */
  readonly calls: CallWords | null;
}

/** A season holds the games that end from `from` until before `to` (server ms); null = it goes on. */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

/** A table that an evening opens, or has opened. */
export interface EveningTable {
  /** The wish (128 bits, hex) by which the server opens the table once. */
  readonly wish: string;
  /** The member who pressed: they host it, and it counts for their limits. */
  readonly host: number;
  /** Members who sit at it. */
  readonly players: readonly number[];
  readonly code: TableCode | null;
  /** Why the server could not open it. */
  readonly refusal: string | null;
}

/** A table that a member has opened for the group without an evening: who comes plays. */
export interface TableNow extends Omit<EveningTable, 'players'> {
  readonly at: number;
}

/** Tables that are opened together. */
export interface Round {
  readonly at: number;
  readonly tables: readonly EveningTable[];
  /** Members who sit out. */
  readonly out: readonly number[];
}

export interface EveningPlan {
  /** Beginning (ms since 1970). */
  readonly at: number;
  /** Minutes that local time is ahead of UTC. */
  readonly offset: number;
  readonly place: string;
  /** Address (https) of a page, for example of a call; empty if there is none. */
  readonly link: string;
}

export interface Evening extends EveningPlan {
  readonly number: number;
  /** The member who set it. */
  readonly by: number;
  readonly answers: Readonly<Record<number, Attendance>>;
  readonly rounds: readonly Round[];
}

/** An evening as calendars have it, also once it is over or called off. */
export interface PlannedEvening extends EveningPlan {
  readonly number: number;
  /** Grows with every change. */
  readonly sequence: number;
  /** Server time (ms) of the last change. */
  readonly changedAt: number;
  readonly isCancelled: boolean;
}

/** A member calls the others to a table that has free seats. */
export interface SeatCall {
  readonly code: TableCode;
  /** The member who calls. */
  readonly by: number;
  /** Server time (ms). */
  readonly at: number;
  /** Whether nobody is wanted any more: the seats are taken, or the table is closed. */
  readonly isOver: boolean;
}

/** A game of the group. What was played, only the archive holds. */
export interface GameEntry {
  readonly id: string;
  /** The member who added it; null if it was played at a table of the group. */
  readonly by: number | null;
  /** Taken out again: it is not added a second time. */
  readonly isDropped: boolean;
}

/** How a member fared in all rounds in which they were there. */
export interface Turns {
  /** The last round in which they sat, counted over all evenings from 1; 0 = never. */
  readonly sat: number;
  /** Seats that they should have had more than they had, by an equal share of each round's seats (in 840ths). */
  readonly owed: number;
}

export interface GroupState {
  readonly name: string;
  /** Server time (ms) of the opening; 0 before it. */
  readonly since: number;
  /** The key in the group's link. */
  readonly key: string;
  readonly members: readonly Member[];
  /** Those who have not answered, and those who have declined. */
  readonly invitations: readonly Invitation[];
  readonly rules: GroupRules | null;
  readonly words: GroupWords;
  readonly seasons: readonly Season[];
  readonly evening: Evening | null;
  /** The IANA time zone in which evenings are planned; null in a group that has not said one. */
  readonly zone: string | null;
  /** Where members talk, for them alone and for those who sit at their tables; `by`: who has set it, a member's number. */
  readonly callLink: { readonly link: string; readonly by: number } | null;
  /** The newest evenings, the oldest first, for calendars. */
  readonly plans: readonly PlannedEvening[];
  /** How often the links of the calendar were made anew. */
  readonly calendars: number;
  /** The newest calls to tables, the newest first, one a table. */
  readonly calls: readonly SeatCall[];
  /** Evenings so far. */
  readonly evenings: number;
  /** Rounds so far, over all evenings. */
  readonly rounds: number;
  readonly turns: Readonly<Record<number, Turns>>;
  /** How often two members sat at one table, by `pairOf`. */
  readonly met: Readonly<Record<string, number>>;
  /** Tables opened without an evening, the newest first: those that stand, and the last refusal of each member. */
  readonly now: readonly TableNow[];
  /** The table that becomes this group, until the server has looked at it. */
  readonly awaited: TableCode | null;
  /** Tables whose games are the group's. */
  readonly tables: readonly TableCode[];
  readonly games: readonly GameEntry[];
}

export type GroupFact =
  | {
      readonly type: 'opened';
      readonly name: string;
      readonly owner: PersonId;
      readonly key: string;
      readonly table: TableCode | null;
      readonly zone?: string;
    }
  /** The server has looked at the table that becomes the group; `isTheirs`: the owner played there. */
  | {
      readonly type: 'table-taken';
      readonly code: TableCode;
      readonly isTheirs: boolean;
      /** Members from now on, whom older servers did not ask. */
      readonly people: readonly PersonId[];
      /** People who are asked whether they join. */
      readonly invited?: readonly PersonId[];
      readonly settings?: TableSettings;
    }
  | { readonly type: 'joined' | 'declined' | 'uninvited'; readonly who: PersonId }
  | { readonly type: 'left' | 'removed' | 'forgotten'; readonly member: number }
  | { readonly type: 'role-set'; readonly member: number; readonly role: Role }
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'link-made'; readonly key: string }
  | { readonly type: 'zone-set'; readonly zone: string }
  /** Null: it is removed, or was set by somebody who is forgotten. */
  | { readonly type: 'call-link-set'; readonly link: string | null; readonly by: number }
  /** Links of the calendar end, and each member has another one. */
  | { readonly type: 'calendar-renewed' }
  | { readonly type: 'seats-called'; readonly code: TableCode; readonly by: number }
  | { readonly type: 'call-over'; readonly code: TableCode }
  | ({ readonly type: 'rules-set' } & GroupRules)
  | ({ readonly type: 'words-set' } & GroupWords)
  | ({ readonly type: 'season-set' } & Season)
  | { readonly type: 'season-dropped'; readonly season: number }
  | ({ readonly type: 'evening-set'; readonly number: number; readonly by: number } & EveningPlan)
  | { readonly type: 'evening-cancelled' }
  | { readonly type: 'answered'; readonly member: number; readonly answer: Attendance }
  | {
      readonly type: 'round-begun';
      readonly tables: readonly Pick<EveningTable, 'wish' | 'host' | 'players'>[];
      readonly out: readonly number[];
    }
  | { readonly type: 'table-wanted'; readonly wish: string; readonly host: number }
  | { readonly type: 'table-opened'; readonly wish: string; readonly code: TableCode }
  | { readonly type: 'table-refused'; readonly wish: string; readonly code: string }
  /** A table that was opened without an evening is closed, or its game is over. */
  | { readonly type: 'table-over'; readonly wish: string }
  | { readonly type: 'game-added'; readonly game: string; readonly by: number | null }
  | { readonly type: 'game-dropped'; readonly game: string };

export interface GroupWish {
  readonly name: string;
  /** The table whose people become the group. */
  readonly table?: string | undefined;
  /** The IANA time zone of who makes it. */
  readonly zone?: string | undefined;
}

export type GroupCommand =
  /** Comes in by the link. */
  | { readonly type: 'join'; readonly key: string }
  /** Answers of somebody who is asked whether they join. */
  | { readonly type: 'accept' | 'decline' }
  | { readonly type: 'leave' }
  /** Takes a member out, and makes a new link. */
  | { readonly type: 'remove'; readonly member: number }
  | { readonly type: 'set-role'; readonly member: number; readonly role: Role }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'new-link' }
  | { readonly type: 'set-zone'; readonly zone: string }
  | { readonly type: 'set-call-link'; readonly link: string | null }
  | { readonly type: 'renew-calendar' }
  | ({ readonly type: 'set-rules' } & GroupRules)
  | ({ readonly type: 'set-words' } & GroupWords)
  /** Begins a season; the one that goes on ends when it begins. */
  | { readonly type: 'begin-season'; readonly name: string; readonly from: number }
  | {
      readonly type: 'change-season';
      readonly season: number;
      readonly name: string;
      readonly from: number;
      readonly to: number | null;
    }
  | { readonly type: 'drop-season'; readonly season: number }
  /** `zone`: that of who plans, which a group takes that has none. */
  | ({ readonly type: 'set-evening'; readonly zone?: string | undefined } & EveningPlan)
  | { readonly type: 'cancel-evening'; readonly evening: number }
  | { readonly type: 'answer'; readonly evening: number; readonly answer: Attendance }
  /** Opens tables for those who are here. `round` counts the rounds that the sender knows of. */
  | {
      readonly type: 'open-tables';
      readonly evening: number;
      readonly round: number;
      readonly present: readonly number[];
    }
  /** Opens a table at once, for all who come. */
  | { readonly type: 'open-table' }
  | { readonly type: 'drop-game'; readonly game: string };

export interface MemberView {
  readonly number: number;
  /** Null for who has gone: their games have the name that they had then. */
  readonly name: string | null;
  readonly role: Member['role'];
  readonly since: number;
}

/** What the choice of seats needs of a member. */
export interface Sitting extends Turns {
  readonly member: number;
  /** Games of this evening. */
  readonly games: number;
}

export interface EveningView extends Omit<Evening, 'answers'> {
  readonly answers: readonly { readonly member: number; readonly answer: Attendance }[];
  /** Everybody's turns so far, from which the next seats follow. */
  readonly sittings: readonly Sitting[];
  /** As calendars have it. */
  readonly planned: Pick<PlannedEvening, 'sequence' | 'changedAt'>;
}

/** A group as one of its members sees it: numbers of members instead of their ids. */
export interface GroupView {
  readonly name: string;
  readonly since: number;
  /** The member who looks. */
  readonly you: number;
  readonly role: Role;
  readonly key: string;
  readonly members: readonly MemberView[];
  /** How many people have not answered whether they join. */
  readonly invited: number;
  readonly rules: GroupRules | null;
  readonly words: GroupWords;
  readonly seasons: readonly Season[];
  readonly evening: EveningView | null;
  readonly zone: string | null;
  /** Where members talk; null where no link is set. */
  readonly callLink: string | null;
  /** The part of an address by which the member who looks, and nobody else, subscribes to the evenings. */
  readonly calendar: string;
  /** Tables to which members were called and still are. */
  readonly called: readonly Pick<SeatCall, 'code' | 'at'>[];
  /** Tables opened without an evening that stand, the newest first, and why one was refused to who looks. */
  readonly now: readonly Pick<TableNow, 'wish' | 'host' | 'code' | 'refusal' | 'at'>[];
  readonly evenings: number;
  /** Games, without those that were taken out. */
  readonly games: number;
}

/** A group as somebody sees it who is asked whether they join. */
export interface GroupInvitation {
  readonly role: 'invited';
  readonly name: string;
  readonly members: number;
  /** The name of who asks; null if they have gone. */
  readonly by: string | null;
}

export interface CardTable {
  readonly code: TableCode;
  readonly at: number;
  /** The name of who has opened it for everybody; null for the member's table of an evening, and of who has gone. */
  readonly by: string | null;
}

/** A group in the list of a member. */
export interface GroupCard {
  readonly name: string;
  readonly members: number;
  readonly games: number;
  readonly role: Role;
  readonly evening: (Pick<Evening, 'at' | 'offset' | 'place'> & { readonly answer: Attendance | null }) | null;
  /** Tables that were opened for the member or for everybody, the newest first, until a game of them is over. */
  readonly tables: readonly CardTable[];
  /** The newest tables whose games are the group's; `number`: which of its evening, from 1, where there are several. */
  readonly own: readonly { readonly code: TableCode; readonly number: number | null }[];
}

/** What somebody with the link sees before they join. */
export interface GroupDoor {
  readonly name: string;
  readonly members: number;
  /** Whether the person who asks is a member already. */
  readonly isMember: boolean;
}
