import type { TableState } from '@gorrion/protocol';
import { type CountingPhase, mcrOnly, SEATS, type Seat } from '@gorrion/rules';
import { nameOfSeat } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { useKeydown } from '../../kit/ui/useKeydown.ts';
import { sumOf } from '../../sheet/session/fans.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { COUNT_ARTICLE } from '../../shell/links/sections.ts';
import { act } from './act.ts';

interface FootProps {
  readonly state: TableState;
  readonly count: CountingPhase;
  readonly me: Seat | undefined;
  readonly onLook: () => void;
}

/** The foot of a count: what the others do, and the press that finishes or confirms it. */
export function CountFoot({ state, count, me, onLook }: FootProps) {
  const t = useT();
  const { hand } = state.session;
  const isMine = me === count.seat;
  const isNaming = isMine && !count.isFinished;
  const points = sumOf(count.declared, mcrOnly(hand.rules)) + hand.seats[count.seat].flowers.length;
  // A count of nothing would be a false Hu by a slip. Who has nothing to name lets the time run out.
  const isNamed = count.declared.length > 0;
  useFinishKey(isNaming && isNamed);
  return (
    <footer className="row ends count-foot">
      <ul className="row tight">
        {SEATS.filter(seat => seat !== count.seat).map(seat => (
          <Other key={seat} state={state} count={count} seat={seat} />
        ))}
      </ul>
      <div className="row count-ways">
        <button type="button" className="btn" onClick={onLook}>
          {t('count.look')}
        </button>
        {isNaming && (
          <button type="button" className="btn pri" disabled={!isNamed} onClick={() => act({ type: 'finish-count' })}>
            {t('count.finish', { points })}
          </button>
        )}
        {me !== undefined && !isMine && (
          <button
            type="button"
            className="btn pri"
            disabled={count.confirmed[me]}
            onClick={() => act({ type: 'confirm-count' })}
          >
            {t(count.confirmed[me] ? 'count.confirmed' : 'count.confirm')}
          </button>
        )}
      </div>
      {isMine && (
        <p className="fine count-note">
          {isNaming ? t('count.note', { least: hand.rules.minPoints }) : t('count.waits')}{' '}
          <RuleLink article={COUNT_ARTICLE} />
        </p>
      )}
    </footer>
  );
}

/** Finishes the count by Ctrl+Enter, from wherever the focus is. */
function useFinishKey(isNaming: boolean): void {
  useKeydown(
    event => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      act({ type: 'finish-count' });
    },
    { isOn: isNaming },
  );
}

interface OtherProps {
  readonly state: TableState;
  readonly count: CountingPhase;
  readonly seat: Seat;
}

/** What one of the others does: looks, objects or has confirmed. */
function Other({ state, count, seat }: OtherProps) {
  const t = useT();
  const name = t.nameOf(nameOfSeat(state, seat));
  const isObjecting = count.objections.some(objection => objection.seat === seat);
  const [tone, icon, text] = count.confirmed[seat]
    ? (['ok', 'check', t('count.hasConfirmed', { name })] as const)
    : isObjecting
      ? (['amber', 'flag', t('count.objects', { names: name })] as const)
      : (['plain', 'eye', t('count.looks', { name })] as const);
  return (
    <li title={text}>
      <Badge tone={tone} icon={icon}>
        <span className="sr">{text}</span>
        <span className="ellipsis" dir="auto" aria-hidden="true">
          {name}
        </span>
      </Badge>
    </li>
  );
}
