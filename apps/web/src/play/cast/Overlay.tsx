import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW, WindGlyph } from '../../kit/tiles/index.ts';
import { windName } from '../../kit/tiles/names.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { type CastLook, drawnSize, inkOn } from './look.ts';
import type { CastPicture, CastSeat } from './picture.ts';
import './overlay.css';

interface OverlayProps {
  readonly look: CastLook;
  /** Undefined while no game is played. */
  readonly picture: CastPicture | undefined;
}

/** What lies over a stream: plates of the four, and between them where the game is. Players and spectators have pages that speak. */
export function Overlay({ look, picture }: OverlayProps) {
  const size = drawnSize(look, picture?.lacks);
  const style = { '--accent': `#${look.accent}`, '--on-accent': inkOn(look.accent), '--size': size / 100 };
  const shows = (part: CastLook['hidden'][number]) => !look.hidden.includes(part);
  const seats = (picture?.seats ?? []).map(seat => (
    <Plate key={seat.seat} seat={seat} look={look} isOff={!shows('names')} />
  ));
  return (
    <div
      className="ov"
      data-place={look.place}
      data-plates={look.plates}
      data-names={size > 100 && look.place !== 'left' ? 'below' : 'beside'}
      style={style as CSSProperties}
      aria-hidden="true"
      inert
    >
      <div className="ov-in">
        {shows('heading') && (
          <p className="ov-heading">
            <MiniTile tile={SPARROW} decorative />
            <bdi>{look.heading || 'Gorrión'}</bdi>
          </p>
        )}
        {picture && (
          <div className="ov-row">
            {seats.slice(0, 2)}
            {shows('middle') && <Middle picture={picture} />}
            {seats.slice(2)}
          </div>
        )}
        {picture?.said && (
          <p className="ov-said">
            <b>
              <bdi>{picture.said.name}</bdi>
            </b>
            <bdi>{picture.said.text}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** Letters of a word that has no room in a plate unless it is smaller. */
const LONG_WORD = 11;

const hasLongWord = (name: string): boolean => name.split(/[\s\u2068\u2069]+/).some(word => word.length > LONG_WORD);

interface PlateProps {
  readonly seat: CastSeat;
  readonly look: CastLook;
  readonly isOff: boolean;
}

function Plate({ seat, look, isOff }: PlateProps) {
  const t = useT();
  const { hidden } = look;
  const tiles = hidden.includes('hands') ? undefined : seat.tiles;
  const chance = hidden.includes('chances') ? undefined : seat.chance;
  return (
    <div className="ov-seat">
      {tiles && <Hand tiles={tiles} melds={seat.melds} />}
      {!isOff && (
        <section className={seat.isOn ? 'ov-plate is-on' : 'ov-plate'}>
          <div className="ov-line">
            {seat.points !== undefined && (
              <span className="ov-wind">
                <WindGlyph wind={seat.seat} />
              </span>
            )}
            <span className={hasLongWord(seat.name) ? 'ov-name is-long' : 'ov-name'}>
              <span className="row tight">
                <bdi>{seat.name}</bdi>
                {seat.isBot && <Icon name="bot" />}
              </span>
              {seat.called && <em>{t(`cast.called.${seat.called}`)}</em>}
            </span>
            {seat.points !== undefined && (
              <span className="ov-points">
                {t.signed(seat.points)}
                {seat.change !== undefined && <small>{t.signed(seat.change)}</small>}
              </span>
            )}
          </div>
          {chance !== undefined && <Chance chance={chance} waits={seat.waits} />}
        </section>
      )}
    </div>
  );
}

/** Claimed tiles stand behind the others, with a gap. */
const Hand = ({ tiles, melds }: { readonly tiles: CastSeat['melds'][number]; readonly melds: CastSeat['melds'] }) => (
  <div className="ov-hand" style={{ '--tiles': Math.max(14, tiles.length + melds.flat().length) } as CSSProperties}>
    {[tiles, ...melds].map((group, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
      <span key={n}>
        {group.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <MiniTile key={place} tile={tile} decorative />
        ))}
      </span>
    ))}
  </div>
);

function Chance({ chance, waits }: { readonly chance: number; readonly waits: CastSeat['waits'] }) {
  const t = useT();
  const percent = Math.round(100 * chance);
  return (
    <div className="ov-chance">
      {waits.length > 0 && (
        <span className="ov-waits">
          {waits.slice(0, 5).map(({ tile, left }) => (
            <span key={tile}>
              <MiniTile tile={tile} decorative />
              {t.number(left)}
            </span>
          ))}
        </span>
      )}
      <i>
        <u style={{ width: `${percent}%` }} />
      </i>
      <span>{t('room.percent', { percent })}</span>
    </div>
  );
}

function Middle({ picture }: { readonly picture: CastPicture }) {
  const t = useT();
  const { round, begins, left, tile, late } = picture;
  return (
    <section className="ov-middle">
      {tile !== undefined && <MiniTile tile={tile} decorative marked />}
      {round && (
        <span className="ov-round">
          <WindGlyph wind={round.wind} />
          {t('table.roundShort', { wind: windName(t, round.wind), hand: round.hand })}
        </span>
      )}
      {begins && <span className="ov-begins">{begins}</span>}
      {left !== undefined && <span>{t('table.countLeft', { count: left })}</span>}
      {late && (
        <span className="ov-late">
          <Icon name="clock" />
          {late}
        </span>
      )}
    </section>
  );
}
