import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { agreeing, people } from '@gorrion/table';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { endKey } from './endWords.ts';

interface AskEndProps {
  readonly state: TableState;
  readonly me: Player;
  readonly className?: string;
  readonly onDone?: () => void;
}

/** Asks for the end of the game after a question, which says whether others must agree and what becomes of the hand. */
export function AskEnd({ state, me, className, onDone }: AskEndProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const wantsEnd = state.endAsked[me];
  const endsNow = agreeing(state).every(player => player === me || state.endAsked[player]);
  const want = (isWanted: boolean) => {
    void client.send({ type: 'ask-end', isWanted });
    setAsking(false);
    onDone?.();
  };
  const playing = people(state);
  // A player who has left asks for nothing, and a rated game of one person is played to its end.
  if (!playing.includes(me) || (state.settings.rated && playing.length === 1)) return null;
  const question = endsNow ? 'game.endSure' : 'game.askEndSure';
  const label = t(wantsEnd ? 'game.askedEnd' : endsNow ? 'game.end' : 'game.askEnd');
  if (!isAsking) {
    return (
      <button type="button" className={className} onClick={() => (wantsEnd ? want(false) : setAsking(true))}>
        <Icon name="stop" />
        {label}
      </button>
    );
  }
  return (
    <Sure
      question={t(endKey(question, state))}
      yes={label}
      no={t('game.playOn')}
      onYes={() => want(true)}
      onNo={() => setAsking(false)}
    />
  );
}
