import type { TableState } from '@gorrion/protocol';
import { type ExplainedFan, explain, isClassical, mcrOnly, type Player, type Seat } from '@gorrion/rules';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FoulLine } from '../board/log.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { tileName } from '../tiles/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { AllHands } from './AllHands.tsx';
import { Celebration } from './Celebration.tsx';
import { FanList } from './FanList.tsx';
import { type HandResult, totalOf } from './handResult.ts';
import { JudgedFans } from './JudgedFans.tsx';
import { litTiles } from './litTiles.ts';
import { Payments } from './Payments.tsx';
import { Proof } from './Proof.tsx';
import { WinnerTray } from './WinnerTray.tsx';
import './sheet.css';
import './sheetRest.css';

const CopyHand = lazyPart(() => import('./CopyHand.tsx'));
const SaveHand = lazyPart(() => import('../dispute/SaveHand.tsx'));
const OpenInCalculator = lazyPart(() => import('../calculator/OpenInCalculator.tsx'));

interface ResultSheetProps {
  readonly state: TableState;
  readonly result: HandResult;
  /** The viewer's player; undefined for a spectator. */
  readonly me: Player | undefined;
  readonly corner: boolean;
  /** The bar at the foot of the sheet. */
  readonly foot: ReactNode;
  /** A note below the title. */
  readonly note?: ReactNode;
  /** Offences of the hand, as far as the page has seen them. */
  readonly fouls?: readonly FoulLine[];
  /** Lets petals fall over the sheet. */
  readonly isCelebrated?: boolean;
  /** Whether the hand can be copied from the table that the page follows. Default: true. */
  readonly hasTranscript?: boolean;
  readonly onClose: () => void;
}

/** The score sheet of a hand: its fans, payments, proof and all four hands. */
export function ResultSheet(props: ResultSheetProps) {
  const { state, result, me, corner, foot, note, fouls, isCelebrated, hasTranscript = true, onClose } = props;
  const [isAll, setAll] = useState(false);
  const [pointed, setPointed] = useState<ExplainedFan>();
  const { outcome } = result;
  const { hand } = state.session;
  const t = useT();
  const nameOf = (seat: Seat) => t.nameOf(result.payments[seat].name);
  const claim = outcome.kind === 'won' ? outcome.claim : undefined;
  const explanation = useMemo(
    () => (claim && !isClassical(hand.rules) ? explain(claim, hand.rules) : undefined),
    [claim, hand.rules],
  );
  const lit = pointed && claim && explanation && litTiles(pointed, explanation, claim.melds, claim.winningTile);
  return (
    <Dialog isUnasked labelledBy="sheet-title" className="sheet" onClose={onClose}>
      {isCelebrated && <Celebration />}
      <SheetHead result={result} me={me} />
      {note}
      {outcome.kind === 'won' && (
        <WinnerTray hand={hand} seat={outcome.seat} corner={corner} lit={lit} parts={explanation?.reading.parts} />
      )}
      <div className="sheet-cols">
        {outcome.kind === 'won' && (
          <FanList
            won={outcome}
            explanation={explanation}
            isAll={isAll}
            onAll={() => setAll(true)}
            onPoint={setPointed}
            judged={
              outcome.count && (
                <JudgedFans won={outcome} count={outcome.count} rules={mcrOnly(hand.rules)} nameOf={nameOf} />
              )
            }
          />
        )}
        <Payments result={result} me={me} fouls={fouls} />
      </div>
      <AllHands state={state} result={result} me={me} corner={corner} />
      {state.proof && <Proof proof={state.proof} hand={hand} places={state.places} redeals={state.redeals} me={me} />}
      <Suspense fallback={<div className="copy-hand" />}>
        {hasTranscript && (
          <>
            <CopyHand />
            <SaveHand state={state} />
          </>
        )}
        {claim && !isClassical(hand.rules) && <OpenInCalculator claim={claim} rules={hand.rules} />}
      </Suspense>
      {foot}
    </Dialog>
  );
}

function SheetHead({ result, me }: Pick<ResultSheetProps, 'result' | 'me'>) {
  const t = useT();
  const { outcome } = result;
  return (
    <header className="sheet-head">
      <div>
        <h1 id="sheet-title">{title(t, result, me)}</h1>
        <p>{[handLabel(t, result), manner(t, result, me)].filter(Boolean).join(' · ')}</p>
      </div>
      {outcome.kind === 'won' && (
        <p className="sheet-points">
          {totalOf(outcome)} <small>{t('result.points', { count: totalOf(outcome) })}</small>
        </p>
      )}
    </header>
  );
}

function title(t: Translate, { outcome, payments }: HandResult, me: Player | undefined): string {
  if (outcome.kind === 'exhausted') return t('result.drawn');
  if (outcome.kind === 'void') return t('result.void');
  const { player, name } = payments[outcome.seat];
  return player === me ? t('result.youWin') : t('result.wins', { name });
}

const handLabel = (t: Translate, { record }: HandResult): string =>
  t('result.hand', { wind: t(`wind.${record.round}`), hand: record.number });

/** Returns how the hand ended: on which tile and from whom it was won, or why nobody won and whether points moved. */
export function manner(t: Translate, { outcome, payments }: HandResult, me: Player | undefined): string {
  const isPenalized = payments.some(({ penalty }) => penalty !== 0);
  if (outcome.kind === 'exhausted') return t(isPenalized ? 'result.drawnPenalties' : 'result.drawnNote');
  if (outcome.kind === 'void') return t(isPenalized ? 'result.voidPenalties' : 'result.voidNote');
  const tile = tileName(t, outcome.tile);
  if (outcome.from === outcome.seat) return t('result.selfDrawn', { tile });
  const { name, player } = payments[outcome.from];
  if (outcome.robbed) return t('result.onRobbed', { tile, name });
  return player === me ? t('result.onYourDiscard', { tile }) : t('result.onDiscard', { tile, name });
}
