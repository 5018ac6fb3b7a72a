import type { GroupInvitation } from '@gorrion/events/groups';
import { useId, useState } from 'react';
import { newId } from '../connection/ids.ts';
import { useT } from '../i18n/index.ts';
import { refusalText } from '../ledgers/refusalText.ts';
import { type Listed, type Refusal, sendToLedger } from '../ledgers/server.ts';
import { eventPaths } from '../page/eventPaths.ts';
import { goTo } from '../page/router.ts';
import { Note } from '../ui/Note.tsx';
import './newGroup.css';

interface InvitationsProps {
  readonly invitations: readonly Listed<GroupInvitation>[];
  /** Called once the server has an answer. */
  readonly onAnswered: () => void;
}

/** Asks a person whether they join the groups that have invited them. */
export default function Invitations({ invitations, onAnswered }: InvitationsProps) {
  return invitations.map(group => <Invitation key={group.id} group={group} onAnswered={onAnswered} />);
}

interface InvitationProps extends Pick<InvitationsProps, 'onAnswered'> {
  readonly group: Listed<GroupInvitation>;
}

function Invitation({ group: { id, name, by }, onAnswered }: InvitationProps) {
  const t = useT();
  const heading = useId();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (type: 'accept' | 'decline') => {
    setSending(true);
    const answer = await sendToLedger('group', id, { id: newId(), command: { type } });
    setSending(false);
    setRefusal(answer.ok ? undefined : answer);
    if (!answer.ok) return;
    onAnswered();
    if (type === 'accept') goTo(eventPaths.group(id));
  };
  return (
    <section className="card gp-invited" aria-labelledby={heading}>
      <h2 id={heading}>{t('newGroup.invitation', { name })}</h2>
      <p>
        {by && `${t('newGroup.invitedBy', { by: t.nameOf(by) })} `}
        {t('newGroup.invitedNote')}
      </p>
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, {})} />
        </div>
      )}
      <div>
        <button type="button" className="btn sm pri" disabled={isSending} onClick={() => void send('accept')}>
          {t('newGroup.accept')}
        </button>
        <button type="button" className="btn sm" disabled={isSending} onClick={() => void send('decline')}>
          {t('newGroup.decline')}
        </button>
      </div>
    </section>
  );
}
