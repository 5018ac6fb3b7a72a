import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { nextHandBy } from '@gorrion/table';
import type { ReactNode } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

interface ReadyBarProps {
  readonly label: string;
  readonly state: TableState;
  readonly me: Player | undefined;
  /** What a player asks for, above the others. */
  readonly wish?: ReactNode;
  readonly children: ReactNode;
}

/** The bar that says who is ready and who is awaited. `children` are its buttons. */
export function ReadyBar({ label, state, me, wish, children }: ReadyBarProps) {
  const t = useT();
  const seconds = useSeconds(nextHandBy(state), client.now);
  return (
    <div className="ready-bar">
      {wish}
      <ul aria-label={label}>
        {PLAYERS.map(player => {
          const isReady = state.ready[player];
          const name = player === me ? t('result.you') : t.nameOf(nameAt(state.places[player]) ?? '');
          return (
            <li key={player} className={isReady ? 'is-ready' : undefined}>
              <Icon name={isReady ? 'check' : 'clock'} />
              <span className="sr">{t(isReady ? 'result.isReady' : 'result.isAwaited', { name })}</span>
              <bdi aria-hidden="true">{name}</bdi>
            </li>
          );
        })}
      </ul>
      {seconds !== undefined && <span className="fine">{t('result.nextIn', { seconds })}</span>}
      <div className="ready-ways">{children}</div>
    </div>
  );
}
