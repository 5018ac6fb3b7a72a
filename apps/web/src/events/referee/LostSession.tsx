import { PLAYERS, type Player } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { nameIn } from '../event/event.ts';
import { sessionTitle } from '../event/words.ts';
import type { DeskProps } from './deskProps.ts';

/** Declares that a player has lost the session (article 90): more than fifteen minutes late, or gone. */
export function LostSession({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const [player, setPlayer] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const lost = table.result?.lost ?? [];
  const options = PLAYERS.filter((one: Player) => table.players[one] !== null && !lost.includes(one)).map(one => {
    const number = table.players[one] ?? 0;
    return [String(number), nameIn(view, number)] as const;
  });
  if (options.length === 0 || table.stage === 'final') return null;
  return (
    <details className="rf-details">
      <summary>{t('referee.lose')}</summary>
      <p className="fine">{t('referee.loseNote')}</p>
      <Pick
        label={t('ruling.player')}
        value={player === undefined ? '' : String(player)}
        options={[['', '–'], ...options]}
        onPick={value => setPlayer(value === '' ? undefined : Number(value))}
      />
      {isAsked && player !== undefined ? (
        <Sure
          question={t('referee.loseSure', { name: nameIn(view, player), where: sessionTitle(t, view, session) })}
          yes={t('referee.loseYes')}
          no={t('referee.cancel')}
          onYes={() => {
            setAsked(false);
            void orders.send({ type: 'lose-session', session, player });
          }}
          onNo={() => setAsked(false)}
        />
      ) : (
        <button type="button" className="btn sm" disabled={player === undefined} onClick={() => setAsked(true)}>
          {t('referee.loseYes')}
        </button>
      )}
    </details>
  );
}
