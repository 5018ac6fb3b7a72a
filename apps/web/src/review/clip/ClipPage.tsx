import { PLAYERS, type Player, SEATS, seatOf } from '@gorrion/rules';
import { withoutNames } from '@gorrion/table';
import { useMemo, useState } from 'react';
import { isOnline, type LoadedGame } from '../../client/archive/load.ts';
import { Replay, type ReplayHand } from '@gorrion/table';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { GAMES_PATH, gamePath } from '../../shell/links/gamePaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { framesBetween, heroOf, secondsOf } from '../../shell/share/clip.ts';
import { useDrawer } from '../../shell/share/useDrawer.ts';
import { playerNames } from '../frame/words.ts';
import { moveSentence } from '../replay/words.ts';
import { PACES, type Pace, type Range, SHAPES, type Shape, SIZES } from './choices.ts';
import { Preview } from './Preview.tsx';
import { SaveCard } from './SaveCard.tsx';
import { Timeline } from './Timeline.tsx';
import './clip.css';

interface ClipPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
}

/** Moves of a clip that nobody has chosen yet. */
const FIRST_MOVES = 8;

/** What a clip is of, as one has chosen. */
function useClip({ record }: LoadedGame, hand: ReplayHand) {
  const t = useT();
  const last = hand.moves.length - 1;
  const [range, setRange] = useState<Range>({ from: Math.max(0, last - FIRST_MOVES), to: last });
  const [by, setBy] = useState<Player>(() => heroOf(record, hand.key));
  const [pace, setPace] = useState<Pace>(1);
  const [shape, setShape] = useState<Shape>('wide');
  const [isNamed, setNamed] = useState(true);
  const shown = useMemo(() => {
    const winds = SEATS.map(seat => windName(t, seat));
    return isNamed ? record : withoutNames(record, winds);
  }, [record, isNamed, t]);
  const frames = useMemo(
    () => framesBetween(shown, hand.key, { ...range, by, pace }),
    [shown, hand.key, range, by, pace],
  );
  return { range, setRange, by, setBy, pace, setPace, shape, setShape, isNamed, setNamed, frames, last };
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
          <Preview frames={clip.frames} draw={draw} shape={clip.shape} saidOf={k => saidOf(clip.range.from + k)} />
          <Timeline {...{ hand, range: clip.range, onRange: clip.setRange, saidOf, nameOf }} />
        </div>
        <aside>
          <Card className="stack" title={t('clip.shape')}>
            <Choice
              label={t('clip.shape')}
              value={clip.shape}
              options={SHAPES.map(shape => ({ value: shape, label: t(`clip.shape.${shape}`), note: sizeText(shape) }))}
              onChoose={clip.setShape}
            />
          </Card>
          <Card className="stack" title={t('clip.inPicture')}>
            <Labelled label={t('clip.side')}>
              <Pick
                label={t('clip.side')}
                value={String(clip.by)}
                options={PLAYERS.map(player => [
                  String(player),
                  `${names[player]} · ${windName(t, seatOf(session, player))}`,
                ])}
                onPick={player => clip.setBy(Number(player) as Player)}
              />
            </Labelled>
            <div className="row ends">
              <span>
                <b>{t('clip.names')}</b> <small className="fine">{t('clip.namesNote')}</small>
              </span>
              <Switch label={t('clip.names')} isOn={clip.isNamed} onTurn={clip.setNamed} />
            </div>
            <Labelled label={t('clip.pace')}>
              <Choice
                isSlim
                label={t('clip.pace')}
                value={clip.pace}
                options={PACES.map(pace => ({
                  value: pace,
                  label: `${new Intl.NumberFormat(t.locale).format(pace)}×`,
                }))}
                onChoose={clip.setPace}
              />
            </Labelled>
          </Card>
          <SaveCard
            frames={clip.frames}
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

const sizeText = (shape: Shape): string => `${SIZES[shape].width} × ${SIZES[shape].height}`;
