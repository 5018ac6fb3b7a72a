import type { PersonId } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import type { NameOf } from '../ledger/index.ts';
import { isOf } from './decide.ts';
import type { ChairView, DuplicateCard, DuplicateChair, DuplicateState, DuplicateView, TableView } from './types.ts';

/* The only way by which a duplicate leaves the server. Results, deals and games stay here until all have played. */

function chairView(chair: DuplicateChair, viewer: PersonId, nameOf: NameOf): ChairView {
  if (chair.kind !== 'person') return chair;
  return { kind: 'person', name: nameOf(chair.id), ...(chair.id === viewer && { you: true }) };
}

function tableView(state: DuplicateState, n: number, viewer: PersonId, nameOf: NameOf): TableView {
  const { chairs, stage, code } = state.tables[n]!;
  const isAt = chairs.some(chair => isOf(chair, viewer));
  return {
    number: n + 1,
    chairs: byPlayer(player => chairView(chairs[player], viewer, nameOf)),
    stage,
    ...(isAt && { you: true }),
    ...(isAt && stage === 'playing' && code !== undefined && { code }),
  };
}

/** Returns what a person may know of a duplicate. Its link is all that is needed. */
export function viewDuplicate(state: DuplicateState, viewer: PersonId, nameOf: NameOf): DuplicateView {
  const { plan, duplicate, commitments, tables, isOpen, secrets } = state;
  return {
    plan,
    duplicate,
    isOwner: state.owner === viewer,
    commitments,
    tables: tables.map((_, n) => tableView(state, n, viewer, nameOf)),
    ...(isOpen && {
      open: {
        secrets,
        results: tables.map(({ stage, results }) => (stage === 'played' && results ? results : null)),
        games: tables.map(({ stage, game }) => (stage === 'played' && game ? game : null)),
      },
    }),
  };
}

export function cardOfDuplicate({ plan, tables, isOpen }: DuplicateState): DuplicateCard {
  const { name, hands, group } = plan;
  const counted = tables.filter(({ stage }) => stage !== 'withdrawn');
  return {
    name,
    hands,
    tables: counted.length,
    played: counted.filter(({ stage }) => stage === 'played').length,
    isOpen,
    ...(group !== undefined && { group }),
  };
}
