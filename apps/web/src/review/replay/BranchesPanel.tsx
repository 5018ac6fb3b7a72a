import type { GameLine } from '@gorrion/protocol';
import type { Seat } from '@gorrion/rules';
import { type Replay, type ReplayHand, turnOf } from '@gorrion/table';
import { useMemo, useState } from 'react';
import type { Failure } from '../../client/archive/server.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { gamePath, linePath, playPath } from '../../shell/links/gamePaths.ts';
import { leaveFor, replacePath } from '../../shell/page/pathAhead.ts';
import { BranchList, type BranchRow } from '../lines/BranchList.tsx';
import { authorOf, ending, firstMove, numberOf } from '../lines/lineWords.ts';
import { lineRefusal } from '../lines/refusal.ts';
import { moveBefore, withLine } from './lineReplay.ts';
import type { PanelProps } from './moment.ts';
import { useNames } from './useNames.ts';

/** Other ways in which the hand was played: what was played first, then each line, and the ways to a new one. */
export function BranchesPanel(props: PanelProps) {
  const { id, game, replay, at, view, lines, walked, played } = props;
  const t = useT();
  const [refused, setRefused] = useState<Failure>();
  const hand = played.hands[at.hand]!;
  const names = useNames({ replay, hand });
  const nameOf = (who: Seat) => names[who] ?? '';
  const seat = hand.seating.indexOf(view.player) as Seat;
  const branches = useMemo(() => branchesOf(lines.all, at.hand), [lines.all, at.hand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the replay and the language
  const rows = useMemo(
    () => [
      playedRow(t, played, at.hand, seat, nameOf),
      ...branches.map(line => rowOf({ t, line, played, hand, seat, nameOf, isHost: game.isHost })),
    ],
    [t, played, at.hand, seat, branches, names],
  );
  const go = (line: string | undefined) => {
    const found = branches.find(one => one.id === line);
    if (found) replacePath(linePath(id, hand.key, moveBefore(hand, found.before), found.id, 1));
    else replacePath(gamePath(id, hand.key, walked?.at ?? at.move));
  };
  const drop = async (line: string) => {
    if (walked?.id === line) go(undefined);
    setRefused(await lines.drop(line));
  };
  return (
    <section className="stack tight">
      <header className="row ends">
        <h2>{t('replay.branches')}</h2>
        <span className="fine">{t('replay.lines', { count: rows.length })}</span>
      </header>
      <BranchList rows={rows} current={walked?.id} onGo={go} onDrop={line => void drop(line)} />
      <p className="fine">{t('replay.resultFor', { name: nameOf(seat) })}</p>
      <p className="fine" role="status">
        {refused && lineRefusal(t, refused)}
      </p>
      <div className="row fill">
        <button type="button" className="btn sm pri" onClick={() => props.whatIf()}>
          <Icon name="plus" />
          {t('replay.newBranch')}
        </button>
        <button type="button" className="btn sm" onClick={() => leaveFor(playPath(id, hand.key, seat))}>
          <Icon name="play" />
          {t('replay.playHand')}
        </button>
      </div>
    </section>
  );
}

/** Returns the branches of a hand in the order in which they leave it. */
export const branchesOf = (lines: readonly GameLine[], hand: number): readonly GameLine[] =>
  lines
    .filter(line => line.kind === 'branch' && line.hand === hand)
    .toSorted((a, b) => a.before - b.before || numberOf(a) - numberOf(b));

type NameOf = (seat: Seat) => string;

function playedRow(t: Translate, replay: Replay, n: number, seat: Seat, nameOf: NameOf): BranchRow {
  const hand = replay.hands[n]!;
  const last = hand.moves.length - 1;
  const state = replay.stateAt(n, last).session.hand;
  const changes = hand.changes;
  return {
    id: undefined,
    title: t('replay.played'),
    author: '',
    note: ending(t, state, hand.moves[last]?.event, nameOf),
    result: changes?.[hand.seating[seat]!],
    mayDrop: false,
  };
}

interface RowContext {
  readonly t: Translate;
  readonly line: GameLine;
  readonly played: Replay;
  readonly hand: ReplayHand;
  readonly seat: Seat;
  readonly nameOf: NameOf;
  readonly isHost: boolean;
}

function rowOf({ t, line, played, hand, seat, nameOf, isHost }: RowContext): BranchRow {
  const author = authorOf(t, line);
  const walked = withLine(played, line);
  const last = walked?.replay.hands[line.hand]?.moves.length ?? 1;
  const state = walked?.replay.stateAt(line.hand, last - 1).session.hand;
  const first = firstMove(t, line, nameOf);
  const end = state ? ending(t, state, line.events.at(-1), nameOf) : '';
  const turn = turnOf(hand, moveBefore(hand, line.before));
  return {
    id: line.id,
    title: t('replay.branchOf', { number: numberOf(line), author }),
    author,
    note: t(line.isByBots ? 'replay.branchByBots' : 'replay.branchNote', { turn, first, end }),
    result: line.result?.[seat],
    mayDrop: line.isOwn || isHost,
  };
}
