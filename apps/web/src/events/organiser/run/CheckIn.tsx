import type { PlayerView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { isGone, isOver } from '../../event/event.ts';
import { Tick } from '../fields/Tick.tsx';
import { PlayerSearch, playersFound } from '../players/HandList.tsx';
import { sureText } from '../players/sureText.ts';
import type { EventDesk } from '../useEvent.ts';
import { Asked } from './Asked.tsx';
import '../players/players.css';

/** Who is here and has taken the oath (Appendix 2). Organisers check people in, and withdraw them. */
export function CheckIn({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view } = desk;
  const [search, setSearch] = useState('');
  const [isMissingOnly, setMissingOnly] = useState(false);
  const isOrganiser = view.you.rights.includes('organise');
  const mayCheck = isOrganiser && !isOver(view);
  const expected = view.players.filter(player => !isGone(player));
  const here = expected.filter(({ isHere }) => isHere).length;
  const missing = expected.length - here;
  const sworn = expected.filter(({ hasSworn }) => hasSworn).length;
  const shown = playersFound(view.players, search).filter(({ isHere }) => !isMissingOnly || !isHere);
  return (
    <section className="card pad stack" aria-labelledby="og-check-in">
      <div className="row ends og-head">
        <h2 id="og-check-in">{t('organiser.checkIn')}</h2>
        <span className="fine" role="status">
          {t('organiser.checkIn.count', { here, sworn, count: expected.length })}
        </span>
      </div>
      {!mayCheck && <Note icon="info">{t(isOrganiser ? 'event.isOver' : 'organiser.checkIn.noRight')}</Note>}
      <div className="row og-tools">
        <PlayerSearch text={search} onText={setSearch} />
        <Tick isNamed label={t('organiser.checkIn.missing')} isOn={isMissingOnly} onTick={setMissingOnly} />
        {mayCheck && view.stage === 'open' && missing > 0 && (
          <Asked
            word={t('organiser.checkIn.all', { count: missing })}
            icon="check"
            question={t('organiser.checkIn.all.sure', { count: missing })}
            onYes={() => void desk.send({ type: 'check-in-all' })}
          />
        )}
      </div>
      <ul className="ruled og-people">
        {shown.map(player => (
          <CheckInRow key={player.player} player={player} desk={desk} mayCheck={mayCheck} />
        ))}
      </ul>
    </section>
  );
}

interface CheckInRowProps {
  readonly player: PlayerView;
  readonly desk: EventDesk;
  readonly mayCheck: boolean;
}

function CheckInRow({ player, desk: { view, send }, mayCheck }: CheckInRowProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { name, isHere, hasSworn, isWithdrawn, isDisqualified, note } = player;
  const word = isWithdrawn ? 'reinstate' : 'withdraw';
  const move = () => {
    setAsking(false);
    void send({ type: `${word}-player`, player: player.player });
  };
  return (
    <li className={isGone(player) ? 'row gone' : 'row'}>
      <Tick
        label={t('organiser.checkIn.here', { name })}
        isOn={isHere}
        isFixed={!mayCheck || isGone(player)}
        onTick={isOn => send({ type: 'check-in', player: player.player, isHere: isOn })}
      />
      <span className="og-people-number">{player.drawn ?? player.player}</span>
      <span className="grow stack tight og-people-name">
        <b>{name}</b>
        {note && <span className="fine">{note}</span>}
      </span>
      <span className="row tight">
        {player.isSubstitute && <Badge>{t('organiser.player.substitute')}</Badge>}
        {isDisqualified && <Badge tone="bad">{t('organiser.player.disqualified')}</Badge>}
        {isWithdrawn && <Badge tone="bad">{t('organiser.player.withdrawn')}</Badge>}
        <Badge tone={hasSworn ? 'ok' : 'plain'} icon={hasSworn ? 'check' : 'clock'}>
          {t(hasSworn ? 'organiser.checkIn.sworn' : 'organiser.checkIn.notSworn')}
        </Badge>
      </span>
      {mayCheck && !isAsking && !isDisqualified && (
        <button
          type="button"
          className="btn sm"
          aria-label={t(`organiser.edit.${word}.of`, { name })}
          onClick={() => setAsking(true)}
        >
          {t(`organiser.edit.${word}`)}
        </button>
      )}
      {isAsking && (
        <Sure
          question={sureText(t, view, word, name)}
          yes={t(`organiser.edit.${word}`)}
          no={t('organiser.back')}
          onYes={move}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  );
}
