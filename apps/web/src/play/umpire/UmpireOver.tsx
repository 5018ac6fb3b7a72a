import type { GivenRuling } from '@gorrion/protocol';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { Proposal } from './Proposal.tsx';
import { rulingsText } from './umpireText.ts';
import './umpire.css';

const UmpireDesk = lazyPart(() => import('./UmpireDesk.tsx'));

/** How long a new ruling is shown over the table (ms). The list of moves and the rulings keep it. */
const SHOWN_MS = 9000;

/** Over the table: the umpire's own desk, a ruling on which the players have to agree, and the newest ruling. */
export default function UmpireOver({ table }: { readonly table: FollowedTable }) {
  const me = useApp(app => app.me);
  const { umpire } = table.state;
  const isUmpire = umpire?.person !== undefined && umpire.person.id === me?.id;
  const given = useNewRulings(table);
  return (
    <>
      {isUmpire && (
        <Suspense fallback={null}>
          <UmpireDesk table={table} given={given} />
        </Suspense>
      )}
      <Proposal state={table.state} me={playerOf(table.viewer)} />
      {!isUmpire && <NewRulings table={table} given={given} />}
      <Called table={table} />
    </>
  );
}

/** Returns the newest ruling, with those that were given with it, for some seconds after it was given. */
function useNewRulings({ state }: FollowedTable): readonly GivenRuling[] {
  const rulings = state.umpire?.rulings ?? [];
  const known = useRef(rulings.length);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (rulings.length <= known.current) {
      known.current = rulings.length;
      return;
    }
    known.current = rulings.length;
    setShown(true);
    const id = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(id);
  }, [rulings.length]);
  return isShown ? rulings.filter(({ at }) => at === rulings.at(-1)?.at) : [];
}

interface NewRulingsProps {
  readonly table: FollowedTable;
  readonly given: readonly GivenRuling[];
}

/** Shows rulings that were given together. */
function NewRulings({ table, given }: NewRulingsProps) {
  const t = useT();
  const rulings = given.map(({ ruling }) => ruling);
  useRootMark('ruled', given.length > 0);
  return (
    <div role="status">
      {given[0] && (
        <div className="asked card ump-new">
          <p>
            <b>{t(`umpire.by.${given[0].by}`)}.</b> {rulingsText(t, table.state, rulings, playerOf(table.viewer))}
          </p>
        </div>
      )}
    </div>
  );
}

/** Tells the players that the umpire was called and did not come yet. With the game the call is over. */
function Called({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { umpire, places, session } = table.state;
  const me = useApp(app => app.me);
  if (!umpire?.callers.length || session.phase === 'over' || umpire.person?.id === me?.id) return null;
  const others = umpire.callers.filter(player => player !== playerOf(table.viewer));
  const names = t.all(others.map(player => t.nameOf(nameAt(places[player]) ?? '')));
  return (
    <p className="asked card" role="status">
      {others.length < umpire.callers.length && t('umpire.youCall')} {others.length > 0 && t('umpire.calls', { names })}
    </p>
  );
}
