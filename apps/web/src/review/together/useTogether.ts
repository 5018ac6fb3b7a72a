import { pageTimers } from '@gorrion/client/connection';
import type { Reviewer, ReviewPlace, ReviewView, TileSpot } from '@gorrion/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { TilePointer } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useT } from '../../kit/i18n/index.ts';
import { isSamePlace } from './places.ts';
import { rememberFree, rememberReview, wasFree, wasInReview } from './remembered.ts';
import { createReview, type Review, type ReviewState } from './review.ts';
import { useFollowing } from './useFollowing.ts';

let made: Review | undefined;
/** The page's part in reviews; the first page that needs it makes it. */
const reviewOfPage = (): Review => {
  made ??= createReview(client.wire, pageTimers);
  return made;
};

/** Whether a game has a room on the server: not what only this device has, and not a game that goes on. */
const hasRoom = (id: string): boolean => !isLocal(id) && !id.endsWith('-live');

/** Whether an address asks to look at the game together with who is there. */
const isInvited = (): boolean => new URLSearchParams(location.search).has('together');

/** A review with others, as a page that shows the game uses it. */
export interface Together extends Pick<ReviewState, 'room' | 'messages' | 'why'> {
  /** Whether the game has a link by which others come. */
  readonly isOffered: boolean;
  /** Whether this page has asked to be in the review; `room` is there once the server has let it in. */
  readonly isWanted: boolean;
  readonly self: Reviewer | undefined;
  readonly leader: Reviewer | undefined;
  readonly isLeading: boolean;
  readonly isFollowing: boolean;
  /** The position whose votes are hidden: what an expert thinks of it is hidden as well. */
  readonly hidden: ReviewPlace | undefined;
  /** Others who point at a tile of the moment that is shown here. */
  readonly pointers: readonly TilePointer[];
  readonly act: Review['act'];
  /** Joins, and leads if nobody does: who opens a review has something to show. */
  join(): void;
  leave(): void;
  follow(isFollowing: boolean): void;
  point(spot: TileSpot | undefined): void;
}

/** Returns the others' pointers on the moment that is shown here. */
function pointersOf(people: readonly Reviewer[], self: number, place: ReviewPlace): readonly TilePointer[] {
  return people.flatMap(({ who, name, at, isHere, pointsAt }) =>
    isHere && who !== self && pointsAt && isSamePlace(at, place) ? [{ who, name, at: pointsAt }] : [],
  );
}

const NOBODY: readonly Reviewer[] = [];

/** The page as it is shown, and the ways to show another moment, or the same from elsewhere. */
interface ShownPage {
  readonly place: ReviewPlace;
  readonly view: ReviewView;
  /** Shows a place; returns where that is. */
  readonly goTo: (to: ReviewPlace) => ReviewPlace;
  readonly look: (view: ReviewView) => void;
}

/** Looks from where the leader looks while the page follows: at once, and whenever the leader looks from elsewhere. */
function useLeadersView(view: ReviewView | null | undefined, isFollowing: boolean, look: ShownPage['look']): void {
  const { player, opens } = view ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the leader's choice and the reader's wish turn this page
  useEffect(() => {
    if (isFollowing && player !== undefined && opens !== undefined) look({ player, opens });
  }, [isFollowing, player, opens]);
}

/** Joins where the address or this tab asks for it, and follows then unless this tab walked free; leaves with the page. */
function useInvitation(id: string, isOffered: boolean, { place, view }: ShownPage, follow: Together['follow']): void {
  const review = reviewOfPage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the first moment is enough
  useEffect(() => {
    if (isOffered && (isInvited() || wasInReview(id))) {
      if (isInvited() || !wasFree(id)) follow(true);
      rememberReview(id, true);
      review.join(id, place, view);
    }
    return () => review.leave();
  }, [id, review]);
}

/** The review of a game with others, for the page that shows it. A new reader follows the leader. */
export function useTogether(id: string, shown: ShownPage): Together {
  const { place, view, goTo, look } = shown;
  const t = useT();
  const review = reviewOfPage();
  const { game, room, messages, why } = useStore(review.store);
  const isOffered = hasRoom(id);
  const isWanted = isOffered && game === id;
  const present = isWanted ? room : undefined;
  const people = useMemo(
    () => present?.people.map(one => ({ ...one, name: t.nameOf(one.name) })) ?? NOBODY,
    [present, t],
  );
  const self = people.find(({ who }) => who === present?.self);
  const leader = people.find(({ who }) => who === present?.leader);
  const isLeading = leader !== undefined && leader === self;
  const { isFollowing: wantsToFollow, follow } = useFollowing(isLeading ? undefined : leader?.at, place, goTo);
  const isFollowing = wantsToFollow && leader !== undefined && !isLeading;
  useLeadersView(leader?.view, isFollowing, look);
  const [spot, point] = useState<TileSpot>();
  useInvitation(id, isOffered, shown, follow);
  useEffect(() => {
    if (isWanted && leader && !isLeading) rememberFree(id, !wantsToFollow);
  }, [id, isWanted, leader, isLeading, wantsToFollow]);
  const { hand, move, line } = place;
  const { player, opens } = view;
  useEffect(() => {
    if (!isWanted) return;
    review.be({ at: { hand, move, line }, view: { player, opens }, isFollowing, pointsAt: spot ?? null });
  }, [review, isWanted, hand, move, line, player, opens, isFollowing, spot]);
  const vote = present?.vote;
  return {
    isOffered,
    isWanted,
    room: present && { ...present, people },
    messages: isWanted ? messages : [],
    why,
    self,
    leader,
    isLeading,
    isFollowing,
    hidden: vote && vote.shown === null ? vote.at : undefined,
    pointers: useMemo(
      () => pointersOf(people, present?.self ?? 0, { hand, move, line }),
      [people, present, hand, move, line],
    ),
    act: review.act,
    join() {
      follow(true);
      rememberReview(id, true);
      review.join(id, place, view, true);
    },
    leave() {
      rememberReview(id, false);
      follow(false);
      review.leave();
    },
    follow,
    point,
  };
}
