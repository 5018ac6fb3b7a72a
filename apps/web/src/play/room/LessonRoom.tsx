import type { TableState } from '@gorrion/protocol';
import { useApp } from '../../client/store/app.ts';
import { freePlaces, isTeaching, placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { teachPath } from '../../shell/page/router.ts';
import { teach } from '../lesson/acts.ts';
import { SitDown } from './SitDown.tsx';

/** How a lesson begins: learners sit down, and the teacher deals. Bots take the seats that are free by then. */
export function LessonStart({ state }: { readonly state: TableState }) {
  const t = useT();
  const me = useApp(app => app.me);
  const amTeacher = isTeaching(state, me);
  const mine = placeOfPerson(state, me);
  const free = freePlaces(state).length;
  return (
    <div className="card start-bar">
      <p className="fine grow" role="status">
        <b>{free > 0 ? t('teach.free', { count: free }) : t('teach.full')}</b>
        <span>{!amTeacher && t('teach.dealsFirst', { name: state.lesson?.teacher.name ?? '' })}</span>
      </p>
      <div className="row start-ways">
        {amTeacher ? (
          <>
            <Go className="btn" href={teachPath()}>
              {t('teach.class')}
            </Go>
            <button type="button" className="btn pri" onClick={() => void teach({ kind: 'deal' })}>
              <Icon name="play" />
              {t('teach.dealFirst')}
            </button>
          </>
        ) : (
          mine === undefined &&
          free > 0 && (
            <SitDown isTold state={state} className="btn pri">
              {t('teach.sitDown')}
            </SitDown>
          )
        )}
      </div>
    </div>
  );
}
