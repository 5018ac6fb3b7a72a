import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { playerNames } from '../frame/words.ts';
import { placedTalk, talkAt } from '../talk/placedTalk.ts';
import { SaidLine } from '../talk/SaidLine.tsx';
import { Anchor } from '../together/Anchor.tsx';
import type { PanelProps } from './moment.ts';
import '../talk/talk.css';

/** What the players had said by the moment that is shown. What came later stays hidden, as the moves do. */
export function TalkPanel({ talk, played, at, walked, shared }: PanelProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const placed = useMemo(() => placedTalk(played, talk), [played, talk]);
  const names = useMemo(() => playerNames(t, played.record.sheet.players), [played, t]);
  // Nobody said anything in a branch: beside it stands what was said before it leaves the game.
  const move = Math.min(at.move, walked?.at ?? at.move);
  const { said, now, next, later } = talkAt(placed, { hand: at.hand, move });
  const { isVoting, goTo, nameOf } = shared;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  return (
    <section className="stack">
      <h2>{t('talk.title')}</h2>
      {said.length === 0 && <Empty isLow note={t('talk.none')} />}
      <ol className="stack said-lines" ref={list}>
        {said.map((one, n) => {
          const place = { hand: one.hand, move: one.move, line: null };
          return (
            <SaidLine key={one.line.at} placed={one} names={names} isNow={n >= said.length - now}>
              <Anchor place={place} nameOf={nameOf} onGo={goTo} />
            </SaidLine>
          );
        })}
      </ol>
      {next && !isVoting && (
        <div className="row">
          <button
            type="button"
            className="btn sm"
            onClick={() => goTo({ hand: next.hand, move: next.move, line: null })}
          >
            {t('talk.next')}
          </button>
          <span className="fine">{t('talk.later', { count: later })}</span>
        </div>
      )}
    </section>
  );
}
