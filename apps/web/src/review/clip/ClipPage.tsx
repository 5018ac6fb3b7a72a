import { type SessionState, seatOf } from '@gorrion/rules';
import { Replay, type ReplayHand } from '@gorrion/table';
import { useMemo } from 'react';
import { isOnline, type LoadedGame } from '../../client/archive/load.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { GAMES_PATH, gamePath } from '../../shell/links/gamePaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { useDrawer } from '../../shell/share/useDrawer.ts';
import { NoGame } from '../frame/NoGame.tsx';
import { playerNames } from '../frame/words.ts';
import { moveSentence } from '../replay/words.ts';
import { ClipChoices } from './ClipChoices.tsx';
import { Preview } from './Preview.tsx';
import { SaveCard } from './SaveCard.tsx';
import { Timeline } from './Timeline.tsx';
import { useClip } from './useClip.ts';
import './clip.css';

interface ClipPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
  /** The move at which the clip begins; it ends with the hand by default. */
  readonly step?: number | undefined;
}

/** The page on which a few moves of a finished hand become a film, a strip or a picture. */
export default function ClipPage({ hand: key, ...rest }: ClipPageProps) {
  const { record } = rest.game;
  const replay = useMemo(() => Replay.of(record), [record]);
  const n = replay.handOf(key);
  const hand = replay.hands[n];
  if (!hand || hand.moves.length === 0) return <NoGame why="no-such-game" />;
  return <Clip {...rest} hand={hand} session={replay.stateAt(n, 0).session} />;
}

interface ClipProps extends Omit<ClipPageProps, 'hand'> {
  readonly hand: ReplayHand;
  readonly session: SessionState;
}

/** A clip of a hand: what it will look like, what one chooses, and the ways to others. */
function Clip({ id, game, hand, session, step }: ClipProps) {
  const t = useT();
  const clip = useClip(game, hand, step);
  const path = isOnline(game) ? gamePath(id, hand.key, clip.range.from) : undefined;
  const draw = useDrawer(location.host + ((clip.isNamed && path) || ''), clip.shape);
  const names = playerNames(t, game.record.sheet.players);
  const nameOf = (seat: number) => names[hand.seating[seat]!]!;
  const saidOf = (move: number) => moveSentence(t, hand.moves[move]!, nameOf);
  const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
  return (
    <PlacePage
      isDeep
      className="clip"
      title={t('share.makeClip')}
      note={t('clip.note')}
      above={[
        { href: GAMES_PATH, label: t('games.title') },
        { href: gamePath(id), label: t('replay.again.game') },
        { href: gamePath(id, hand.key), label: name },
      ]}
    >
      <div className="sides">
        <div>
          <Preview clip={clip} draw={draw} saidOf={frame => saidOf(clip.range.from + frame)} />
          <Timeline {...{ hand, range: clip.range, onRange: clip.setRange, saidOf, nameOf }} />
        </div>
        <aside>
          <ClipChoices {...{ clip, names }} windOf={player => windName(t, seatOf(session, player))} />
          <SaveCard {...{ clip, draw, path }} />
        </aside>
      </div>
    </PlacePage>
  );
}
