import type { Seat } from '@gorrion/rules';
import { type CSSProperties, memo } from 'react';
import { useT } from '../../i18n/index.ts';
import { WindGlyph, windName } from '../../tiles/index.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Icon } from '../../ui/TableIcon.tsx';
import { useSeconds } from '../hooks/useSeconds.ts';
import type { PlateInfo } from '../props.ts';
import { presenceWord } from '../says.ts';
import { Bubble } from './Bubble.tsx';
import { Ring } from './Ring.tsx';

export interface PlateProps {
  readonly seat: Seat;
  readonly name: string;
  readonly plate: PlateInfo;
  readonly isOn: boolean;
  /** At the lower edge of the table: there is no room below it. */
  readonly isOwn: boolean;
  readonly now: () => number;
  readonly style?: CSSProperties;
}

/** Who sits there: wind, name, score, person or bot, connection; the clock when it is his turn. */
function PlateCard({ seat, name, plate, isOn, isOwn, now, style }: PlateProps) {
  const t = useT();
  const { kind, presence, score, clock } = plate;
  const seconds = useSeconds(clock?.endsAt, now);
  const isBot = kind === 'bot' || presence === 'stand-in';
  const wind = windName(t, seat);
  const className = ['plate', isOn && 'on', presence !== 'here' && 'warn', presence === 'away' && 'away'];
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
        <span className="wind">{isBot ? t('plate.botWind', { wind }) : wind}</span>
        {kind === 'person' && <PresenceMark presence={presence} />}
        {seat === 0 && <span className="dealer">{t('plate.dealer')}</span>}
      </div>
      {/* Another score is another node: it does not shift the one before. */}
      <div className="score" key={score}>
        {t.signed(score)}
      </div>
      <Bubble said={plate.said} isOwn={isOwn} />
    </div>
  );
}

/** Whether the player is connected: a sign while they are, a word as soon as they are not. */
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
