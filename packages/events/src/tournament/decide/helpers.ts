import type { PersonId } from '@gorrion/protocol';
import { accept } from '../../ledger/index.ts';
import type { TournamentEvent } from '../facts.ts';
import { RIGHTS_OF } from '../people.ts';
import { helperOf, lacks, playerFor, playerOf } from '../read.ts';
import { no } from '../refusals.ts';
import type { TournamentState } from '../state.ts';
import type { Decide } from './common.ts';

/* Those who help, and the links by which they and the players come. */

const MOST_HELPERS = 100;

export const invite: Decide<'invite'> = (state, { name, role, tables }, { by, fresh }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (state.helpers.length >= MOST_HELPERS) return no('too-many-helpers', { most: MOST_HELPERS });
  const helper = state.helpers.length + 1;
  const rights = RIGHTS_OF[role];
  return accept({ type: 'helper-invited', helper, name, role, rights, tables: tables ?? null, key: fresh() });
};

/** Whether somebody else who has come may organise: an event is never left without. */
const hasOtherOrganiser = ({ helpers }: TournamentState, helper: number): boolean =>
  helpers.some(one => one.number !== helper && !one.isGone && one.person !== null && one.rights.includes('organise'));

/**
 * Returns the facts by which an event goes on whose last organiser is forgotten: the chief umpire organises it from now on,
 * or who else of the helpers was invited first and has come. Without any it closes.
 */
export function passingOn(state: TournamentState, person: PersonId): readonly TournamentEvent[] {
  const { helpers, stage } = state;
  const here = helpers.filter(one => !one.isGone && one.person !== null);
  const own = here.filter(one => one.person === person && one.rights.includes('organise'));
  const others = here.filter(one => one.person !== person);
  if (own.length === 0 || others.some(({ rights }) => rights.includes('organise'))) return [];
  const heir = others.find(({ role }) => role === 'chief-umpire') ?? others[0];
  if (heir) {
    const rights = [...new Set([...RIGHTS_OF.organiser, ...heir.rights])];
    return [{ type: 'helper-changed', helper: heir.number, rights }];
  }
  if (stage === 'announced') return [{ type: 'unopened' }];
  return stage === 'open' ? [{ type: 'event-ended' }] : [];
}

export const changeHelper: Decide<'change-helper'> = (state, { helper, rights, tables }, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  const old = helperOf(state, helper);
  if (!old) return no('no-such-helper');
  const isLeaving = old.rights.includes('organise') && rights !== undefined && !rights.includes('organise');
  if (isLeaving && !hasOtherOrganiser(state, helper)) return no('last-organiser');
  return accept({
    type: 'helper-changed',
    helper,
    ...(rights !== undefined && { rights }),
    ...(tables !== undefined && { tables }),
  });
};

export const removeHelper: Decide<'remove-helper'> = (state, { helper }, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  const old = helperOf(state, helper);
  if (!old) return no('no-such-helper');
  if (old.rights.includes('organise') && !hasOtherOrganiser(state, helper)) return no('last-organiser');
  return accept({ type: 'helper-removed', helper });
};

export const newLink: Decide<'new-link'> = (state, { helper, player }, { by, fresh }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (player !== undefined) {
    if (!playerOf(state, player)) return no('no-such-player');
    return accept({ type: 'link-renewed', player, key: fresh() });
  }
  const old = helperOf(state, helper);
  if (!old) return no('no-such-helper');
  if (old.rights.includes('organise') && !hasOtherOrganiser(state, old.number)) return no('last-organiser');
  return accept({ type: 'link-renewed', helper: old.number, key: fresh() });
};

/** Becomes the helper or the player of a link. Who has used it already may use it again. */
export const join: Decide<'join'> = (state, { key }, { by }) => {
  const person = by?.id;
  if (person === undefined) return no('wrong-key');
  const player = state.players.find(one => one.key === key);
  const helper = state.helpers.find(one => one.key === key && !one.isGone);
  const found = player ?? helper;
  if (!found) return no('wrong-key');
  if (found.person === person) return accept();
  if (found.person !== null) return no('link-used');
  if (!player) return accept({ type: 'joined', helper: found.number });
  return playerFor(state, person) ? no('already-a-player') : accept({ type: 'joined', player: found.number });
};
