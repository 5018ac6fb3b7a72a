import { newId } from '@gorrion/client/connection';
import { LONGEST_GROUP_NAME } from '@gorrion/events/groups';
import { type FormEvent, useId, useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { openLedger, type Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ownZone } from '../../kit/i18n/ownZone.ts';
import { Note } from '../../kit/ui/Note.tsx';

interface NewGroupProps {
  /** The table whose people become the group. */
  readonly table?: string;
  readonly isMain?: boolean;
  /** Called with the id of the new group. */
  readonly onMade: (id: string) => void;
}

/** A form for the name of a new group, which makes it. */
export function NewGroup({ table, isMain = true, onMade }: NewGroupProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  // The same wish is sent again after a lost answer, and opens one group.
  const [wish] = useState(newId);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isSending) return;
    setSending(true);
    const zone = ownZone();
    const answer = await openLedger('group', wish, { name: name.trim(), zone, ...(table && { table }) });
    setSending(false);
    if (answer.ok) onMade(answer.value.id);
    else setRefusal(answer);
  };
  return (
    <form className="stack tight" onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {t('newGroup.name')}
      </label>
      <div className="row tight">
        <input
          id={id}
          className="grow"
          value={name}
          maxLength={LONGEST_GROUP_NAME}
          placeholder={t('newGroup.hint')}
          autoComplete="off"
          dir="auto"
          data-first
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className={`btn sm ${isMain ? 'pri' : ''}`} disabled={name.trim() === '' || isSending}>
          {t('newGroup.make')}
        </button>
      </div>
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, {})} />
        </div>
      )}
    </form>
  );
}
