import { newId } from '@gorrion/client/connection';
import type { GroupInvitation } from '@gorrion/events/groups';
import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { type Listed, type Refusal, sendToLedger } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { goTo } from '../page/router.ts';

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
    <Card className="stack" title={t('newGroup.invitation', { name })}>
      <p>
        {by && `${t('newGroup.invitedBy', { by: t.nameOf(by) })} `}
        {t('newGroup.invitedNote')}
      </p>
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, {})} />
        </div>
      )}
      <div className="row">
        <button type="button" className="btn sm pri" disabled={isSending} onClick={() => void send('accept')}>
          {t('newGroup.accept')}
        </button>
        <button type="button" className="btn sm" disabled={isSending} onClick={() => void send('decline')}>
          {t('newGroup.decline')}
        </button>
      </div>
    </Card>
  );
}
