import { seatOf } from '@gorrion/rules';
import { Replay } from '@gorrion/table';
import { useMemo } from 'react';
import { isOnline, type LoadedGame } from '../../client/archive/load.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { GAMES_PATH, gamePath } from '../../shell/links/gamePaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { secondsOf } from '../../shell/share/clip.ts';
import { useDrawer } from '../../shell/share/useDrawer.ts';
import { playerNames } from '../frame/words.ts';
import { moveSentence } from '../replay/words.ts';
import { ClipChoices } from './ClipChoices.tsx';
import { SIZES } from './choices.ts';
import { Preview } from './Preview.tsx';
import { SaveCard } from './SaveCard.tsx';
import { Timeline } from './Timeline.tsx';
import { useClip } from './useClip.ts';
import './clip.css';

interface ClipPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
}

/** The page on which a few moves of a finished hand become a film, a strip or a picture. */
export default function ClipPage({ id, game, hand: key }: ClipPageProps) {
  const t = useT();
  const { record } = game;
  const replay = useMemo(() => Replay.of(record), [record]);
  const n = replay.handOf(key);
  const hand = replay.hands[n]!;
  const { session } = replay.stateAt(n, 0);
  const clip = useClip(game, hand);
  const path = gamePath(id, hand.key, clip.range.from);
  const draw = useDrawer(location.host + (isOnline(game) ? path : ''));
  const names = playerNames(t, record.sheet.players);
  const nameOf = (seat: number) => names[hand.seating[seat]!]!;
  const saidOf = (move: number) => moveSentence(t, hand.moves[move]!, nameOf);
  const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
  return (
    <PlacePage
      isDeep
      className="clip"
      title={t('clip.title')}
      note={t('clip.note')}
      above={[
        { href: GAMES_PATH, label: t('games.title') },
        { href: gamePath(id), label: t('replay.again.game') },
        { href: gamePath(id, hand.key), label: name },
      ]}
    >
      <div className="sides">
        <div>
          <Preview
            frames={clip.frames}
            at={clip.at}
            onShow={clip.setAt}
            draw={draw}
            shape={clip.shape}
            saidOf={k => saidOf(clip.range.from + k)}
          />
          <Timeline {...{ hand, range: clip.range, onRange: clip.setRange, saidOf, nameOf }} />
        </div>
        <aside>
          <ClipChoices {...{ clip, names }} windOf={player => windName(t, seatOf(session, player))} />
          <SaveCard
            frames={clip.frames}
            at={clip.at}
            draw={draw}
            size={SIZES[clip.shape]}
            seconds={secondsOf(clip.frames)}
            path={isOnline(game) ? path : undefined}
          />
        </aside>
      </div>
    </PlacePage>
  );
}
