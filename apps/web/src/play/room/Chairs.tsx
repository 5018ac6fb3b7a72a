import { type BotLevel, type Chair, isBotChair, type Me, rulesetOf, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player, playsClockwise } from '@gorrion/rules';
import { hasAgreed } from '@gorrion/table';
import { client } from '../../client/index.ts';
import { useFinishes } from '../../client/peace/finishes.ts';
import { maySit, otherPeople } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { marksOf } from '../../kit/ui/marks.ts';
import { sideOf } from '../../kit/ui/sides.ts';
import { AboutPerson } from '../../shell/about/PeopleHere.tsx';
import { ChairWho } from './ChairWho.tsx';
import { SitDown } from './SitDown.tsx';

interface ChairsProps {
  readonly state: TableState;
  readonly me: Me | undefined;
  readonly mine: Player | undefined;
  readonly amHost: boolean;
  readonly level: BotLevel;
  /** Whether a group of the reader has opened the table. */
  readonly isOfGroup?: boolean;
}

/** The four seats of a room. The draw at the start of the game gives them winds; until then they have only numbers. */
export function Chairs(props: ChairsProps) {
  const t = useT();
  const near = props.mine ?? 0;
  const isClockwise = playsClockwise(rulesetOf(props.state.settings));
  const finishesOf = useFinishes(otherPeople(props.state.places, props.me).map(({ id }) => id));
  return (
    <ul className="chairs" aria-label={t('room.chairs')}>
      {PLAYERS.map(player => {
        const place = props.state.places[player];
        const side = sideOf(player, near, isClockwise);
        return place.kind === 'empty' ? (
          <OpenChair key={player} player={player} side={side} {...props} />
        ) : (
          <TakenChair key={player} player={player} side={side} place={place} finishesOf={finishesOf} {...props} />
        );
      })}
    </ul>
  );
}

/** For whom a seat is open. */
const WHOM = {
  anyone: 'room.forAnyone',
  member: 'room.forMember',
  friend: 'room.forFriend',
  learner: 'room.forLearner',
} as const;

interface OneChair extends ChairsProps {
  readonly player: Player;
  readonly side: string;
}

function OpenChair({ player, side, state, me, amHost, level, isOfGroup }: OneChair) {
  const t = useT();
  const { teacher, visibility } = state.settings;
  const whom = teacher ? 'learner' : visibility === 'public' ? 'anyone' : isOfGroup ? 'member' : 'friend';
  const number = player + 1;
  return (
    <li className={`chair open ${side}`}>
      <ChairWho face={number} name={t('room.open')} what={t(WHOM[whom])} />
      <span className="chair-acts">
        {maySit(state, me) && (
          <SitDown isTold state={state} place={player} className="btn sm pri" label={t('room.sitAt', { number })}>
            {t('room.sitHere')}
          </SitDown>
        )}
        {amHost && (
          <button
            type="button"
            className="btn sm soft"
            aria-label={t('room.addBotAt', { number })}
            onClick={() => client.send({ type: 'add-bot', place: player, level })}
          >
            {t('room.addBot')}
          </button>
        )}
      </span>
    </li>
  );
}

type TakenChair = Exclude<Chair, { kind: 'empty' }>;

interface TakenChairProps extends OneChair {
  readonly place: TakenChair;
  readonly finishesOf: ReturnType<typeof useFinishes>;
}

function TakenChair({ player, side, place, finishesOf, state, me, mine, amHost }: TakenChairProps) {
  const t = useT();
  const mark = marksOf(state.places)[player];
  const isBot = isBotChair(place);
  const { text, icon, tone } = describe(place);
  const other = place.kind === 'person' && place.id !== me?.id ? { id: place.id, name: place.name } : undefined;
  const finishes = other && !isBot && finishesOf(other.id);
  return (
    <li className={`chair ${side} ${tone} ${player === mine ? 'own' : ''}`}>
      <ChairWho
        face={mark === undefined || isBot ? <Icon name="bot" /> : <Mark mark={mark} />}
        name={t.nameOf(place.name)}
        what={
          <>
            {icon && <Icon name={icon} />}
            {finishes ? [text, t('room.finishes', finishes)].join(t('list.comma')) : text}
          </>
        }
      />
      <ChairActs
        place={place}
        player={player}
        other={other}
        state={state}
        me={me}
        mayRemove={amHost && player !== mine}
      />
    </li>
  );

  /** Returns a chair's state: who they are, and whether they agree with the settings. */
  function describe(who: TakenChair): { text: string; icon?: IconName; tone: 'ok' | 'asked' | 'away' | '' } {
    if (who.kind === 'bot') return { text: t('room.bot', { level: t(`options.level.${who.level}`) }), tone: '' };
    const roles = [
      ...(isBot ? [t('room.outsideBot')] : []),
      ...(who.id === me?.id ? [t('room.you')] : []),
      ...(who.id === state.host ? [t('room.host')] : []),
    ];
    const say = (last: string) => [...roles, last].join(t('list.comma'));
    if (who.presence !== 'here') {
      return { text: say(t(who.presence === 'left' ? 'room.left' : 'room.away')), icon: 'away', tone: 'away' };
    }
    if (!hasAgreed(state, player)) return { text: say(t('room.askedAgain')), icon: 'clock', tone: 'asked' };
    return { text: roles.length > 0 ? roles.join(t('list.comma')) : t('room.seated'), icon: 'check', tone: 'ok' };
  }
}

interface ActsProps extends Pick<OneChair, 'player' | 'state' | 'me'> {
  readonly place: TakenChair;
  /** The person on the chair, if that is not the reader. */
  readonly other: Me | undefined;
  readonly mayRemove: boolean;
}

/** What can be done about who is on a chair. */
function ChairActs({ place, player, other, state, me, mayRemove }: ActsProps) {
  const t = useT();
  if (!other && !mayRemove) return null;
  const mayHost = place.kind === 'person' && place.presence === 'here' && !isBotChair(place);
  const label = t('room.remove', { name: place.name });
  return (
    <span className="chair-acts">
      {other && <AboutPerson person={other} />}
      {mayRemove && mayHost && state.host === me?.id && <PassHost place={player} name={place.name} />}
      {mayRemove && (
        <button
          type="button"
          className="ib"
          title={label}
          aria-label={label}
          onClick={() => client.send({ type: 'remove', place: player })}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

/** Makes another player the host. */
function PassHost({ place, name }: { readonly place: Player; readonly name: string }) {
  const t = useT();
  const label = t('room.passHostTo', { name: t.nameOf(name) });
  return (
    <button
      type="button"
      className="ib"
      title={label}
      aria-label={label}
      onClick={() => client.send({ type: 'pass-host', place })}
    >
      <Icon name="swap" />
    </button>
  );
}
