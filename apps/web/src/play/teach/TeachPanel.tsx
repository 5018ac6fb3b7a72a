import type { TableState } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { teachPath } from '../../shell/page/router.ts';
import { ChatBox } from '../chat/ChatBox.tsx';
import { useChat } from '../chat/useChat.ts';
import { teach } from '../lesson/acts.ts';
import Invite from '../room/Invite.tsx';
import { AtTable, awayText } from './AtTable.tsx';
import { PointForm } from './PointForm.tsx';
import { PrepareDeal } from './PrepareDeal.tsx';
import { type Moment, useMoment } from './useMoment.ts';

/** Id of the heading of the chat. */
export const CHAT = 'teach-chat';

type Opened = 'point' | 'deal' | 'invite' | 'end';

/** What a teacher may do at the table, and how its learners stand. */
export function TeachPanel({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { state, code } = table;
  const [open, setOpen] = useState<Opened>();
  const [stops, setStops] = useState(false);
  const [moment, putAway] = useMoment(table, () => {
    if (stops) void teach({ kind: 'pause' });
  });
  const close = () => setOpen(undefined);
  if (open === 'deal') {
    return (
      <aside className="teach-panel" aria-label={t('teach.prepare')}>
        <PrepareDeal state={state} code={code} onClose={close} />
        <Chat table={table} />
      </aside>
    );
  }
  return (
    <aside className="teach-panel" aria-label={t('teach.panel')}>
      <header>
        <div className="row ends">
          <h1>{t('teach.title')}</h1>
          <button
            type="button"
            className="btn sm ghost"
            aria-expanded={open === 'invite'}
            onClick={() => setOpen(open === 'invite' ? undefined : 'invite')}
          >
            <Icon name="link" />
            {t('teach.invite')}
          </button>
        </div>
        <p className="fine">{t('teach.youSee')}</p>
      </header>
      {open === 'invite' && <Invite code={code} />}
      <Controls
        state={state}
        isPointing={open === 'point'}
        onPoint={() => setOpen(open === 'point' ? undefined : 'point')}
      />
      {open === 'point' && <PointForm state={state} onDone={close} />}
      {moment && <MomentCard state={state} moment={moment} onDone={putAway} />}
      <AtTable state={state} />
      <Switches state={state} stops={stops} onStops={setStops} />
      <Chat table={table} />
      <div className="row fill">
        <button type="button" className="btn" onClick={() => setOpen('deal')}>
          {t('teach.prepare')}
        </button>
        <Go className="btn" href={teachPath()}>
          {t('teach.class')}
        </Go>
      </div>
      <EndLesson isAsking={open === 'end'} onAsk={() => setOpen('end')} onKeep={close} />
    </aside>
  );
}

interface EndProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
}

/** Closes the table after a second question. */
function EndLesson({ isAsking, onAsk, onKeep }: EndProps) {
  const t = useT();
  if (!isAsking)
    return (
      <button type="button" className="btn ghost" onClick={onAsk}>
        {t('teach.end')}
      </button>
    );
  return (
    <Sure
      question={t('teach.endSure')}
      yes={t('teach.end')}
      no={t('teach.teachOn')}
      onYes={() => void client.send({ type: 'close' })}
      onNo={onKeep}
    />
  );
}

interface SwitchesProps {
  readonly state: TableState;
  /** Whether play stops at the first mistake of each learner. */
  readonly stops: boolean;
  readonly onStops: (stops: boolean) => void;
}

function Switches({ state, stops, onStops }: SwitchesProps) {
  const t = useT();
  return (
    <div className="stack">
      <SwitchRow
        label={t('teach.openHands')}
        note={t('teach.openHandsNote')}
        isOn={state.lesson?.isOpen === true}
        onTurn={isOpen => void teach({ kind: 'open-hands', isOpen })}
      />
      <SwitchRow label={t('teach.stops')} note={t('teach.stopsNote')} isOn={stops} onTurn={onStops} />
    </div>
  );
}

interface ControlsProps {
  readonly state: TableState;
  readonly isPointing: boolean;
  readonly onPoint: () => void;
}

/** The controls of the table: pause, take back, point, from the start, and a new hand. */
function Controls({ state, isPointing, onPoint }: ControlsProps) {
  const t = useT();
  const isPaused = state.lesson?.isPaused === true;
  const isPlayed = state.session.phase === 'playing';
  return (
    <div className="teach-controls" role="toolbar" aria-label={t('teach.controls')}>
      {isPlayed || isPaused ? (
        <Control
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'teach.goOn' : 'teach.pause')}
          isMain={isPaused}
          onPress={() => void teach({ kind: isPaused ? 'go-on' : 'pause' })}
        />
      ) : (
        <Control icon="play" label={t('teach.dealNext')} isMain onPress={() => void teach({ kind: 'deal' })} />
      )}
      <Control icon="undo" label={t('teach.takeBack')} onPress={() => void teach({ kind: 'take-back' })} />
      <Control icon="pin" label={t('teach.point')} isPressed={isPointing} onPress={onPoint} />
      <Control icon="swap" label={t('teach.fromStart')} onPress={() => void teach({ kind: 'from-start' })} />
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

const Control = ({ icon, label, isMain = false, isPressed, onPress }: ControlProps) => (
  <button type="button" className={isMain ? 'btn pri' : 'btn'} aria-pressed={isPressed} onClick={onPress}>
    <Icon name={icon} />
    {label}
  </button>
);

interface MomentCardProps {
  readonly state: TableState;
  readonly moment: Moment;
  readonly onDone: () => void;
}

/** A discard that took a learner's hand back. Only the teacher is told, and decides whether to say it. */
function MomentCard({ state, moment, onDone }: MomentCardProps) {
  const t = useT();
  const name = t.nameOf(nameAt(state.places[moment.player]) ?? '');
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment comes into sight, unless the teacher is writing
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) card.current?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  const again = () => {
    void teach({ kind: 'try-again', player: moment.player });
    onDone();
  };
  return (
    <section className="note amber teach-moment teach-sight" ref={card} aria-label={t('teach.moment')}>
      <MiniTile tile={moment.tile} corner decorative />
      <div className="stack tight">
        <p role="status">
          <b>{t('teach.letGo', { name, tile: tileName(t, moment.tile) })}</b>{' '}
          {t('teach.loss', {
            now: awayText(t, moment.now),
            best: awayText(t, moment.best),
            tile: tileName(t, moment.instead),
          })}
        </p>
        <div className="row">
          <button type="button" className="btn sm pri" onClick={again}>
            <Icon name="undo" />
            {t('teach.tryAgain')}
          </button>
          <button type="button" className="btn sm" onClick={onDone}>
            {t('teach.leaveIt')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What is said at the table, as soon as somebody is there to read it. The button of the table leads here. */
function Chat({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  if (!useChat(table).hasCompany) return null;
  return (
    <section aria-labelledby={CHAT}>
      <h2 id={CHAT} tabIndex={-1}>
        {t('chat.title')}
      </h2>
      <ChatBox table={table} isInPage isWritten />
    </section>
  );
}
