import type { TableState } from '@gorrion/protocol';
import { type ByPlayer, PLAYERS, type Player } from '@gorrion/rules';
import { type ReactNode, useRef } from 'react';
import { client } from '../../client/index.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { useSettling } from '../../kit/ui/useSettling.ts';
import { endKey } from './endWords.ts';
import './wish.css';

interface WishProps {
  readonly state: TableState;
  readonly me: Player | undefined;
  readonly type: 'ask-pause' | 'ask-end';
  readonly asked: ByPlayer<boolean>;
}

/** A wish, which who has it can take back, and who has not can agree with or refuse for all. */
export function Wish({ state, me, type, asked }: WishProps) {
  const t = useT();
  const asking = PLAYERS.filter(player => asked[player]);
  if (asking.length === 0) return null;
  const send = (isWanted: boolean) => client.send({ type, isWanted });
  if (me !== undefined && asked[me]) {
    return (
      <Ask text={t(type === 'ask-pause' ? 'game.youPausing' : endKey('game.youEnding', state))}>
        <button type="button" className="btn sm" onClick={() => send(false)}>
          {t('game.takeBack')}
        </button>
      </Ask>
    );
  }
  const names = t.all(asking.map(player => nameAt(state.places[player]) ?? ''));
  return (
    <Ask text={t(type === 'ask-pause' ? 'game.pausing' : endKey('game.ending', state), { names })}>
      {me !== undefined && <Answer onAnswer={send} />}
    </Ask>
  );
}

interface AskProps {
  readonly text: string;
  /** The text takes lines of its own on a phone, and stands above all else where there is little room. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

export function Ask({ text, isLong = false, children }: AskProps) {
  const card = useRef<HTMLDivElement>(null);
  useSettling(card);
  return (
    <div className={isLong ? 'asked card long' : 'asked card'} role="status" ref={card}>
      <p>{text}</p>
      {children}
    </div>
  );
}

function Answer({ onAnswer }: { readonly onAnswer: (isWanted: boolean) => void }) {
  const t = useT();
  return (
    <>
      <button type="button" className="btn sm soft" onClick={() => onAnswer(true)}>
        {t('game.agree')}
      </button>
      <button type="button" className="btn sm" onClick={() => onAnswer(false)}>
        {t('game.refuse')}
      </button>
    </>
  );
}
