import type { Seat, Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import type { OwnHandProps } from '../hand/OwnHand.tsx';
import { useAnnouncer } from '../hooks/useAnnouncer.ts';
import type { Offering } from '../hooks/useOffers.ts';
import type { Stage } from '../hooks/useStage.ts';
import { Live } from '../parts/Live.tsx';
import { OwnSide } from '../parts/OwnSide.tsx';
import type { TableProps } from '../props.ts';
import { isDeadHand, SayPad } from './SayPad.tsx';
import { useSayKeys } from './useSayKeys.ts';
import { useWord, type Word } from './useWord.ts';

interface SayingProps extends Pick<OwnHandProps, 'onDiscard' | 'onMove'> {
  readonly props: TableProps;
  readonly stage: Stage;
  readonly offering: Offering;
  readonly nameOf: (seat: Seat) => string;
  readonly isTyping: boolean;
  readonly onTypingEnd: () => void;
}

const anyTile = (_: Tile) => true;
/** While tiles are chosen for a word, every press chooses. */
const CHOOSING = { mouse: 'click', touch: 'tap' } as const;

/** What a player in strict play acts with: the six words, and their own tiles, which a word asks for. */
export function Saying(of: SayingProps) {
  const { props, stage, offering, onDiscard, nameOf } = of;
  const t = useT();
  const saying = useWord(props, stage.own);
  const { sentences, announce } = useAnnouncer();
  const say = (word: Word) => {
    if (props.isAtRest) return;
    const heard = saying.say(word);
    if (heard === 'asked') announce(`${isDeadHand(props) ? `${t('words.deadWin')} ` : ''}${t('words.again')}`);
    else if (heard !== 'said') announce(t(`words.${heard}`));
  };
  useSayKeys(props.settings.keys, say);
  const isChoosing = saying.wanted > 0;
  const settings = isChoosing ? { ...props.settings, discard: CHOOSING } : props.settings;
  return (
    <>
      <Live sentences={sentences} />
      <SayPad props={props} geometry={stage.board.geometry} saying={saying} say={say} nameOf={nameOf} />
      {stage.arrangement.scene.hasOwnHand && (
        <OwnSide
          props={{ ...props, settings }}
          geometry={stage.board.geometry}
          offers={offering.offers}
          pointed={undefined}
          isTyping={of.isTyping}
          onAct={offering.act}
          onTypingEnd={of.onTypingEnd}
          boxes={stage.own}
          chosen={isChoosing ? saying.chosen : undefined}
          canDiscard={isChoosing ? anyTile : offering.canDiscard}
          onDiscard={isChoosing ? saying.choose : onDiscard}
          onMove={of.onMove}
        />
      )}
    </>
  );
}
