import type { BotLevel, Chair, Me, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { isBarred } from '../store/people.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { marksOf } from '../ui/marks.ts';
import '../ui/chairs.css';

interface ChairsProps {
  readonly state: TableState;
  readonly me: Me | undefined;
  readonly mine: Player | undefined;
  readonly amHost: boolean;
  readonly level: BotLevel;
}

/** The four seats of a room. The draw at the start of the game gives them winds; until then they have only numbers. */
export function Chairs(props: ChairsProps) {
  return (
    <ul className="chairs">
      {PLAYERS.map(player => {
        const place = props.state.places[player];
        return place.kind === 'empty' ? (
          <OpenChair key={player} player={player} {...props} />
        ) : (
          <TakenChair key={player} player={player} place={place} {...props} />
        );
      })}
    </ul>
  );
}

function OpenChair({ player, state, me, mine, amHost, level }: ChairsProps & { readonly player: Player }) {
  const t = useT();
  const number = player + 1;
  return (
    <li className="chair open">
      <span className="chair-face">{number}</span>
      <b>{t('room.open')}</b>
      {mine === undefined && !isBarred(state, me) && (
        <button
          type="button"
          aria-label={t('room.sitAt', { number })}
          onClick={() => client.send({ type: 'sit', place: player })}
        >
          {t('room.sitHere')}
        </button>
      )}
      {amHost && (
        <button
          type="button"
          aria-label={t('room.addBotAt', { number })}
          onClick={() => client.send({ type: 'add-bot', place: player, level })}
        >
          {t('room.addBot')}
        </button>
      )}
    </li>
  );
}

type TakenChair = Exclude<Chair, { kind: 'empty' }>;

function TakenChair({
  player,
  place,
  state,
  me,
  mine,
  amHost,
}: ChairsProps & { readonly player: Player; readonly place: TakenChair }) {
  const t = useT();
  const mark = marksOf(state.places)[player];
  const isAway = place.kind === 'person' && place.presence !== 'here';
  return (
    <li className={isAway ? 'chair away' : 'chair'}>
      <span className="chair-face">{mark === undefined ? <Icon name="bot" /> : <Mark mark={mark} />}</span>
      <b dir="auto">{t.nameOf(place.name)}</b>
      <span className="chair-what">{describe(place)}</span>
      {amHost && player !== mine && (
        <span className="chair-acts">
          {place.kind === 'person' && place.presence === 'here' && state.host === me?.id && (
            <PassHost place={player} name={place.name} />
          )}
          <button
            type="button"
            className="ib"
            aria-label={t('room.remove', { name: place.name })}
            onClick={() => client.send({ type: 'remove', place: player })}
          >
            <Icon name="close" />
          </button>
        </span>
      )}
    </li>
  );

  function describe(who: TakenChair): string {
    if (who.kind === 'bot') return t('room.bot', { level: t(`options.level.${who.level}`) });
    const roles = [
      ...(who.id === me?.id ? [t('room.you')] : []),
      ...(who.id === state.host ? [t('room.host')] : []),
      ...(who.presence === 'here' ? [] : [t(who.presence === 'left' ? 'room.left' : 'room.away')]),
    ];
    return roles.length > 0 ? roles.join(t('list.comma')) : t('room.seated');
  }
}

/** Makes another player the host. */
function PassHost({ place, name }: { readonly place: Player; readonly name: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn sm ghost pass-host"
      aria-label={t('room.passHostTo', { name: t.nameOf(name) })}
      onClick={() => client.send({ type: 'pass-host', place })}
    >
      {t('room.passHost')}
    </button>
  );
}
