import type { GroupCommand, GroupDoor } from '@gorrion/events/groups';
import { LONGEST_NAME } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { refusalText } from '../client/ledgers/refusalText.ts';
import type { Answer, Refusal } from '../client/ledgers/server.ts';
import { sendTo } from '../client/ledgers/useLedger.ts';
import { useApp } from '../client/store/app.ts';
import { useT } from '../kit/i18n/index.ts';
import { Note } from '../kit/ui/Note.tsx';
import { Go } from '../shell/page/Go.tsx';
import { NameField } from '../shell/page/NameField.tsx';
import { lengthOfName } from '../shell/page/nameLength.ts';
import { StatePage } from '../shell/page/StatePage.tsx';
import { fetchDoor } from './server.ts';
import { REFUSALS } from './text.ts';

/** The key of a group's link. It stays in the browser's part of the address. */
export const keyInAddress = (): string | undefined => /^#([0-9a-f]{32})$/.exec(location.hash)?.[1];

interface JoinPageProps {
  readonly id: string;
  readonly link: string;
  /** Called once the person is known to be a member. */
  readonly onMember: () => void;
}

/** Time (ms) before the door is tried again without a network. */
const RETRY = 3000;

/** Lets a person who has a group's link join it; a member passes. */
export function JoinPage({ id, link, onMember }: JoinPageProps) {
  const t = useT();
  const name = useApp(app => app.me?.name);
  const [typed, setTyped] = useState<string>();
  const isFit = name !== undefined && lengthOfName(typed ?? '') <= LONGEST_NAME;
  const [door, setDoor] = useState<Answer<GroupDoor>>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const knock = async () => {
      const answer = await fetchDoor(id, link);
      if (!isHere) return;
      if (answer.ok && answer.value.isMember) return onMember();
      setDoor(answer);
      if (!answer.ok && answer.code === 'offline') timer = setTimeout(() => void knock(), RETRY);
    };
    void knock();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, link, onMember]);
  if (!door) return <div className="page-wait" aria-busy="true" />;
  if (!door.ok)
    return (
      <StatePage title={t('groups.linkTitle')} note={refusalText(t, door, REFUSALS)}>
        <Go className="btn pri" href="/">
          {t('groups.home')}
        </Go>
      </StatePage>
    );
  const enter = async () => {
    const answer = await sendTo<GroupCommand>('group', id, { type: 'join', key: link });
    if (answer.ok) onMember();
    else setRefusal(answer);
  };
  return (
    <StatePage
      title={door.value.name}
      note={t('groups.joinNote', { members: t('groups.members', { count: door.value.members }) })}
    >
      <div className="stack">
        <NameField onTyped={setTyped} onEnter={() => isFit && void enter()} />
      </div>
      {refusal && <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />}
      <button type="button" className="btn pri" disabled={!isFit} onClick={() => void enter()}>
        {t('groups.joinAs', { name: typed ?? name ?? '' })}
      </button>
      <Go className="btn" href="/">
        {t('groups.notNow')}
      </Go>
    </StatePage>
  );
}
