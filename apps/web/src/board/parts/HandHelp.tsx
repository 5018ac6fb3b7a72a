import type { Offering } from '../hooks/useOffers.ts';
import type { Pointing } from '../hooks/usePointedTile.ts';
import type { Stage } from '../hooks/useStage.ts';
import type { TableProps } from '../props.ts';
import { AdviceGiven } from './AskAdvice.tsx';
import { isAsked } from './Asking.tsx';
import { isBarOnPills, overRiversStyle } from './plates.ts';
import { Ready } from './Ready.tsx';

interface HandHelpProps {
  readonly props: TableProps;
  readonly stage: Stage;
  readonly offering: Offering;
  readonly pointing: Pointing;
  /** The player has opened the panel of waiting tiles. */
  readonly isWaitsOpen: boolean;
  readonly onWaitsOpen: (isOpen: boolean) => void;
}

/** Draws what the table tells the player about their hand: its waiting tiles, and a bot's advice. */
export function HandHelp({ props, stage, offering, pointing, isWaitsOpen, onWaitsOpen }: HandHelpProps) {
  const { hand, sent, facts, advice, over, beside, settings, actions } = props;
  const { geometry } = stage.board;
  const { offers } = offering;
  const isClaiming = hand.phase.name === 'claims' && offers.pass !== undefined;
  const isCovered = isAsked(props, offers) && isBarOnPills(geometry);
  return (
    <>
      <Ready
        facts={sent || isCovered ? undefined : facts}
        pointing={pointing}
        boxes={stage.own}
        geometry={geometry}
        keys={settings.keys}
        isOpen={isWaitsOpen && !advice?.isOpen && !over}
        isClaiming={isClaiming}
        onOpen={onWaitsOpen}
        beside={beside}
      />
      {over && !isClaiming && !advice?.isOpen && (
        <div className="over-rivers" style={overRiversStyle(geometry)}>
          {over}
        </div>
      )}
      {advice && (
        <AdviceGiven
          advice={advice}
          geometry={geometry}
          isAsked={actions.length > 0}
          isClaiming={isClaiming}
          beside={beside}
        />
      )}
    </>
  );
}
