import type { Player, Seat } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type HandOfGame, seatIn } from '../frame/gameHands.ts';
import { NamedPick } from '../frame/NamedPick.tsx';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { longHand } from '../frame/words.ts';
import { HeldHands } from './HeldHands.tsx';
import { hindsightOf, turnIn } from './hindsight.ts';
import { ReadyList, Unknown } from './Unknown.tsx';

interface HindsightBodyProps extends ReviewPageProps {
  readonly player: Player;
  readonly query: string;
}

/** A hand with all tiles open: what the others held, when they were ready, and what nobody could know. */
export function HindsightBody({ id, hands, names, replay, player, query }: HindsightBodyProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const hand = hands[at];
  const states = useMemo(() => (hand ? hand.moves.map((_, move) => replay.stateAt(at, move)) : []), [replay, hand, at]);
  if (!hand) return null;
  const seat = seatIn(hand, player);
  const known = hindsightOf(states, seat);
  const nameOf = (one: Seat) => names[hand.seating[one] ?? 0] ?? '';
  return (
    <div className="sides">
      <div>
        <div className="row">
          <HandSelect hands={hands} at={at} onChoose={setAt} />
          <Go className="rv-link" href={gamePath(id, hand.key) + query}>
            {t('retry.inReplay')}
          </Go>
        </div>
        <Turns key={at} states={states.map(({ session }) => session.hand)} seat={seat} nameOf={nameOf} />
        <Unknown known={known} nameOf={nameOf} />
      </div>
      <div>
        <ReadyList known={known} nameOf={nameOf} minimum={states[0]?.session.hand.rules.minPoints ?? 0} />
        <Note icon="info" title={t('hindsight.two')}>
          {t('hindsight.twoNote')}
        </Note>
      </div>
    </div>
  );
}

interface HandSelectProps {
  readonly hands: readonly HandOfGame[];
  readonly at: number;
  readonly onChoose: (hand: number) => void;
}

function HandSelect({ hands, at, onChoose }: HandSelectProps) {
  const t = useT();
  return <NamedPick label={t('games.hand')} at={at} options={hands.map(hand => longHand(t, hand))} onPick={onChoose} />;
}

interface TurnsProps {
  readonly states: Parameters<typeof turnIn>[0][];
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/** What the others held before the discard of a turn, turn by turn. */
function Turns({ states, seat, nameOf }: TurnsProps) {
  const t = useT();
  const open = states.filter(({ phase }) => phase.name !== 'over' && phase.name !== 'undealt');
  const last = Math.max(1, ...open.map(turnIn));
  const [turn, setTurn] = useState(1);
  // The last state before the discard of the turn: flowers are shown, and calls are made.
  const hand = open.findLast(one => turnIn(one) === turn && one.phase.name === 'turn') ?? open.at(-1);
  if (!hand) return null;
  return (
    <Card
      title={t('hindsight.held')}
      aside={
        <div className="row">
          <button
            type="button"
            className="ib"
            aria-label={t('hindsight.turnBack')}
            disabled={turn <= 1}
            onClick={() => setTurn(turn - 1)}
          >
            <Icon name="left" />
          </button>
          <b className="hs-turn" aria-live="polite">
            {t('replay.turn', { turn: t.number(turn) })}
          </b>
          <button
            type="button"
            className="ib"
            aria-label={t('hindsight.turnOn')}
            disabled={turn >= last}
            onClick={() => setTurn(turn + 1)}
          >
            <Icon name="right" />
          </button>
        </div>
      }
    >
      <HeldHands hand={hand} seat={seat} nameOf={nameOf} windOf={one => windName(t, one)} />
    </Card>
  );
}
