import type { GivenRuling } from '@gorrion/protocol';
import { type BySeat, SEATS, type Tile } from '@gorrion/rules';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, nameOfSeat } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles, WindGlyph } from '../../kit/tiles/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import RulingDialog from './RulingDialog.tsx';
import { rulingsText } from './umpireText.ts';
import { useHands } from './useHands.ts';
import './umpire.css';

interface UmpireDeskProps {
  readonly table: FollowedTable;
  /** Rulings that were just given: the desk says so where it says what there is to know, as it has no room below. */
  readonly given?: readonly GivenRuling[];
}

type Open = 'ruling' | 'hands' | 'leave';

/** A phone held sideways, where the open desk would lie on the discards. */
const LOW = '(max-height: 560px)';

/** The umpire's own controls: stop and resume play, rule, look at the hands of a stopped hand, give the role back. */
export default function UmpireDesk({ table, given = [] }: UmpireDeskProps) {
  const t = useT();
  const { umpire, places, session } = table.state;
  const [open, setOpen] = useState<Open>();
  const [isFolded, setFolded] = useState(() => matchMedia(LOW).matches);
  const close = () => setOpen(undefined);
  const isStopped = umpire?.isStopped ?? false;
  const isPlayed = session.phase !== 'over' && session.phase !== 'unstarted';
  const callers = (isPlayed && umpire?.callers) || [];
  return (
    <section className="card ump-desk" aria-label={t('umpire.desk')}>
      <div className="row ump-lead">
        {open !== 'leave' && (
          <button
            type="button"
            className="ib"
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'umpire.unfold' : 'umpire.fold')}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'down' : 'up'} />
          </button>
        )}
        {isFolded && isPlayed && <StopPlay isStopped={isStopped} isUrgent={callers.length > 0} />}
        <p role="status" className="grow">
          <b>{given[0] ? `${t(`umpire.by.${given[0].by}`)}.` : t('umpire.you')}</b>{' '}
          {given.length > 0
            ? rulingsText(
                t,
                table.state,
                given.map(({ ruling }) => ruling),
              )
            : callers.length > 0
              ? t('umpire.calls', { names: t.all(callers.map(player => t.nameOf(nameAt(places[player]) ?? ''))) })
              : t(isStopped ? 'umpire.isStopped' : 'umpire.sees')}
        </p>
      </div>
      {!isFolded &&
        (open === 'leave' ? (
          <Sure
            question={t('umpire.leaveSure')}
            yes={t('umpire.leave')}
            no={t('umpire.cancel')}
            onYes={() => void client.send({ type: 'leave-umpire' })}
            onNo={close}
          />
        ) : (
          <Ways table={table} isUrgent={callers.length > 0} onOpen={setOpen} />
        ))}
      {open === 'ruling' && <RulingDialog table={table} isUmpire onClose={close} />}
      {open === 'hands' && isStopped && <Hands table={table} onClose={close} />}
    </section>
  );
}

interface StopPlayProps {
  readonly isStopped: boolean;
  /** Whether somebody has called. */
  readonly isUrgent: boolean;
}

function StopPlay({ isStopped, isUrgent }: StopPlayProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={isUrgent || isStopped ? 'btn pri' : 'btn'}
      onClick={() => void client.send({ type: isStopped ? 'continue-play' : 'stop-play' })}
    >
      <Icon name={isStopped ? 'play' : 'pause'} />
      {t(isStopped ? 'umpire.resume' : 'umpire.stop')}
    </button>
  );
}

interface WaysProps {
  readonly table: FollowedTable;
  /** Whether somebody has called. */
  readonly isUrgent: boolean;
  readonly onOpen: (what: Open) => void;
}

function Ways({ table: { state }, isUrgent, onOpen }: WaysProps) {
  const t = useT();
  const { umpire, session } = state;
  const isStopped = umpire?.isStopped ?? false;
  return (
    <div className="ump-ways">
      {session.phase !== 'over' && session.phase !== 'unstarted' && (
        <StopPlay isStopped={isStopped} isUrgent={isUrgent} />
      )}
      <button type="button" className="btn" onClick={() => onOpen('ruling')}>
        <Icon name="flag" />
        {t('umpire.ruling')}
      </button>
      {isStopped && session.phase === 'playing' && (
        <button type="button" className="btn" onClick={() => onOpen('hands')}>
          {t('umpire.hands')}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={() => onOpen('leave')}>
        {t('umpire.leave')}
      </button>
    </div>
  );
}

/** The concealed tiles of all seats, asked of the server while play is stopped. */
function Hands({ table, onClose }: { readonly table: FollowedTable; readonly onClose: () => void }) {
  const t = useT();
  const hands = useHands(true);
  return (
    <Dialog labelledBy="ump-hands" className="ump-dialog small" onClose={onClose}>
      <h1 id="ump-hands">{t('umpire.hands')}</h1>
      {hands === 'refused' && <p>{t('umpire.noHands')}</p>}
      {Array.isArray(hands) && (
        <dl className="ump-hands">
          {SEATS.map(seat => (
            <div key={seat}>
              <dt>
                <WindGlyph wind={seat} /> <bdi>{t.nameOf(nameOfSeat(table.state, seat))}</bdi>
              </dt>
              <dd>
                <MiniTiles tiles={(hands as BySeat<readonly Tile[]>)[seat]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" className="btn pri wide" data-first onClick={onClose}>
        {t('umpire.close')}
      </button>
    </Dialog>
  );
}
