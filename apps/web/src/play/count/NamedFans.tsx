import type { TableState } from '@gorrion/protocol';
import { type CountingPhase, type FanId, fanPoints, mcrOnly, type Seat } from '@gorrion/rules';
import { nameOfSeat } from '../../client/store/people.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { mayRepeat, named, sumOf } from '../../sheet/session/fans.ts';
import { act } from './act.ts';
import { timesName } from './said.ts';

interface NamedProps {
  readonly state: TableState;
  readonly count: CountingPhase;
  readonly me: Seat | undefined;
}

/** What is named so far, with its sum. The winner takes fans back; the others object to them. */
export function NamedFans({ state, count, me }: NamedProps) {
  const t = useT();
  const { hand } = state.session;
  const flowers = hand.seats[count.seat].flowers.length;
  const points = sumOf(count.declared, mcrOnly(hand.rules));
  const isMine = me === count.seat;
  const name = t.nameOf(nameOfSeat(state, count.seat));
  return (
    <section className="count-named" aria-labelledby="count-named">
      <h2 id="count-named">{isMine ? t('count.yours') : t('count.theirs', { name })}</h2>
      <ul className="ruled">
        {named(count.declared).map(({ id, times }) => (
          <NamedRow key={id} state={state} count={count} me={me} id={id} times={times} />
        ))}
        {count.declared.length === 0 && <li className="quiet">{t('count.empty')}</li>}
        {flowers > 0 && (
          <li className="row" title={t('count.flowersNote')}>
            <b className="grow">{timesName(t, t('count.flowers'), flowers)}</b>
            <span className="numeral">{flowers}</span>
          </li>
        )}
      </ul>
      <p className="row count-sum">
        <b>{points + flowers}</b>
        <span className="grow fine count-least">
          {flowers > 0 && <span>{t('count.sum', { points, flowers })}</span>}
          <span>{t('count.needed', { least: hand.rules.minPoints })}</span>
        </span>
      </p>
    </section>
  );
}

interface RowProps extends NamedProps {
  readonly id: FanId;
  readonly times: number;
}

function NamedRow({ state, count, me, id, times }: RowProps) {
  const t = useT();
  const { rules } = state.session.hand;
  const fan = fanName(id, t.locale);
  const objecting = count.objections.filter(objection => objection.fan === id).map(({ seat }) => seat);
  return (
    <li className="row">
      <b className="grow">{timesName(t, fan, times)}</b>
      {objecting.length > 0 && (
        <Badge tone="amber" icon="flag">
          {objectionText(t, state, objecting, me)}
        </Badge>
      )}
      <span className="numeral">{times * fanPoints(id, mcrOnly(rules))}</span>
      {me === count.seat && !count.isFinished && <OwnWays id={id} times={times} fan={fan} />}
      {me !== undefined && me !== count.seat && <Objection id={id} fan={fan} isObjecting={objecting.includes(me)} />}
    </li>
  );
}

function objectionText(t: Translate, state: TableState, seats: readonly Seat[], me: Seat | undefined): string {
  if (seats.length === 1 && seats[0] === me) return t('count.youObject');
  const names = t.all(seats.map(seat => t.nameOf(nameOfSeat(state, seat))));
  return t(seats.length > 1 ? 'count.objectMany' : 'count.objects', { names });
}

function OwnWays({ id, times, fan }: { readonly id: FanId; readonly times: number; readonly fan: string }) {
  const t = useT();
  return (
    <>
      {mayRepeat(id) && times < 4 && (
        <button
          type="button"
          className="ib"
          aria-label={t('count.once', { fan })}
          onClick={() => act({ type: 'name-fan', fan: id, times: times + 1 })}
        >
          <Icon name="plus" />
        </button>
      )}
      <button
        type="button"
        className="ib"
        aria-label={t('count.remove', { fan })}
        onClick={() => act({ type: 'name-fan', fan: id, times: times - 1 })}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

interface ObjectionProps {
  readonly id: FanId;
  readonly fan: string;
  readonly isObjecting: boolean;
}

function Objection({ id, fan, isObjecting }: ObjectionProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="ib"
      aria-label={t(isObjecting ? 'count.unobject' : 'count.object', { fan })}
      aria-pressed={isObjecting}
      onClick={() => act({ type: 'object', fan: id, isObjecting: !isObjecting })}
    >
      <Icon name="flag" />
    </button>
  );
}
