import type { PlayQuestion } from '@gorrion/learn/drills';
import { copiesSeen, PLAYING_KINDS, type Tile, tileOf, tilesApart, tilesLeft } from '@gorrion/rules';
import { type SeatScene, sceneOf } from '../../board/scene.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName, WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Answers } from './Answers.tsx';
import { Concealed, Laid, Winds } from './handParts.tsx';
import type { Asked } from './useAsked.ts';
import { Verdict } from './Verdict.tsx';

interface PositionProps {
  readonly asked: Asked;
  readonly question: PlayQuestion;
}

/**
 * A moment of a game as one seat sees it: the own hand, what can be answered, after the answer why, and what all can see.
 */
export function Position({ asked, question }: PositionProps) {
  const t = useT();
  const { view, seat } = question;
  const scene = sceneOf(view, seat);
  const own = scene.positions[0];
  const { phase } = view;
  const offered = phase.name === 'claims' ? phase : undefined;
  return (
    <>
      {offered && (
        <p className="row">
          <MiniTile tile={offered.tile} decorative />
          {t('drills.offered', { wind: windName(t, offered.from), tile: tileName(t, offered.tile) })}
        </p>
      )}
      <div className="felt-floor learn-felt dt">
        {question.kind === 'discard' ? <Answers asked={asked} isHand /> : <OwnHand question={question} />}
        {own.melds.length > 0 && (
          <div className="learn-block">
            <span className="dt-groups">
              {own.melds.map((meld, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
                <Laid key={n} meld={meld} />
              ))}
            </span>
            <small>{t('drills.claimed')}</small>
          </div>
        )}
      </div>
      {question.kind !== 'discard' && <Answers asked={asked} />}
      <Verdict asked={asked} />
      <Winds round={view.prevalentWind} seat={seat}>
        <li>{t('drills.turn', { turn: view.seats[seat].discards.length + 1 })}</li>
        <li>{t('table.countLeft', { count: tilesLeft(view.wall) })}</li>
        {own.flowers.length > 0 && <li>{t('drills.flowers', { count: own.flowers.length })}</li>}
      </Winds>
      <section className="card pad ruled dq-table" aria-label={t('drills.table')}>
        {([1, 2, 3, 0] as const).map(position => (
          <SeatRow
            key={position}
            scene={scene.positions[position]}
            who={t(`drills.who.${position}`)}
            isLast={scene.lastDiscard === position}
          />
        ))}
        <Unseen question={question} />
      </section>
    </>
  );
}

/** The own hand where the answers stand apart from it. */
function OwnHand({ question: { view, seat } }: { readonly question: PlayQuestion }) {
  const { hand, apart } = tilesApart(view, seat);
  return (
    <div className="learn-block">
      <span className="dt-groups">
        <Concealed tiles={hand} />
        {apart !== undefined && <MiniTiles tiles={[apart]} />}
      </span>
    </div>
  );
}

interface SeatRowProps {
  readonly scene: SeatScene;
  readonly who: string;
  /** Whether the newest discard of the table is this seat's. */
  readonly isLast: boolean;
}

/** What one seat has shown: melds and discards, the oldest first. */
function SeatRow({ scene: { seat, melds, river, flowers }, who, isLast }: SeatRowProps) {
  const t = useT();
  const wind = windName(t, seat);
  return (
    <div className="dq-seat">
      <p>
        <WindGlyph wind={seat} />
        <span>
          {who} <small className="fine">{wind}</small>
        </span>
      </p>
      <div className="row">
        {melds.length > 0 && (
          <span className="row">
            {melds.map((meld, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
              <Laid key={n} meld={meld} />
            ))}
          </span>
        )}
        {river.length > 0 ? (
          <MiniTiles tiles={river} marked={isLast ? river.length - 1 : undefined} />
        ) : (
          melds.length === 0 && <span className="fine">{t('drills.noDiscards')}</span>
        )}
        {flowers.length > 0 && <small className="fine">{t('drills.flowers', { count: flowers.length })}</small>}
      </div>
    </div>
  );
}

/** Whether a tile could go with one of the hand: the same, or one or two ranks away. */
const isNear = (tile: Tile, own: Tile): boolean =>
  tile === own || (tile < 27 && own < 27 && Math.floor(tile / 9) === Math.floor(own / 9) && Math.abs(tile - own) <= 2);

/** How many copies of the tiles around the own hand the seat has not seen. */
function Unseen({ question: { view, seat } }: { readonly question: PlayQuestion }) {
  const t = useT();
  const { unseen } = copiesSeen(view, seat);
  const { concealed } = view.seats[seat];
  const kinds = Array.from({ length: PLAYING_KINDS }, (_, kind) => tileOf(kind)).filter(tile =>
    concealed.some(own => isNear(tile, own)),
  );
  return (
    <details className="dq-unseen">
      <summary>
        {t('drills.unseen')} <small className="fine">{t('drills.unseenNote')}</small>
      </summary>
      <ul className="row">
        {kinds.map(tile => (
          <li key={tile} className={unseen[tile] === 0 ? 'is-gone learn-copies' : 'learn-copies'}>
            <span className="sr">{t('drills.copies', { tile: tileName(t, tile), count: unseen[tile] ?? 0 })}</span>
            <MiniTile tile={tile} decorative />
            <b aria-hidden="true">{unseen[tile]}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
