import type { ReviewedCandidate, TableState } from '@gorrion/protocol';
import { isSameAction, mcrOnly, type Seat, type Tile } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { isMistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reasonText } from '../../sheet/reasonText.ts';
import { candidateOf } from '../frame/moves.ts';
import { actionName, offeredIn } from './actions.ts';
import { Candidates } from './Candidates.tsx';
import { ChanceChart } from './ChanceChart.tsx';
import { chanceChart } from './chances.ts';
import type { ExpertPanelProps } from './expertProps.ts';
import { Goal } from './Goal.tsx';
import { Limits } from './Limits.tsx';
import { NotReviewed } from './NotReviewed.tsx';
import { plainPoints } from './numbers.ts';
import { decisionAt, type PlacedDecision, type PlacedHand, type ShownDecision } from './placed.ts';
import { Sums } from './Sums.tsx';
import { VerdictCard } from './VerdictCard.tsx';
import '../frame/review.css';
import './expert.css';

/** What the expert thinks of the decision at the move that is shown, or of the nearest one. */
export function ExpertPanel(props: ExpertPanelProps) {
  const { review, hand, move, player } = props;
  const reviewed = review?.of(hand, player);
  if (!reviewed) return <NotReviewed {...props} />;
  const shown = decisionAt(reviewed.decisions, move);
  return (
    <div className="expert">
      <Decision {...props} reviewed={reviewed} shown={shown} />
      <HandChart reviewed={reviewed} shown={shown?.placed} hasLetters={props.hasLetters} onGo={props.onGo} />
      <Sums hand={reviewed} game={review?.fullHandsOf(player) ?? []} run={props.run} names={props.names} />
      <Limits />
    </div>
  );
}

interface DecisionProps extends ExpertPanelProps {
  readonly reviewed: PlacedHand;
  readonly shown: ShownDecision | undefined;
}

/** The decision at the move that is shown. One still to come names tiles that the board lacks, so only the way to it is shown. */
function Decision({ shown, ...props }: DecisionProps) {
  const t = useT();
  if (!shown) return <p className="fine">{t('expert.noDecision')}</p>;
  if (shown.when !== 'coming') return <Shown {...props} shown={shown} />;
  const { hand, move, decision } = shown.placed;
  return (
    <div className="stack">
      <p>{t('expert.firstComes', { turn: t.number(decision.turn) })}</p>
      <button type="button" className="btn sm pri" onClick={() => props.onGo(hand, move)}>
        {t('expert.goToTurn', { turn: t.number(decision.turn) })}
      </button>
    </div>
  );
}

interface HandChartProps extends Pick<ExpertPanelProps, 'hasLetters' | 'onGo'> {
  readonly reviewed: PlacedHand;
  readonly shown: PlacedDecision | undefined;
}

function HandChart({ reviewed, shown, hasLetters, onGo }: HandChartProps) {
  const chart = useMemo(() => chanceChart(reviewed.decisions), [reviewed]);
  if (!chart) return null;
  return (
    <ChanceChart chart={chart} shown={shown} hasLetters={hasLetters} onGo={({ hand, move }) => onGo(hand, move)} />
  );
}

interface ShownProps extends ExpertPanelProps {
  readonly reviewed: PlacedHand;
  readonly shown: ShownDecision;
}

function Shown({ reviewed, shown, ...props }: ShownProps) {
  const t = useT();
  const { decision, hand, move } = shown.placed;
  const state = props.stateAt(move).session.hand;
  const offered = offeredIn(state);
  const { isOwn, seated } = props;
  const nameOf = (seat: Seat) => seated[seat] ?? '';
  const isPreliminary = reviewed.review.stage === 'overview';
  const [headline, ...more] = decision.reasons.map(reason => reasonText(t, reason, nameOf));
  return (
    <>
      <Which reviewed={reviewed} shown={shown} name={seated[decision.seat] ?? ''} onGo={props.onGo} />
      <VerdictCard {...{ decision, offered, isOwn, isPreliminary, headline }} />
      {more.length > 0 && (
        <ul className="expert-reasons">
          {more.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Said {...{ shown, offered, isPreliminary }} isQuiet={props.isQuiet} />
      <Chosen key={`${hand}/${decision.before}`} {...props} shown={shown} offered={offered} rules={state.rules} />
      <p className="fine">
        {decision.pairs > 0 && decision.plusMinus !== null
          ? t('expert.rolledOut', { count: decision.pairs, points: plainPoints(t, decision.plusMinus) })
          : t('expert.searched')}
      </p>
    </>
  );
}

interface SaidProps {
  readonly shown: ShownDecision;
  readonly offered: Tile | undefined;
  readonly isPreliminary: boolean;
  readonly isQuiet: boolean;
}

/** Tells a screen reader what was decided at the move that is shown. */
function Said({ shown: { placed, when }, offered, isPreliminary, isQuiet }: SaidProps) {
  const t = useT();
  const { turn, played, candidates, verdict, loss } = placed.decision;
  const best = candidates[0]?.action ?? played;
  const places = { turn: t.number(turn), played: actionName(t, played, offered) };
  const said = isMistake(placed.decision)
    ? t('expert.said', { ...places, best: actionName(t, best, offered), points: plainPoints(t, loss) })
    : t('expert.saidBest', { ...places, verdict: t(`expert.verdict.${verdict}`) });
  return (
    <p className="sr" role="status">
      {when === 'now' && !isQuiet && (isPreliminary ? `${said} ${t('expert.mayChange')}` : said)}
    </p>
  );
}

interface WhichProps {
  readonly reviewed: PlacedHand;
  readonly shown: ShownDecision;
  readonly name: string;
  readonly onGo: (hand: number, move: number) => void;
}

/** Which decision of the hand it is, and the way to the others. */
function Which({ reviewed: { decisions, review }, shown: { placed, when }, name, onGo }: WhichProps) {
  const t = useT();
  const n = decisions.indexOf(placed);
  const [before, after] = [decisions[n - 1], decisions[n + 1]];
  const go = (to: PlacedDecision | undefined) => to && onGo(to.hand, to.move);
  return (
    <div className="row which">
      <button
        type="button"
        className="ib"
        disabled={!before}
        aria-label={t('expert.lastDecision')}
        onClick={() => go(before)}
      >
        <Icon name="left" />
      </button>
      <p className="grow">
        <b>{t('expert.decisionOf', { number: t.number(n + 1), all: t.number(decisions.length), name })}</b>
        <span className="fine">
          {when === 'now' || when === 'done' ? (
            t('expert.turn', { turn: t.number(placed.decision.turn) })
          ) : (
            <button type="button" className="lnk" onClick={() => go(placed)}>
              {t('expert.wasAtTurn', { turn: t.number(placed.decision.turn) })}
            </button>
          )}
          {review.stage === 'overview' && ` · ${t('expert.overview')}`}
        </span>
      </p>
      <button
        type="button"
        className="ib"
        disabled={!after}
        aria-label={t('expert.nextDecision')}
        onClick={() => go(after)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

interface ChosenProps extends Omit<ExpertPanelProps, 'review' | 'run'> {
  readonly shown: ShownDecision;
  readonly offered: ReturnType<typeof offeredIn>;
  readonly rules: TableState['session']['hand']['rules'];
}

/** The candidates, and what the chosen one leaves. */
function Chosen({ shown, offered, rules, seated, onCopyLink, onTry }: ChosenProps) {
  const t = useT();
  const { decision } = shown.placed;
  const [chosen, choose] = useState<ReviewedCandidate>();
  const candidate = chosen ?? decision.candidates[0];
  if (!candidate) return null;
  const played = candidateOf(decision, decision.played);
  const isPlayed = isSameAction(candidate.action, decision.played);
  const name = actionName(t, candidate.action, offered);
  return (
    <>
      <Candidates decision={decision} offered={offered} chosen={candidate} onChoose={choose} />
      <Goal
        candidate={candidate}
        other={isPlayed ? decision.candidates.find((one, n) => n === 0 && one !== candidate) : played}
        offered={offered}
        rules={mcrOnly(rules)}
        seat={decision.seat}
        names={seated}
      />
      <div className="row fill">
        {onTry && !isPlayed && (
          <button type="button" className="btn sm pri" onClick={() => onTry(candidate.action, decision)}>
            <ArchiveIcon name="fork" />
            {t('expert.whatIf', { move: name })}
          </button>
        )}
        <button type="button" className="btn sm" onClick={onCopyLink}>
          <Icon name="link" />
          {t('replay.copyLink')}
        </button>
      </div>
    </>
  );
}
