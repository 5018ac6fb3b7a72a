import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { useEffect, useRef } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { changeSentence } from '../../shell/options/words.ts';
import { changeFor } from './agreement.ts';

/** Asks a player who sits to agree with what was changed. The button gets the focus unless the player is elsewhere. */
export function AgreeRequest({ table, mine }: { readonly table: FollowedTable; readonly mine: Player }) {
  const t = useT();
  const { state, recent } = table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const { by, before } = changeFor(recent, mine);
  return (
    <Note tone="amber" icon="clock">
      <div className="row">
        <span className="grow" role="status">
          {changeSentence(t, nameOfChanger(state, by) ?? t('room.theHost'), state.settings, before)}{' '}
          <b>{t('room.agreeQuestion')}</b>
        </span>
        <button type="button" ref={button} className="btn sm pri" onClick={() => client.send({ type: 'agree' })}>
          {t('room.agree')}
        </button>
      </div>
    </Note>
  );
}

const nameOfChanger = (state: TableState, by: Player | undefined): string | undefined =>
  by === undefined ? undefined : nameAt(state.places[by]);
