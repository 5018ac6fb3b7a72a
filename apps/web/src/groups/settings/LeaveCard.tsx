import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { goTo } from '../../shell/page/router.ts';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** The way out of the group, with what stays. */
export function LeaveCard({ view, act }: PartProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    if (await act({ type: 'leave' })) goTo(eventPaths.groups());
  };
  const here = view.members.filter(({ role }) => role !== 'gone');
  const others = here.filter(({ number }) => number !== view.you);
  const isLast = view.role === 'owner' && others.every(({ role }) => role !== 'owner');
  const [heir] = others.toSorted((a, b) => a.since - b.since || a.number - b.number);
  if (!isAsking)
    return (
      <div>
        <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
          <Icon name="leave" />
          {t('groups.leave')}
        </button>
      </div>
    );
  return (
    <section className="card pad">
      <Sure
        question={t('groups.leaveSure')}
        yes={t('groups.leave')}
        no={t('groups.stay')}
        onYes={() => void leave()}
        onNo={() => setAsking(false)}
      >
        <p>{t('groups.leaveNote')}</p>
        {isLast && heir && <p>{t('groups.heir', { name: memberName(t, view, heir.number) })}</p>}
        {others.length === 0 && <p>{t('groups.lastOut')}</p>}
      </Sure>
    </section>
  );
}
