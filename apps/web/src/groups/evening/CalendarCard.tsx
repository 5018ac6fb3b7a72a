import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import type { PartProps } from '../useGroup.ts';
import { calendarLink } from './calendar.ts';

/** The way to have all evenings in one's own calendar, which follows every change. */
export function CalendarCard({ id, view, act }: Pick<PartProps, 'id' | 'view' | 'act'>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const renew = async () => {
    if (await act({ type: 'renew-calendar' })) setAsking(false);
  };
  return (
    <Card className="stack" title={t('groups.subscribeTitle')}>
      <p className="fine">{t('groups.subscribeNote')}</p>
      <div className="row">
        <a className="btn sm" href={calendarLink(id, view, 'webcal:')}>
          <Icon name="calendar" />
          {t('groups.subscribe')}
        </a>
        <button type="button" className="btn sm" onClick={() => void copyText(calendarLink(id, view))}>
          <Icon name="copy" />
          {t('groups.copyLink')}
        </button>
        {view.role === 'owner' && !isAsking && (
          <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
            {t('groups.renewCalendar')}
          </button>
        )}
      </div>
      {isAsking && (
        <Sure
          question={t('groups.renewCalendarSure')}
          yes={t('groups.renewCalendar')}
          no={t('groups.cancel')}
          onYes={() => void renew()}
          onNo={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
