import type { GroupCommand, GroupDoor } from '@gorrion/events/groups';
import { useEffect, useState } from 'react';
import type { Sent } from '../client/ledgers/outbox.ts';
import { refusalText } from '../client/ledgers/refusalText.ts';
import type { Answer, Refusal } from '../client/ledgers/server.ts';
import { useApp } from '../client/store/app.ts';
import { useT } from '../kit/i18n/index.ts';
import { Note } from '../kit/ui/Note.tsx';
import { Go } from '../shell/page/Go.tsx';
import { NameField } from '../shell/page/NameField.tsx';
import { StatePage } from '../shell/page/StatePage.tsx';
import { fetchDoor } from './server.ts';
import { REFUSALS } from './text.ts';

/** The key of a group's link. It stays in the browser's part of the address. */
export const keyInAddress = (): string | undefined => /^#([0-9a-f]{32})$/.exec(location.hash)?.[1];

interface JoinPageProps {
  readonly id: string;
  readonly link: string;
  readonly join: (command: GroupCommand) => Promise<Sent>;
}

/** Lets a person who has a group's link join it. */
export function JoinPage({ id, link, join }: JoinPageProps) {
  const t = useT();
  const name = useApp(app => app.me?.name);
  const [door, setDoor] = useState<Answer<GroupDoor>>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let isHere = true;
    void fetchDoor(id, link).then(answer => isHere && setDoor(answer));
    return () => {
      isHere = false;
    };
  }, [id, link]);
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
    const answer = await join({ type: 'join', key: link });
    setRefusal(answer.ok ? undefined : answer);
  };
  return (
    <StatePage
      title={door.value.name}
      note={t('groups.joinNote', { members: t('groups.members', { count: door.value.members }) })}
    >
      <div className="stack">
        <NameField />
      </div>
      {refusal && <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />}
      <button type="button" className="btn pri" disabled={name === undefined} onClick={() => void enter()}>
        {t('groups.joinAs', { name: name ?? '' })}
      </button>
      <Go className="btn" href="/">
        {t('groups.notNow')}
      </Go>
    </StatePage>
  );
}
