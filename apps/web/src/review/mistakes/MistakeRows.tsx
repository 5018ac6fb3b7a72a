import { isConcrete } from '@gorrion/protocol';
import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reasonText } from '../../sheet/reasonText.ts';
import { gamePath, tryPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type HandOfGame, moveOf } from '../frame/gameHands.ts';
import { MoveMark } from '../frame/MoveMark.tsx';
import { momentText, pointsText } from '../frame/words.ts';
import { type Answers, keyOfQuestion } from '../retry/answers.ts';

/** A mistake with its place in a game. */
export interface PlacedMistake {
  /** The id of the game in addresses. */
  readonly id: string;
  readonly mistake: Mistake;
  readonly hand: HandOfGame;
  /** What addresses add to name the player; empty for the reader's own seat. */
  readonly query: string;
  /** When the game was played (ms since 1970); undefined on the page of one game. */
  readonly at?: number;
}

export const tryPathOf = ({ id, mistake, hand, query }: PlacedMistake): string =>
  tryPath(id, hand.key, moveOf(hand, mistake.decision)) + query;

interface RowsProps {
  readonly rows: readonly PlacedMistake[];
  readonly answers: Answers;
}

/** Mistakes as a list; each leads to its position and to the question that it makes. */
export function MistakeRows({ rows, answers }: RowsProps) {
  return (
    <ol className="ruled">
      {rows.map(row => (
        <Row key={keyOfQuestion(row.mistake)} row={row} isSolved={answers[keyOfQuestion(row.mistake)] === 'solved'} />
      ))}
    </ol>
  );
}

function Row({ row, isSolved }: { readonly row: PlacedMistake; readonly isSolved: boolean }) {
  const t = useT();
  const { id, mistake, hand, query, at } = row;
  const { decision } = mistake;
  const place = momentText(t, hand, decision.turn);
  const [best] = decision.candidates;
  const why = decision.reasons.find(isConcrete);
  return (
    <li className="row">
      <Go className="grow mistake-row" href={gamePath(id, hand.key, moveOf(hand, decision)) + query}>
        <span className="row tight">
          <b>{place}</b>
          <span className="row tight fine">
            {at !== undefined && new Date(at).toLocaleDateString(t.locale, { day: 'numeric', month: 'short' })}
            {decision.verdict === 'inaccuracy' && t('mistakes.isInaccuracy')}
            {isSolved && (
              <span className="row tight gain">
                <Icon name="check" />
                {t('mistakes.isSolved')}
              </span>
            )}
          </span>
        </span>
        <span className="row tight fine mistake-moves">
          <MoveMark move={decision.played} />
          {best && (
            <>
              <span>{t('mistakes.insteadOf')}</span>
              <MoveMark move={best.action} />
            </>
          )}
        </span>
        {why && <span className="fine mistake-why">{reasonText(t, why)}</span>}
        <strong className="numeral loss">{pointsText(t, -decision.loss)}</strong>
      </Go>
      <Go className="ib" href={tryPathOf(row)} aria-label={t('mistakes.tryOf', { place })}>
        <Icon name="undo" />
      </Go>
    </li>
  );
}
