import type { GroupCard, GroupInvitation } from '@gorrion/events/groups';
import { GREEN } from '@gorrion/rules';
import { useState } from 'react';
import { DamagedLedgers } from '../client/ledgers/DamagedLedgers.tsx';
import { MoreButton } from '../client/ledgers/MoreButton.tsx';
import { refusalText } from '../client/ledgers/refusalText.ts';
import type { Listed } from '../client/ledgers/server.ts';
import { isInvitation } from '../client/ledgers/useInvitations.ts';
import { useLedgers } from '../client/ledgers/useLedger.ts';
import { useT } from '../kit/i18n/index.ts';
import { timeOfDay } from '../kit/i18n/timeOfDay.ts';
import { MiniTile, WINDS } from '../kit/tiles/index.ts';
import { EmptyPlace } from '../kit/ui/Empty.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { Note } from '../kit/ui/Note.tsx';
import { eventPaths } from '../shell/links/eventPaths.ts';
import Invitations from '../shell/newGroup/Invitations.tsx';
import { NewGroup } from '../shell/newGroup/NewGroup.tsx';
import { Go } from '../shell/page/Go.tsx';
import { PlacePage } from '../shell/page/PlacePage.tsx';
import { goTo } from '../shell/page/router.ts';
import { GroupLink } from './GroupLink.tsx';
import { GroupSamples } from './GroupSamples.tsx';
import { longDay, REFUSALS } from './text.ts';
import './groups.css';

/** The person's groups, and a way to make one. */
export default function GroupsPage() {
  const t = useT();
  const [looks, setLooks] = useState(0);
  const { answer, more } = useLedgers<GroupCard | GroupInvitation>('group', looks);
  const mine = answer?.ok ? answer.value.mine : [];
  const groups = mine.filter(group => !isInvitation(group));
  const isEmpty = answer?.ok === true && groups.length === 0;
  return (
    <PlacePage title={t('groups.title')} note={isEmpty ? undefined : t('groups.lead')} className="gp">
      {answer && !answer.ok && <Note tone="amber" icon="warn" title={refusalText(t, answer, REFUSALS)} />}
      {answer?.ok && <DamagedLedgers ids={answer.value.damaged} />}
      <div className="cards">
        <Invitations invitations={mine.filter(isInvitation)} onAnswered={() => setLooks(looks + 1)} />
        {groups.map(group => (
          <Card key={group.id} group={group} />
        ))}
        {answer?.ok && <MoreButton list={answer.value} of="mine" more={more} />}
        {groups.length > 0 && <Make />}
      </div>
      {isEmpty && (
        <div className="stack roomy">
          <EmptyPlace title={t('groups.emptyTitle')} note={t('groups.none')} tiles={WINDS} beside={<Make isMain />} />
          <GroupSamples />
        </div>
      )}
    </PlacePage>
  );
}

/** Makes a group, or goes to one by its link. */
function Make({ isMain = false }: { readonly isMain?: boolean }) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="gp-make">
      <h2 id="gp-make">{t('groups.newTitle')}</h2>
      <p className="fine">{t('groups.newNote')}</p>
      <NewGroup isMain={isMain} onMade={id => goTo(eventPaths.group(id))} />
      <GroupLink />
    </section>
  );
}

function Card({ group }: { readonly group: Listed<GroupCard> }) {
  const t = useT();
  const { evening } = group;
  const isAhead = evening !== null && evening.at > Date.now();
  return (
    <Go className="card pad gp-card" href={eventPaths.group(group.id)}>
      <MiniTile tile={GREEN} decorative />
      <span>
        <b dir="auto">{group.name}</b>
        <small className="fine">
          {t('groups.members', { count: group.members })}
          {t('list.comma')}
          {t('groups.games', { count: group.games })}
        </small>
        {evening && isAhead && (
          <small className="fine row tight">
            <Icon name="clock" />
            {t('groups.cardEvening', { day: longDay(t, evening.at), time: timeOfDay(t.locale, evening.at) })}
          </small>
        )}
      </span>
      <Icon name="right" />
    </Go>
  );
}
