import { useEffect, useMemo, useState } from 'react';
import { Table } from '../../board/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { asPlayed, seesOpenHands } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { usePlates } from '../game/usePlates.ts';
import { useShownTable } from '../game/useShownTable.ts';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { useFinale } from '../win/useFinale.tsx';
import { ScreenAround } from './ScreenAround.tsx';
import { ScreenResults } from './ScreenResults.tsx';

/** How long (ms) the last hand of a game stays before its results. */
const LAST_HAND_MS = 12_000;

/** Nobody plays from a screen. */
const NO_ACTIONS: Parameters<typeof Table>[0]['actions'] = [];
const ignored = () => {};

/** Returns whether the results are due: at once on a page that opens a finished game, else once its last hand was seen. */
function useResults(isOver: boolean): boolean {
  const [isDue, setDue] = useState(isOver);
  useEffect(() => {
    if (!isOver) return setDue(false);
    const timer = setTimeout(() => setDue(true), LAST_HAND_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && isDue;
}

/** A game for a whole room: the table, the end of each hand until the next begins, and the results. */
export function ScreenGame({ table: now }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const table = useMemo(() => asPlayed(now, me), [now, me]);
  const { state } = table;
  const { session } = state;
  const result = useMemo(() => handResult(state), [state]);
  const id = result && `${state.gamesPlayed} ${result.record.number}`;
  // The end of a hand that was over before this page came is shown as a still picture.
  const [found] = useState(id);
  const end = useFinale(table, result, {
    isOn: result !== undefined && result.outcome.kind !== 'void',
    onEnd: ignored,
    held: id !== undefined && id === found ? 'paid' : undefined,
  });
  const plates = usePlates(table);
  const shown = useShownTable(table);
  const hasResults = useResults(session.phase === 'over');
  if (hasResults) return <ScreenResults table={table} now={now} />;
  return (
    <ScreenFrame title={t('game.bigScreen')} isSilent>
      <Table
        {...shown}
        hand={session.hand}
        seat={undefined}
        hasOpenHands={seesOpenHands(now)}
        actions={NO_ACTIONS}
        onAct={ignored}
        plates={end.platesAt(plates)}
        finale={end.finale}
        look={{ kind: 'screen', draw: shown => <ScreenAround table={table} {...shown} /> }}
      />
    </ScreenFrame>
  );
}
