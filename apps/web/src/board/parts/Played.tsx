import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { isExchangeScreen, isExchangeTime } from '../exchange/swaps.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { TableTop } from './TableTop.tsx';

const Exchanging = lazyPart(async () => ({ default: (await import('../exchange/index.ts')).Exchanging }));

interface PlayedProps extends ComponentProps<typeof PlayerControls>, ComponentProps<typeof TableTop> {
  readonly isReduced: boolean;
}

/** Draws the table and what the player acts with. While the screen of the exchanges lies over both, no key reaches them. */
export function Played({ isReduced, isTyping, onTypingEnd, ...table }: PlayedProps) {
  const { props, stage, offering, nameOf } = table;
  const isCovered = isExchangeScreen(props);
  return (
    <>
      {isExchangeTime(props.hand) && (
        <Suspense fallback={null}>
          <Exchanging props={props} stage={stage} offering={offering} nameOf={nameOf} isReduced={isReduced} />
        </Suspense>
      )}
      <div inert={isCovered}>
        <PlayerControls {...table} isTyping={isTyping} onTypingEnd={onTypingEnd} />
        <TableTop {...table} />
      </div>
    </>
  );
}
