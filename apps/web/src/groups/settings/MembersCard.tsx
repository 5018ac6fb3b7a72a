import type { MemberView } from '@gorrion/events/groups';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Sure } from '../../kit/ui/Sure.tsx';
import { Face } from '../Face.tsx';
import { dayText, memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** The members with their roles. */
export function MembersCard({ view, act }: PartProps) {
  const t = useT();
  const members = view.members.filter(({ role }) => role !== 'gone');
  return (
    <section className="card pad" aria-labelledby="gp-members">
      <h2 id="gp-members">{t('groups.membersTitle')}</h2>
      <ul className="ruled gp-people">
        {members.map(member => (
          <li key={member.number} className="row">
            <Face view={view} member={member.number} />
            <span className="grow stack tight">
              <b dir="auto">{memberName(t, view, member.number)}</b>
              <small className="fine">
                {t(member.role === 'owner' ? 'groups.owner' : 'groups.member')}
                {member.number === view.you && t('list.comma') + t('groups.you')}
                {t('list.comma')}
                {t('groups.memberSince', { day: dayText(t, member.since) })}
              </small>
            </span>
            {view.role === 'owner' && member.number !== view.you && <Rights view={view} act={act} member={member} />}
          </li>
        ))}
      </ul>
      {view.invited > 0 && <p className="fine">{t('groups.unanswered', { count: view.invited })}</p>}
    </section>
  );
}

function Rights({ view, act, member }: Pick<PartProps, 'view' | 'act'> & { readonly member: MemberView }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { number, role } = member;
  const name = memberName(t, view, number);
  if (isAsking)
    return (
      <Sure
        question={t('groups.removeSure', { name })}
        yes={t('groups.remove')}
        no={t('groups.cancel')}
        onYes={() => void act({ type: 'remove', member: number })}
        onNo={() => setAsking(false)}
      >
        <p>{t('groups.removeNote')}</p>
      </Sure>
    );
  const next = role === 'owner' ? 'member' : 'owner';
  return (
    <span className="row tight">
      <button
        type="button"
        className="btn sm ghost"
        onClick={() => void act({ type: 'set-role', member: number, role: next })}
      >
        {t(next === 'owner' ? 'groups.makeOwner' : 'groups.makeMember')}
        <span className="sr"> {name}</span>
      </button>
      <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
        {t('groups.remove')}
        <span className="sr"> {name}</span>
      </button>
    </span>
  );
}
