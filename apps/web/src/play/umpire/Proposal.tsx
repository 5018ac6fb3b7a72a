import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { client } from '../../client/index.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { rulingsText } from './umpireText.ts';
import './umpire.css';

interface ProposalProps {
  readonly state: TableState;
  /** The viewer's player; undefined for a spectator. */
  readonly me: Player | undefined;
}

/** The ruling that a player proposes. Everybody sees it; the other players agree or refuse. */
export function Proposal({ state, me }: ProposalProps) {
  const t = useT();
  const proposed = state.umpire?.proposed;
  useRootMark('proposed', proposed !== undefined);
  if (!proposed) return null;
  const name = t.nameOf(nameAt(state.places[proposed.by]) ?? '');
  const answer = (isAgreed: boolean) => void client.send({ type: 'answer-ruling', isAgreed });
  return (
    <div className="asked card ump-asked" role="status">
      <p>
        <b>{proposed.by === me ? t('umpire.youPropose') : t('umpire.proposes', { name })}</b>{' '}
        {rulingsText(t, state, [proposed.ruling, ...(proposed.also ?? [])], me)}
      </p>
      {me !== undefined && (
        <span className="ump-answers">
          {!proposed.agreed[me] && (
            <button type="button" className="btn sm soft" onClick={() => answer(true)}>
              {t('umpire.agree')}
            </button>
          )}
          <button type="button" className="btn sm" onClick={() => answer(false)}>
            {t(me === proposed.by ? 'umpire.withdraw' : 'umpire.refuse')}
          </button>
        </span>
      )}
    </div>
  );
}
