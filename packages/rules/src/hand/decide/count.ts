import { ok, type Result, refuse } from '../../result/result.ts';
import type { FanId } from '../../scoring/fans/ids.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import type { CountingPhase, HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { settle } from './close.ts';
import { falseHu, foulEvent } from './foul.ts';
import { winAsDeclared, wonEvent } from './win.ts';

/* The winner counts (article 41): names fans, the others object or confirm, and then the named fans are judged. */

type Decision = Result<readonly HandEvent[], RuleError>;

/** No hand has a fan more often. */
const MOST_TIMES = 4;
/** More names than any hand has fans. */
const MOST_NAMED = 30;

/** Names a fan. Flowers lie open and count by themselves. */
export function nameFan({ phase }: HandState, seat: Seat, fan: FanId, times: number): Decision {
  if (phase.name !== 'counting' || phase.seat !== seat) return refuse({ code: 'no-count' });
  if (phase.isFinished) return refuse({ code: 'count-finished' });
  const isTimes = Number.isInteger(times) && times >= 0 && times <= MOST_TIMES;
  const others = phase.declared.filter(id => id !== fan).length;
  if (!isTimes || fan === 'flower-tiles' || others + times > MOST_NAMED) return refuse({ code: 'no-such-fan' });
  const isSame = phase.declared.length - others === times;
  return ok(isSame ? [] : [{ type: 'fan-named', seat, fan, times }]);
}

export function finishCount({ phase }: HandState, seat: Seat): Decision {
  if (phase.name !== 'counting' || phase.seat !== seat) return refuse({ code: 'no-count' });
  return ok(phase.isFinished ? [] : [{ type: 'count-finished', seat }]);
}

export function object({ phase }: HandState, seat: Seat, fan: FanId, isObjecting: boolean): Decision {
  if (phase.name !== 'counting' || phase.seat === seat) return refuse({ code: 'no-count' });
  if (!phase.declared.includes(fan)) return refuse({ code: 'fan-not-named' });
  const isSame = phase.objections.some(one => one.seat === seat && one.fan === fan) === isObjecting;
  return ok(isSame ? [] : [{ type: 'fan-objected', seat, fan, isObjecting }]);
}

export function confirmCount({ phase }: HandState, seat: Seat): Decision {
  if (phase.name !== 'counting' || phase.seat === seat) return refuse({ code: 'no-count' });
  return ok(phase.confirmed[seat] ? [] : [{ type: 'count-confirmed', seat }]);
}

/** Ends the winner's time to name fans; once that is over, the time of the others: the named fans are judged. */
export function closeCount(state: HandState): Decision {
  const { phase } = state;
  if (phase.name !== 'counting') return refuse({ code: 'no-count' });
  return phase.isFinished ? judge(state, phase) : ok([{ type: 'count-finished', seat: phase.seat }]);
}

/** A count below the minimum is a false Hu: the claim falls and the next one is checked, or the seat discards. */
function judge(state: HandState, { seat, under, declared, objections }: CountingPhase): Decision {
  const said: HandState = { ...state, phase: under };
  const attempt = winAsDeclared(said, seat, declared);
  if (attempt) return ok([wonEvent(said, attempt, { declared, objections })]);
  const isClaim = under.name === 'claims';
  const chain = new Chain(state)
    .add({ type: 'count-refused', seat })
    .add(foulEvent(said, seat, falseHu(said, seat), isClaim));
  return isClaim ? settle(chain) : ok(chain.events);
}
