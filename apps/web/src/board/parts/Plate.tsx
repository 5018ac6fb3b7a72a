import type { Seat } from '@gorrion/rules';
import { type CSSProperties, memo, Suspense } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Mark } from '../../kit/ui/Mark.tsx';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { useSeconds } from '../hooks/useSeconds.ts';
import type { OldRoles } from '../oldWays/roles.ts';
import type { PlateInfo } from '../props.ts';
import { presenceWord } from '../says.ts';
import { Bubble } from './Bubble.tsx';
import { Ring } from './Ring.tsx';
import { Roles } from './Roles.tsx';

const Penalties = lazyPart(async () => ({ default: (await import('../say/index.ts')).Penalties }));

export interface PlateProps extends OldRoles {
  readonly seat: Seat;
  readonly name: string;
  readonly plate: PlateInfo;
  readonly isOn: boolean;
  /** The plate is at the lower edge of the table, with no room below it. */
  readonly isOwn: boolean;
  readonly now: () => number;
  readonly style?: CSSProperties;
}

/** The plate of a seat: wind, name, score, person or bot, connection, and the clock during its turn. */
function PlateCard({ seat, name, plate, isOn, isDouble, isOpener, isOwn, now, style }: PlateProps) {
  const t = useT();
  const { kind, presence, score, clock } = plate;
  const seconds = useSeconds(clock?.endsAt, now, clock?.total);
  const isBot = kind === 'bot' || presence === 'stand-in';
  const wind = windName(t, seat);
  const className = [
    'plate',
    isOn && 'on',
    presence !== 'here' && 'warn',
    presence === 'away' && 'away',
    plate.penalties && 'fined',
    plate.said !== undefined && 'says',
    isDouble && 'doubles',
    isOpener && 'opens',
    plate.hasWon && 'has-won',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={className.filter(Boolean).join(' ')}
      style={style}
      role="group"
      aria-label={t('plate.label', { name, wind, score: t.signed(score) })}
    >
      <div className="seal">
        <WindGlyph wind={seat} />
        {clock && <Ring clock={clock} now={now} />}
        {seconds !== undefined && (
          <span className="secs">
            <span aria-hidden="true">{seconds}</span>
            <span className="sr">{t('plate.seconds', { count: seconds })}</span>
          </span>
        )}
      </div>
      <div className="name" dir="auto">
        {name}
      </div>
      <div className="about">
        {isBot || plate.mark === undefined ? <Icon name={isBot ? 'bot' : 'person'} /> : <Mark mark={plate.mark} />}
        <span className={isDouble ? 'sr' : 'wind'}>{isBot ? t('plate.botWind', { wind }) : wind}</span>
        {(kind === 'person' || presence !== 'here') && <PresenceMark presence={presence} />}
        {seat === 0 && !isDouble && <span className="dealer">{t('plate.dealer')}</span>}
        <Roles isDouble={isDouble} isOpener={isOpener} />
      </div>
      {/* The key replaces the node with its score, so that the change is no layout shift. */}
      <div className="score" key={score}>
        {t.signed(score)}
      </div>
      {plate.penalties && (
        <Suspense fallback={null}>
          <Penalties penalties={plate.penalties} />
        </Suspense>
      )}
      {plate.change !== undefined && <Change points={plate.change} />}
      <Bubble said={plate.said} isAbove={isOwn} />
    </div>
  );
}

/** The points that a hand which has just ended moves. They are said with its end. */
function Change({ points }: { readonly points: number }) {
  const t = useT();
  return (
    <span className={points > 0 ? 'plate-change gains' : 'plate-change'} aria-hidden="true">
      {t.signed(points)}
    </span>
  );
}

/** The connection of a player: an icon while they are connected, a word while they are not. */
function PresenceMark({ presence }: Pick<PlateInfo, 'presence'>) {
  const t = useT();
  const word = presenceWord(t, presence);
  if (word !== undefined) {
    return (
      <span className="presence" title={t(`plate.${presence}`)}>
        <span className="absent">{word}</span>
      </span>
    );
  }
  return (
    <span className="presence" role="img" aria-label={t(`plate.${presence}`)} title={t(`plate.${presence}`)}>
      <Icon name={presence === 'here' ? 'here' : 'empty'} />
    </span>
  );
}

export const Plate = memo(PlateCard);
