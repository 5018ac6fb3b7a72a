import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { askLedgers, type Refusal } from '../../client/ledgers/server.ts';
import { type Key, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';

const REFUSALS: Readonly<Record<string, Key>> = {
  'called-already': 'seatCall.refused.called-already',
  'calling-too-often': 'seatCall.refused.calling-too-often',
  'no-free-seat': 'seatCall.refused.no-free-seat',
  'not-at-table': 'seatCall.refused.not-at-table',
};

interface Called {
  readonly id: string;
  readonly name: string;
}

interface SeatCallProps {
  /** Code of a table with free seats. */
  readonly code: string;
  /** The groups that may be called, at least one. */
  readonly groups: readonly [Called, ...Called[]];
}

/** The press that calls the members of a group to a table with free seats. Who is in several groups chooses one. */
export function SeatCall({ code, groups }: SeatCallProps) {
  const t = useT();
  const [chosen, choose] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [called, setCalled] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const press = async () => {
    setSending(true);
    const answer = await askLedgers(`/api/calls/${group.id}/seats`, { table: code });
    setSending(false);
    setRefusal(answer.ok ? undefined : answer);
    if (answer.ok) setCalled(group.name);
  };
  return (
    <div className="stack tight">
      {called === undefined && (
        <div className="row tight">
          {groups.length > 1 && (
            <Pick
              label={t('seatCall.group')}
              value={group.id}
              options={groups.map(({ id, name }) => [id, name] as const)}
              onPick={choose}
            />
          )}
          <button type="button" className="btn sm" disabled={isSending} onClick={() => void press()}>
            <Icon name="people" />
            {t('seatCall.call', { group: group.name })}
          </button>
        </div>
      )}
      <div role="status">{called !== undefined && <p className="fine">{t('seatCall.done', { group: called })}</p>}</div>
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
        </div>
      )}
    </div>
  );
}
