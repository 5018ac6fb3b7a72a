import type { LessonState, Pointed as PointedTiles, TableState } from '@gorrion/protocol';
import { seatOf } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { teach } from './acts.ts';
import { useMayGoOn } from './useMayGoOn.ts';
import './lesson.css';

/** What a teacher's table says to who plays or watches there: that it is one, what is pointed at, and another try. */
export default function LessonOver({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { state, viewer } = table;
  const { lesson } = state;
  useRootMark('lesson');
  if (!lesson || viewer === 'teacher') return null;
  const name = lesson.teacher.name;
  return (
    <>
      <p className="teach-mark">
        <Icon name="eye" />
        {t(lesson.isOpen ? 'teach.markOpen' : 'teach.mark', { name })}
      </p>
      {lesson.isPaused && <PausedByTeacher table={table} name={name} />}
      <Pointed table={table} lesson={lesson} />
      <TryAgain state={state} lesson={lesson} viewer={viewer} />
    </>
  );
}

interface PausedProps {
  readonly table: FollowedTable;
  /** The name of the teacher, who may be at another table of the class. */
  readonly name: string;
}

/** Says that the teacher has paused; once the teacher has been away for minutes, any player may go on. */
function PausedByTeacher({ table, name }: PausedProps) {
  const t = useT();
  const mayGoOn = useMayGoOn(table);
  return (
    <div className="paused card" role="status">
      <h2>{t('teach.hasPaused', { name })}</h2>
      <p>{t(mayGoOn ? 'teach.pausedAway' : 'teach.pausedNote')}</p>
      {mayGoOn && playerOf(table.viewer) !== undefined && (
        <button type="button" className="btn pri" onClick={() => void teach({ kind: 'go-on' })}>
          {t('teach.goOn')}
        </button>
      )}
    </div>
  );
}

/** Returns the sentence for where the teacher points. */
function pointsAt({ zone, player }: PointedTiles, viewer: FollowedTable['viewer']) {
  if (player === viewer) return zone === 'hand' ? 'teach.pointsAtYou' : (`teach.pointsAtYou.${zone}` as const);
  return zone === 'hand' ? 'teach.pointsAt' : (`teach.pointsAt.${zone}` as const);
}

interface PointedProps {
  readonly table: FollowedTable;
  readonly lesson: LessonState;
}

/** Says at whose tiles the teacher points, and what the teacher asks. Each viewer may close it until it is asked again. */
function Pointed({ table: { state, viewer, recent }, lesson: { pointed, teacher } }: PointedProps) {
  const t = useT();
  // What was read, not its object: a new snapshot brings another one of the same.
  const [read, setRead] = useState<string>();
  const newest = recent.findLast(({ entry }) => entry.event.type === 'pointed')?.entry.seq;
  useEffect(() => {
    if (newest !== undefined) setRead(undefined);
  }, [newest]);
  const shown = JSON.stringify(pointed);
  if (!pointed || read === shown) return null;
  const whose = t.nameOf(nameAt(state.places[pointed.player]) ?? '');
  return (
    <div className="asked card teach-asks teach-points" role="status">
      <button type="button" className="ib" aria-label={t('result.close')} onClick={() => setRead(shown)}>
        <Icon name="close" />
      </button>
      {pointed.text && (
        <p className="teach-question" dir="auto">
          {t('teach.quoted', { text: pointed.text })}
        </p>
      )}
      <p>
        {t(pointsAt(pointed, viewer), { name: teacher.name, whose })}{' '}
        {pointed.tiles.length > 0 && <MiniTiles tiles={pointed.tiles} />}
      </p>
    </div>
  );
}

interface TryProps {
  readonly state: TableState;
  readonly lesson: LessonState;
  readonly viewer: FollowedTable['viewer'];
}

/** Offers a learner another try at a turn. Everything is as it was then. */
function TryAgain({ state, lesson: { retry, teacher, positions }, viewer }: TryProps) {
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
    // No <section>: those of the table have no box of their own.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="region" className="asked card teach-asks" aria-label={t('teach.from', { name })}>
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
    </div>
  );
}
