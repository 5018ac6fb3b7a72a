import type { TableState } from '@gorrion/protocol';
import {
  breaker,
  type ExplainedFan,
  explain,
  handsInARow,
  isClassical,
  mcrOnly,
  type Player,
  placeOfHand,
  type Seat,
} from '@gorrion/rules';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FoulLine } from '../../board/log.ts';
import { nameAt } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { AllHands } from './AllHands.tsx';
import { CountedSheet } from './counted/CountedSheet.tsx';
import { NextBankerNote } from './counted/NextBankerNote.tsx';
import { RoundWinner } from './counted/RoundWinner.tsx';
import { FanList } from './FanList.tsx';
import { fansOf, foulsOf, type HandResult, rulingsOf, totalOf } from './handResult.ts';
import { JudgedFans } from './JudgedFans.tsx';
import { litTiles } from './litTiles.ts';
import { manner } from './manner.ts';
import { Payments } from './Payments.tsx';
import { Proof } from './Proof.tsx';
import { WinnerTray } from './WinnerTray.tsx';
import './sheet.css';
import './sheetRest.css';

const CopyHand = lazyPart(() => import('./CopyHand.tsx'));
const SaveHand = lazyPart(() => import('./SaveHand.tsx'));
const DisputedFans = lazyPart(() => import('../../shell/page/DisputedFans.tsx'));
const OpenInCalculator = lazyPart(() => import('../../shell/links/OpenInCalculator.tsx'));

interface ResultSheetProps {
  readonly state: TableState;
  readonly result: HandResult;
  /** The viewer's player; undefined for a spectator. */
  readonly me: Player | undefined;
  readonly corner: boolean;
  /** The bar at the foot of the sheet. */
  readonly foot: ReactNode;
  /** More buttons beside those that keep the hand. */
  readonly tools?: ReactNode;
  /** A note below the title. */
  readonly note?: ReactNode;
  /** Offences of the hand, as far as the page has seen them. */
  readonly fouls?: readonly FoulLine[];
  /** Whether the hand can be copied from the table that the page follows. Default: true. */
  readonly hasTranscript?: boolean;
  readonly onClose: () => void;
}

/** The score sheet of a hand: what it is worth, the payments, the proof and all four hands. */
export function ResultSheet(props: ResultSheetProps) {
  const { state, result, me, corner, foot, tools, note, hasTranscript = true, onClose } = props;
  const { outcome } = result;
  const { hand } = state.session;
  const isCounted = isClassical(hand.rules);
  return (
    <Dialog
      unasked="patient"
      labelledBy="sheet-title"
      className={isCounted ? 'sheet is-counted' : 'sheet'}
      onClose={onClose}
    >
      <SheetHead state={state} result={result} me={me} />
      {note}
      {isCounted && outcome.kind === 'won' ? (
        <CountedSheet state={state} result={result} won={outcome} me={me} corner={corner} />
      ) : (
        <HandBody {...props} />
      )}
      {state.proof && <Proof proof={state.proof} hand={hand} places={state.places} redeals={state.redeals} me={me} />}
      <div className="row sheet-tools">
        <Suspense fallback={null}>
          {outcome.kind === 'won' && (
            <OpenInCalculator claim={outcome.claim} scores={outcome.scores} rules={hand.rules} />
          )}
          {hasTranscript && (
            <>
              <SaveHand state={state} />
              <CopyHand />
            </>
          )}
        </Suspense>
        {!state.settings.deals && <ShareButton subject={{ of: 'table-hand', state }} className="btn sm ghost" />}
        {tools}
      </div>
      {foot}
    </Dialog>
  );
}

/** The winner's tiles and fans, the payments and all four hands; of a drawn hand of the older ways also the next banker. */
function HandBody({ state, result, me, corner, fouls }: ResultSheetProps) {
  const t = useT();
  const [pointed, setPointed] = useState<ExplainedFan>();
  const { outcome } = result;
  const { hand } = state.session;
  const nameOf = (seat: Seat) => t.nameOf(result.payments[seat].name);
  const nameOfPlayer = (player: Player) => t.nameOf(nameAt(state.places[player]) ?? '');
  const claim = outcome.kind === 'won' ? outcome.claim : undefined;
  const explanation = useMemo(
    () => (claim && !isClassical(hand.rules) ? explain(claim, hand.rules) : undefined),
    [claim, hand.rules],
  );
  const lit = pointed && claim && explanation && litTiles(pointed, explanation, claim.melds, claim.winningTile);
  return (
    <>
      {outcome.kind === 'won' && (
        <WinnerTray hand={hand} seat={outcome.seat} corner={corner} lit={lit} parts={explanation?.reading.parts} />
      )}
      <div className="sheet-cols">
        {outcome.kind === 'won' && (
          <FanList
            won={outcome}
            rules={hand.rules}
            explanation={explanation}
            onPoint={setPointed}
            judged={
              outcome.count && (
                <JudgedFans won={outcome} count={outcome.count} rules={mcrOnly(hand.rules)} nameOf={nameOf} />
              )
            }
          />
        )}
        <Payments result={result} me={me} fouls={foulsOf(state, result, fouls)} rulings={rulingsOf(state, result)} />
      </div>
      <RoundWinner session={state.session} me={me} nameOf={nameOfPlayer} />
      <NextBankerNote session={state.session} me={me} nameOf={nameOfPlayer} />
      <AllHands state={state} result={result} me={me} corner={corner} />
      {outcome.kind === 'won' && (
        <Suspense fallback={null}>
          <DisputedFans fans={fansOf(outcome).map(({ id }) => id)} isBeside />
        </Suspense>
      )}
    </>
  );
}

function SheetHead({ state, result, me }: Pick<ResultSheetProps, 'state' | 'result' | 'me'>) {
  const t = useT();
  const { outcome } = result;
  const isCounted = isClassical(state.session.hand.rules);
  const said = [
    handLabel(t, state, result),
    ...(isCounted ? countedLabels(t, state, result, me) : []),
    manner(t, result, me),
  ];
  return (
    <header className="sheet-head">
      <div>
        <h1 id="sheet-title">{title(t, result, me, isCounted)}</h1>
        <p>{said.filter(Boolean).join(' · ')}</p>
      </div>
      {outcome.kind === 'won' && !isCounted && (
        <p className="sheet-points">
          {totalOf(outcome)} <small>{t('result.points', { count: totalOf(outcome) })}</small>
        </p>
      )}
    </header>
  );
}

/** Returns who was banker, and for which hand in a row, and who opened the wall. */
function countedLabels(
  t: Translate,
  { session }: TableState,
  { payments }: HandResult,
  me: Player | undefined,
): readonly string[] {
  const hand = handsInARow(session.results);
  const [banker, opener] = [payments[0], payments[breaker(session.hand.dice)]];
  const name = t.nameOf(banker.name);
  const youBank = () => (hand > 1 ? t('counted.youBankAgain', { hand }) : t('counted.youBank'));
  const bankerIs = () => (hand > 1 ? t('counted.bankerAgain', { name, hand }) : t('counted.bankerIs', { name }));
  return [
    banker.player === me ? youBank() : bankerIs(),
    opener.player === me ? t('counted.youOpen') : t('counted.openerIs', { name: t.nameOf(opener.name) }),
  ];
}

function title(t: Translate, { outcome, payments }: HandResult, me: Player | undefined, isCounted: boolean): string {
  if (outcome.kind === 'exhausted') return t('result.drawn');
  if (outcome.kind === 'void') return t('result.void');
  const { player, name } = payments[outcome.seat];
  if (isCounted) return player === me ? t('counted.youWin') : t('counted.wins', { name });
  return player === me ? t('result.youWin') : t('result.wins', { name });
}

/** Returns the name of the hand. By the older ways its round may have any number of hands. */
function handLabel(t: Translate, { session }: TableState, { record }: HandResult): string {
  const hand = isClassical(session.options.rules) ? placeOfHand(record, session.results).inRound : record.number;
  return t('result.hand', { wind: t(`wind.${record.round}`), hand });
}
