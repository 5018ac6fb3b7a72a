import {
  type Me,
  MOST_REVIEWERS,
  type PersonId,
  type ReviewCommand,
  type Reviewer,
  type ReviewerId,
  type ReviewPlace,
  type ReviewRefusal,
  type ReviewView,
  type ReviewVote,
  type TileSpot,
} from '@gorrion/protocol';
import type { Player, Seat, SeatCommand } from '@gorrion/rules';

/* One review: who is there, who leads, and what they vote. It knows no sockets, no clock and no names as others see them. */

/** People who are remembered after they left, so that they find their place and their lead again. */
const MOST_REMEMBERED = 2 * MOST_REVIEWERS;

/** A person in a review. One person may have several pages in it. */
export interface Member {
  readonly who: ReviewerId;
  me: Me;
  readonly player: Player | null;
  readonly pages: Set<string>;
  at: ReviewPlace | null;
  view: ReviewView | null;
  isFollowing: boolean;
  pointsAt: TileSpot | null;
}

interface Vote {
  readonly at: ReviewPlace;
  readonly events: number;
  readonly seat: Seat;
  readonly choices: readonly SeatCommand[];
  readonly votes: Map<ReviewerId, number>;
  isShown: boolean;
}

type Act<Type extends ReviewCommand['type']> = Extract<ReviewCommand, { type: Type }>;
/** Why something is refused; undefined if it was done. */
type Refusal = ReviewRefusal | undefined;

export class Room {
  readonly #members = new Map<PersonId, Member>();
  #lastWho = 0;
  #leader: Member | null = null;
  /** The page with which the leader leads: another page of the same person moves nobody. */
  #leadingPage: string | null = null;
  #offeredTo: Member | null = null;
  #vote: Vote | null = null;

  memberOf(person: PersonId): Member | undefined {
    return this.#members.get(person);
  }

  /** Adds a page of a person; returns the person's member, or undefined if the review is full. */
  join(page: string, me: Me, player: Player | null, at: ReviewPlace | null): Member | undefined {
    const known = this.#members.get(me.id);
    if (!known?.pages.size && this.#here().length >= MOST_REVIEWERS) return undefined;
    const member = known ?? this.#add(me, player);
    member.me = me;
    if (member.pages.size === 0 && at) member.at = at;
    member.pages.add(page);
    return member;
  }

  leave(page: string, person: PersonId): void {
    const member = this.#members.get(person);
    if (!member?.pages.delete(page) || member.pages.size > 0) return;
    member.pointsAt = null;
    member.isFollowing = false;
    if (this.#offeredTo === member) this.#offeredTo = null;
    this.#showIfAllVoted();
    this.#forgetOldest();
  }

  /** Gives a person another id and name. */
  become(person: PersonId, me: Me): void {
    const member = this.#members.get(person);
    if (!member) return;
    this.#members.delete(person);
    this.#members.set(me.id, member);
    member.me = me;
  }

  /** Does what a person wants, but for messages and new votes, which need more than the room. */
  act(page: string, member: Member, command: Exclude<ReviewCommand, { type: 'say' | 'ask-vote' }>): Refusal {
    switch (command.type) {
      case 'be':
        return this.#be(page, member, command);
      case 'take-lead':
        return this.#takeLead(page, member);
      case 'offer-lead':
        return this.#offer(member, command.to);
      case 'end-lead':
        if (this.#leader !== member) return 'not-leader';
        return this.#endLead();
      case 'vote':
        return this.#castVote(member, command.choice);
      case 'show-votes':
        return this.#showVotes(member);
      case 'end-vote':
        if (this.#leader !== member) return 'not-leader';
        this.#vote = null;
        return undefined;
    }
  }

  /** Why a person may not ask the others for their votes. */
  whyNotAsk(member: Member): Refusal {
    return this.#leader === member || this.#isLeadFree(member) ? undefined : 'not-leader';
  }

  /** Asks all for their votes; the asker leads, if nobody did. */
  ask(page: string, member: Member, { at, events, seat }: Act<'ask-vote'>, choices: readonly SeatCommand[]): void {
    if (this.#leader !== member) this.#takeLead(page, member);
    this.#vote = { at, events, seat, choices, votes: new Map(), isShown: false };
  }

  get isEmpty(): boolean {
    return this.#here().length === 0;
  }

  /** The people whom the others see: those who are here, and those whose votes are. */
  get people(): readonly Member[] {
    const hasPart = (one: Member) => one.pages.size > 0 || one === this.#leader || this.#vote?.votes.has(one.who);
    return [...this.#members.values()].filter(hasPart).toSorted((a, b) => a.who - b.who);
  }

  get leader(): ReviewerId | null {
    return this.#leader?.who ?? null;
  }

  get offeredTo(): ReviewerId | null {
    return this.#offeredTo?.who ?? null;
  }

  /** Returns the vote as one person may see it. */
  voteFor({ who }: Member): ReviewVote | null {
    if (!this.#vote) return null;
    const { votes, isShown, ...rest } = this.#vote;
    const voted = this.people.map(one => one.who).filter(one => votes.has(one));
    // In the order of the people: the order of the votes would be told once they are shown.
    const shown = isShown ? voted.map(one => ({ who: one, choice: votes.get(one)! })) : null;
    return { ...rest, voted, own: votes.get(who) ?? null, shown };
  }

  /** Returns a person as the others see them, under the name that they may know. */
  shown(one: Member, name: string): Reviewer {
    const { who, player, at, view, isFollowing, pointsAt } = one;
    return { who, name, player, isHere: one.pages.size > 0, at, view, isFollowing, pointsAt };
  }

  #here(): Member[] {
    return [...this.#members.values()].filter(({ pages }) => pages.size > 0);
  }

  #add(me: Me, player: Player | null): Member {
    this.#lastWho += 1;
    const member: Member = {
      who: this.#lastWho,
      me,
      player,
      pages: new Set(),
      at: null,
      view: null,
      isFollowing: false,
      pointsAt: null,
    };
    this.#members.set(me.id, member);
    return member;
  }

  #forgetOldest(): void {
    if (this.#members.size <= MOST_REMEMBERED) return;
    const gone = [...this.#members].find(([, one]) => !this.people.includes(one));
    if (gone) this.#members.delete(gone[0]);
  }

  #be(page: string, member: Member, { at, view, isFollowing, pointsAt }: Act<'be'>): Refusal {
    const isLeading = this.#leader === member;
    if (isLeading && this.#leadingPage !== page && member.pages.has(this.#leadingPage ?? '')) return undefined;
    if (isLeading) this.#leadingPage = page;
    member.at = at;
    member.view = view;
    member.isFollowing = isFollowing && !isLeading;
    member.pointsAt = pointsAt;
    return undefined;
  }

  #isLeadFree(member: Member): boolean {
    return this.#leader === null || this.#leader.pages.size === 0 || this.#offeredTo === member;
  }

  #takeLead(page: string, member: Member): Refusal {
    if (this.#leader !== member && !this.#isLeadFree(member)) return 'lead-taken';
    this.#leader = member;
    this.#leadingPage = page;
    this.#offeredTo = null;
    member.isFollowing = false;
    return undefined;
  }

  #offer(member: Member, to: ReviewerId | null): Refusal {
    if (this.#leader !== member) return 'not-leader';
    const found = this.#here().find(({ who }) => who === to);
    if (to !== null && (!found || found === member)) return 'nobody-there';
    this.#offeredTo = found ?? null;
    return undefined;
  }

  #endLead(): undefined {
    this.#leader = null;
    this.#leadingPage = null;
    this.#offeredTo = null;
  }

  #castVote({ who }: Member, choice: number): Refusal {
    if (!this.#vote) return 'no-vote';
    if (this.#vote.isShown) return 'votes-shown';
    if (choice >= this.#vote.choices.length) return 'not-possible-there';
    this.#vote.votes.set(who, choice);
    this.#showIfAllVoted();
    return undefined;
  }

  #showVotes(member: Member): Refusal {
    if (this.#leader !== member) return 'not-leader';
    if (!this.#vote) return 'no-vote';
    this.#vote.isShown = true;
    return undefined;
  }

  #showIfAllVoted(): void {
    const here = this.#here();
    if (!this.#vote || here.length === 0) return;
    if (here.every(({ who }) => this.#vote?.votes.has(who))) this.#vote.isShown = true;
  }
}
