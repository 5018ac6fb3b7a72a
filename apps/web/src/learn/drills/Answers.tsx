import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { type Item, isMulti, markOf } from './items.ts';
import { useArrows } from './useArrows.ts';
import type { Asked } from './useAsked.ts';
import { claimTiles, claimWord, routeName } from './words.ts';
import './answers.css';

interface AnswersProps {
  readonly asked: Asked;
  /** Draws the answers as the tiles of the own hand on the felt. */
  readonly isHand?: boolean;
}

/** What can be answered: one of them, or several. The arrows go from one to the next, the space bar chooses. */
export function Answers({ asked, isHand }: AnswersProps) {
  const t = useT();
  const { question, verdict } = asked;
  const many = isMulti(question);
  const arrows = useArrows(asked);
  return (
    // biome-ignore-start lint/a11y/noStaticElementInteractions: a group of radio buttons or check boxes
    // biome-ignore-start lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div
      className={`stack da-${isHand ? 'hand' : question.kind}`}
      role={many ? 'group' : 'radiogroup'}
      aria-label={t(`drills.answers.${question.kind}`)}
      ref={arrows.group}
      onKeyDown={arrows.move}
    >
      {shownRows(asked).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
        <div className="da-row" key={at}>
          {row.map(item => (
            <Answer
              key={item.key}
              asked={asked}
              item={item}
              isStop={arrows.stop === item.key}
              isDone={Boolean(verdict)}
            />
          ))}
        </div>
      ))}
    </div>
    // biome-ignore-end lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    // biome-ignore-end lint/a11y/noStaticElementInteractions: a group of radio buttons or check boxes
  );
}

/** Returns the rows to draw: after the answer those that say something. */
function shownRows({ rows, verdict, chosen, isShown }: Asked): Asked['rows'] {
  if (!verdict || rows.length === 1) return rows;
  return rows.filter(row => row.some(item => markOf(verdict, item, chosen.includes(item.key), isShown)));
}

interface AnswerProps {
  readonly asked: Asked;
  readonly item: Item;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly isDone: boolean;
}

function Answer({ asked, item, isStop, isDone }: AnswerProps) {
  const t = useT();
  const { question, chosen, choose, verdict, isShown } = asked;
  const isChosen = chosen.includes(item.key);
  const mark = verdict && markOf(verdict, item, isChosen, isShown);
  const isDrawn = 'isDrawn' in item && item.isDrawn;
  const label = [itemText(t, item), isDrawn ? t('drills.justDrawn') : '', mark ? t(`drills.mark.${mark}`) : ''];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a checked state
    <button
      type="button"
      role={isMulti(question) ? 'checkbox' : 'radio'}
      className={['learn-answer da-item', mark, isChosen && 'is-chosen', isDrawn && 'is-drawn']
        .filter(Boolean)
        .join(' ')}
      aria-checked={isChosen}
      aria-disabled={isDone || undefined}
      aria-label={label.filter(Boolean).join(t('list.comma'))}
      tabIndex={isStop ? 0 : -1}
      data-answer={item.key}
      onClick={() => choose(item)}
    >
      <Face item={item} />
      {mark && mark !== 'missed' && <Icon name={mark === 'wrong' ? 'close' : 'check'} />}
      {mark === 'missed' && <em aria-hidden="true">{t('drills.mark.missed')}</em>}
    </button>
  );
}

function itemText(t: Translate, item: Item): string {
  if ('points' in item) return t('act.points', { count: item.points });
  if ('fan' in item) return fanName(item.fan, t.locale);
  if ('tile' in item) return tileName(t, item.tile);
  if ('claim' in item)
    return item.claim.kind === 'chow'
      ? t('act.chowOf', {
          tiles: claimTiles(item.claim)
            .map(tile => tileName(t, tile))
            .join(t('list.comma')),
        })
      : claimWord(t, item.claim);
  return routeName(t, item.route);
}

function Face({ item }: { readonly item: Item }) {
  const t = useT();
  if ('points' in item) return <b>{item.points}</b>;
  if ('fan' in item) return <b>{fanName(item.fan, t.locale)}</b>;
  if ('tile' in item) return <MiniTile tile={item.tile} decorative />;
  if ('route' in item) return <b>{routeName(t, item.route)}</b>;
  return (
    <>
      <b>{claimWord(t, item.claim)}</b>
      {item.claim.kind === 'chow' && <MiniTiles tiles={claimTiles(item.claim)} decorative />}
    </>
  );
}
