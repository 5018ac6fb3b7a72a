import { type Chair, isBotChair, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isReadyAgain, isReplaceable, leadsTable, replaceableAt } from '@gorrion/table';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { DEFAULT_LEVEL } from '../../client/store/openings.ts';
import { freePlaces, hasLeft, isBarred, nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { marksOf } from '../../kit/ui/marks.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { ChairWho } from '../room/ChairWho.tsx';
import { SitDown } from '../room/SitDown.tsx';
import { lateText } from '../watchers/lateText.ts';
import { PlayAgain } from './Peak.tsx';
import './nextGame.css';

/** Returns the server's time (ms). The component renders again when the next of `moments` has come. */
function useServerTime(moments: readonly (number | undefined)[]): number {
  const [now, setNow] = useState(client.now);
  const next = Math.min(...moments.flatMap(at => (at !== undefined && at > now ? [at] : [])));
  // The timer can fire before the moment has come by the server's clock. The effect then sets another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading sets a new timer
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const id = setTimeout(() => setNow(client.now()), Math.max(0, next - client.now()) + 1);
    return () => clearTimeout(id);
  }, [next, now]);
  return now;
}

interface NextGameProps {
  readonly table: FollowedTable;
  /** The sheet comes first at the top of the page, so that the button to play again stands here. */
  readonly isFormal: boolean;
}

/** The card for another game at this table: who is ready, and how the host replaces a player who does not answer. */
export function NextGame({ table, isFormal }: NextGameProps) {
  const t = useT();
  const { state, viewer } = table;
  const myId = useApp(app => app.me?.id);
  const now = useServerTime(PLAYERS.map(place => replaceableAt(state, place)));
  const me = playerOf(viewer);
  const ready = PLAYERS.filter(place => state.places[place].kind !== 'empty' && isReadyAgain(state, place)).length;
  const mayReplace = myId !== undefined && leadsTable(state, myId, now);
  const others = state.places.filter((place, player) => place.kind === 'person' && player !== me);
  // A spectator sees with delay: the players who still decide here may long be playing again.
  const late = lateText(t, table);
  if (late !== undefined) {
    return (
      <Note icon="clock" title={t('behind.sentence', { late })}>
        {t('again.late')}
      </Note>
    );
  }
  return (
    <Card
      className="next-game"
      title={t('again.title')}
      aside={<p role="status">{t('again.ready', { count: ready })}</p>}
    >
      <ul className="stack tight">
        {PLAYERS.map(player => (
          <ChairRow
            key={player}
            table={table}
            player={player}
            isMine={player === me}
            mayReplace={mayReplace}
            isLate={isReplaceable(state, player, now)}
          />
        ))}
      </ul>
      <Ways table={table} me={me} isFormal={isFormal} />
      {others.length > 0 && <p className="fine">{t('again.note')}</p>}
    </Card>
  );
}

interface ChairRowProps {
  readonly table: FollowedTable;
  readonly player: Player;
  readonly isMine: boolean;
  readonly mayReplace: boolean;
  /** The player has kept the others waiting so long that the host may replace them. */
  readonly isLate: boolean;
}

function ChairRow({ table, player, isMine, mayReplace, isLate }: ChairRowProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state, viewer } = table;
  const place = state.places[player];
  const mark = marksOf(state.places)[player];
  const isEmpty = place.kind === 'empty';
  const isBot = isBotChair(place);
  const isReady = !isEmpty && isReadyAgain(state, player);
  const name = nameAt(place) ?? t('again.free');
  const kind = isEmpty ? 'open' : isLate ? 'late' : isReady ? 'ok' : '';
  const isReplacing = mayReplace && (isEmpty || (isLate && !isMine));
  return (
    <li className={`chair ${kind}`}>
      <ChairWho
        face={mark === undefined || isBot ? <Icon name={isBot ? 'bot' : 'plus'} /> : <Mark mark={mark} />}
        name={t.nameOf(name)}
        what={
          <>
            {isReady && <Icon name="check" />}
            {whatOf(t, state, place, isMine, isReady)}
          </>
        }
      />
      <span className="chair-acts">
        {isEmpty && viewer === 'spectator' && !isBarred(state, me) && (
          <SitDown state={state} place={player} className="btn sm pri">
            {t('again.sit')}
          </SitDown>
        )}
        {isReplacing && (
          <Replace
            place={player}
            name={name}
            isFree={isEmpty}
            isHere={place.kind === 'person' && place.presence === 'here'}
          />
        )}
        {mayReplace && place.kind === 'bot' && (
          <button
            type="button"
            className="ib"
            aria-label={t('room.remove', { name })}
            onClick={() => client.send({ type: 'remove', place: player })}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}

function whatOf(
  t: ReturnType<typeof useT>,
  state: TableState,
  place: Chair,
  isMine: boolean,
  isReady: boolean,
): string | undefined {
  if (place.kind === 'empty') return undefined;
  if (place.kind === 'bot') return t('room.bot', { level: t(`options.level.${place.level}`) });
  const words = [
    ...(isMine ? [t('room.you')] : []),
    ...(place.id === state.host ? [t('room.host')] : []),
    t(isReady ? 'again.isReady' : place.presence === 'here' ? 'again.decides' : 'again.gone'),
  ];
  return words.join(t('list.comma'));
}

interface ReplaceProps {
  readonly place: Player;
  readonly name: string;
  readonly isFree: boolean;
  /** The person is still at the table, who would lose the seat before their eyes. */
  readonly isHere: boolean;
}

/** What may be done with a chair: free it for another person, or give it to a bot. */
function Replace({ place, name, isFree, isHere }: ReplaceProps) {
  const t = useT();
  const [asked, setAsked] = useState<'bot' | 'free'>();
  const free = async () => isFree || client.send({ type: 'remove', place });
  const giveToBot = async () => {
    if (await free()) await client.send({ type: 'add-bot', place, level: DEFAULT_LEVEL });
  };
  const deeds = { bot: giveToBot, free };
  const begin = (what: 'bot' | 'free') => (isHere ? setAsked(what) : void deeds[what]());
  if (asked)
    return (
      <Sure
        question={t('again.sure', { name: t.nameOf(name) })}
        yes={t(asked === 'bot' ? 'room.addBot' : 'again.freeChair')}
        no={t('room.cancel')}
        onYes={() => void deeds[asked]()}
        onNo={() => setAsked(undefined)}
      />
    );
  return (
    <>
      <button
        type="button"
        className="btn sm"
        aria-label={isFree ? t('room.addBotAt', { number: place + 1 }) : t('again.botFor', { name })}
        onClick={() => begin('bot')}
      >
        {t('room.addBot')}
      </button>
      {!isFree && (
        <button
          type="button"
          className="btn sm"
          aria-label={t('again.freeFrom', { name })}
          onClick={() => begin('free')}
        >
          {t('again.freeChair')}
        </button>
      )}
    </>
  );
}

interface WaysProps extends NextGameProps {
  readonly me: Player | undefined;
}

/** What the viewer can do next: say that they are ready, take a free chair, leave, or share the link. */
function Ways({ table, me, isFormal }: WaysProps) {
  const t = useT();
  const { state } = table;
  const leave = async () => {
    if (await client.send({ type: 'leave' })) goTo('/');
  };
  const hasRoom = freePlaces(state).length > 0;
  const awaited = PLAYERS.filter(place => state.places[place].kind !== 'empty' && !isReadyAgain(state, place));
  return (
    <div className="row next-ways">
      {hasRoom && <CopyLink />}
      {me !== undefined && (
        <button type="button" className="btn" onClick={leave}>
          {t('again.leave')}
        </button>
      )}
      {me !== undefined && hasLeft(state, me) && (
        <button type="button" className="btn pri" onClick={() => client.send({ type: 'reclaim' })}>
          {t('game.reclaim')}
        </button>
      )}
      {isFormal && <PlayAgain now={table} className="btn pri" />}
      {me !== undefined && state.ready[me] && (
        <p role="status">
          {awaited.length > 0
            ? t('end.rematchWaiting', { names: t.all(awaited.map(place => nameAt(state.places[place]) ?? '')) })
            : hasRoom && t('again.chairsFree')}
        </p>
      )}
    </div>
  );
}

function CopyLink() {
  const t = useT();
  const code = useApp(app => app.table?.code);
  if (code === undefined) return null;
  return (
    <button type="button" className="btn" onClick={() => void copyText(location.origin + tablePath(code))}>
      <Icon name="copy" />
      {t('room.copy')}
    </button>
  );
}
