import type { GroupView } from '@gorrion/events/groups';
import type { CallLinkWish } from '@gorrion/protocol';
import { refusalText } from '../client/ledgers/refusalText.ts';
import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { VoiceCall } from '../shell/voice/VoiceCall.tsx';
import { makeCallRoom } from './server.ts';
import { REFUSALS } from './text.ts';
import type { PartProps } from './useGroup.ts';

interface VoiceCardProps extends Pick<PartProps, 'id' | 'act'> {
  readonly view: Pick<GroupView, 'role' | 'callLink'>;
}

/** Where the members of a group talk. Its owners set it. */
export function VoiceCard({ id, view, act }: VoiceCardProps) {
  const t = useT();
  const mayChange = view.role === 'owner';
  if (view.callLink === null && !mayChange) return null;
  const set = async (link: string | null) => {
    // The page of the group says why it was refused.
    await act({ type: 'set-call-link', link });
    return undefined;
  };
  const change = async (wish: CallLinkWish) => {
    if (wish.type !== 'make') return set(wish.type === 'set' ? wish.link : null);
    const made = await makeCallRoom(id);
    if (made.ok) return set(made.value.link);
    return refusalText(t, made, REFUSALS);
  };
  return (
    <Card className="stack tight" title={t('voice.title')}>
      <VoiceCall link={view.callLink} mayChange={mayChange} change={change} />
      <p className="fine">{t('groups.voiceForMembers')}</p>
    </Card>
  );
}
