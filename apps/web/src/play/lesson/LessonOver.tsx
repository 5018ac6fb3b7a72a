import type { LessonState, TableState } from '@gorrion/protocol';
import { seatOf } from '@gorrion/rules';
import { isTeacherHere } from '@gorrion/table';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, playerOf } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { teach } from './acts.ts';
import './lesson.css';

/** What a teacher's table says to who plays or watches there: that it is one, what is pointed at, and another try. */
export default function LessonOver({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { state, viewer } = table;
  const { lesson } = state;
  if (!lesson || viewer === 'teacher') return null;
  const name = lesson.teacher.name;
  return (
    <>
      <p className="teach-mark">
        <Icon name="eye" />
        {t(lesson.isOpen ? 'teach.markOpen' : 'teach.mark', { name })}
      </p>
      <PausedByTeacher state={state} lesson={lesson} viewer={viewer} />
      <Pointed state={state} lesson={lesson} />
      <TryAgain state={state} lesson={lesson} viewer={viewer} />
    </>
  );
}

interface OverProps {
  readonly state: TableState;
  readonly lesson: LessonState;
}

interface ViewerProps extends OverProps {
  readonly viewer: FollowedTable['viewer'];
}

/** Says that the teacher has paused; once the teacher has been away for minutes, any player may go on. */
function PausedByTeacher({ state, lesson, viewer }: ViewerProps) {
  const t = useT();
  const isAway = !isTeacherHere(state);
  if (!lesson.isPaused) return null;
  return (
    <div className="paused card" role="status">
      <h2>{t('teach.hasPaused', { name: lesson.teacher.name })}</h2>
      <p>{t(isAway ? 'teach.pausedAway' : 'teach.pausedNote')}</p>
      {isAway && playerOf(viewer) !== undefined && (
        <button type="button" className="btn pri" onClick={() => void teach({ kind: 'go-on' })}>
          {t('teach.goOn')}
        </button>
      )}
    </div>
  );
}

/** Says at whose tiles the teacher points, and what the teacher asks. */
function Pointed({ state, lesson: { pointed, teacher } }: OverProps) {
  const t = useT();
  if (!pointed) return null;
  const whose = t.nameOf(nameAt(state.places[pointed.player]) ?? '');
  return (
    <div className="asked card teach-asks" role="status">
      {pointed.text && (
        <p className="teach-question" dir="auto">
          {t('teach.quoted', { text: pointed.text })}
        </p>
      )}
      <p>
        {t(pointed.zone === 'hand' ? 'teach.pointsAt' : `teach.pointsAt.${pointed.zone}`, {
          name: teacher.name,
          whose,
        })}{' '}
        {pointed.tiles.length > 0 && <MiniTiles tiles={pointed.tiles} />}
      </p>
    </div>
  );
}

/** Offers a learner another try at a turn. Everything is as it was then. */
function TryAgain({ state, lesson: { retry, teacher, positions }, viewer }: ViewerProps) {
  const t = useT();
  // The position that was seen, not the try: a new snapshot brings another object of the same try.
  const [seen, setSeen] = useState<number>();
  if (!retry || seen === positions) return null;
  const isMine = retry.player === viewer;
  const name = teacher.name;
  const { tile } = retry;
  const whose = t.nameOf(nameAt(state.places[retry.player]) ?? '');
  const keep = () => {
    setSeen(positions);
    if (tile !== undefined) void client.send({ type: 'act', action: { type: 'discard', tile } });
  };
  const holdsIt =
    tile !== undefined && state.session.hand.seats[seatOf(state.session, retry.player)].concealed.includes(tile);
  return (
    <section className="asked card teach-asks" aria-label={t('teach.from', { name })}>
      {retry.text && (
        <p className="teach-question" dir="auto">
          {t('teach.quoted', { text: retry.text })}
        </p>
      )}
      <p role="status">
        {!isMine
          ? t('teach.othersTry', { name, whose })
          : tile === undefined
            ? t('teach.youTry', { name })
            : t('teach.youTryTile', { name, tile: tileName(t, tile) })}
      </p>
      {isMine && (
        <div className="row">
          <button type="button" className="btn sm pri" onClick={() => setSeen(positions)}>
            {t('teach.try')}
          </button>
          {holdsIt && (
            <button type="button" className="btn sm" onClick={keep}>
              {t('teach.keep')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
