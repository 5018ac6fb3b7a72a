import type { TableState } from '@gorrion/protocol';
import { type CountingPhase, type HandState, mcrOnly, type Seat, withSeat } from '@gorrion/rules';
import { countTime } from '@gorrion/table';
import { useEffect, useRef, useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { Ring } from '../../board/parts/Ring.tsx';
import { client } from '../../client/index.ts';
import { usePreferences } from '../../client/preferences/preferences.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameOfSeat, seatOfViewer } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { WinnerTray } from '../../sheet/hand/WinnerTray.tsx';
import { CountFoot } from './CountFoot.tsx';
import { FanPicker } from './FanPicker.tsx';
import { NamedFans } from './NamedFans.tsx';
import { saidBetween } from './said.ts';
import './count.css';

interface DialogProps {
  readonly table: FollowedTable;
  readonly count: CountingPhase;
  readonly onLook: () => void;
}

/** Returns the hand with the tiles of the winner, which lie open for everybody. */
const opened = (hand: HandState, { seat, shown }: CountingPhase): HandState => ({
  ...hand,
  seats: withSeat(hand.seats, seat, { ...hand.seats[seat], ...shown }),
});

/** The count: the open hand, the fans to name, and what is named. The others see it grow, object and confirm. */
export function CountDialog({ table, count, onLook }: DialogProps) {
  const corner = usePreferences(preferences => preferences.corner);
  const { state, viewer } = table;
  const me = seatOfViewer(state, viewer);
  const { hand } = state.session;
  const isMine = me === count.seat;
  const isNaming = isMine && !count.isFinished;
  return (
    <Dialog
      unasked="urgent"
      labelledBy="count-title"
      className={isNaming ? 'count is-naming' : 'count'}
      onClose={onLook}
    >
      <CountHead state={state} count={count} me={me} />
      <WinnerTray hand={opened(hand, count)} seat={count.seat} corner={corner} />
      <div className="count-cols">
        {isNaming && <FanPicker rules={mcrOnly(hand.rules)} declared={count.declared} />}
        <NamedFans state={state} count={count} me={me} />
      </div>
      <CountFoot state={state} count={count} me={me} onLook={onLook} />
      <Said state={state} count={count} />
    </Dialog>
  );
}

interface PartProps {
  readonly state: TableState;
  readonly count: CountingPhase;
  readonly me: Seat | undefined;
}

function CountHead({ state, count, me }: PartProps) {
  const t = useT();
  const name = t.nameOf(nameOfSeat(state, count.seat));
  return (
    <header className="row ends">
      <div className="grow">
        <h1 id="count-title">{me === count.seat ? t('count.title') : t('count.titleOf', { name })}</h1>
        <p className="quiet">{manner(t, state, count, me)}</p>
      </div>
      <Time state={state} count={count} />
    </header>
  );
}

/** Returns on which tile Hu was said, and where it came from. */
function manner(t: Translate, state: TableState, { seat, from, tile: kind, robbed }: CountingPhase, me?: Seat): string {
  const hand = state.session.handNumber;
  const tile = tileName(t, kind);
  if (from === seat) return t('count.selfDrawn', { hand, tile });
  const name = t.nameOf(nameOfSeat(state, from));
  if (robbed) return t('count.robbed', { hand, tile, name });
  return from === me ? t('count.onYour', { hand, tile }) : t('count.on', { hand, tile, name });
}

function Time({ state, count }: Pick<PartProps, 'state' | 'count'>) {
  const t = useT();
  const time = countTime(state);
  const seconds = useSeconds(time?.deadline, client.now, time?.total);
  if (!time || seconds === undefined) return null;
  return (
    <div className="row count-time" role="timer" aria-label={t('count.seconds', { count: seconds })}>
      <small className="fine">{t(count.isFinished ? 'count.check' : 'count.minute')}</small>
      <span>
        <Ring clock={{ endsAt: time.deadline, total: time.total }} now={client.now} />
        <b className="numeral">{seconds}</b>
      </span>
    </div>
  );
}

/** Seconds before the end of the time at which a screen reader says it. */
const SPOKEN_AT = [10, 3];

/** What a screen reader says: each change of the count, and the last seconds. */
function Said({ state, count }: Pick<PartProps, 'state' | 'count'>) {
  const t = useT();
  const before = useRef(count);
  const [text, setText] = useState('');
  const time = countTime(state);
  const seconds = useSeconds(time?.deadline, client.now, time?.total);
  useEffect(() => {
    const nameOf = (seat: Seat) => t.nameOf(nameOfSeat(state, seat));
    const said = saidBetween(t, mcrOnly(state.session.hand.rules), before.current, count, nameOf);
    before.current = count;
    if (said) setText(said);
  }, [count, state, t]);
  useEffect(() => {
    if (seconds !== undefined && SPOKEN_AT.includes(seconds)) setText(t('count.seconds', { count: seconds }));
  }, [seconds, t]);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}
