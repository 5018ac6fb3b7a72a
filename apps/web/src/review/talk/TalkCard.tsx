import type { TalkLine } from '@gorrion/protocol';
import { type Replay, turnOf } from '@gorrion/table';
import { useMemo, useState } from 'react';
import { saveGame } from '../../client/archive/file.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { momentText } from '../frame/words.ts';
import { placedTalk } from './placedTalk.ts';
import { SaidLine } from './SaidLine.tsx';
import './talk.css';

interface TalkCardProps {
  /** Id of the game in addresses. */
  readonly id: string;
  readonly replay: Replay;
  readonly talk: readonly TalkLine[];
  readonly names: readonly string[];
}

/** Lines that are shown at once. */
const AT_ONCE = 12;

/** What the players said during the game, each line with its moment; nothing where it was not kept. */
export function TalkCard({ id, replay, talk, names }: TalkCardProps) {
  const t = useT();
  const [count, setCount] = useState(AT_ONCE);
  const placed = useMemo(() => placedTalk(replay, talk), [replay, talk]);
  if (placed.length === 0) return null;
  return (
    <Card
      title={t('talk.title')}
      foot={
        <div className="row">
          {count < placed.length && (
            <button type="button" className="btn sm" onClick={() => setCount(count + 4 * AT_ONCE)}>
              {t('games.more')}
            </button>
          )}
          <button type="button" className="btn sm" onClick={() => void saveGame(replay.record, talk)}>
            {t('talk.save')}
          </button>
        </div>
      }
    >
      <ol className="ruled">
        {placed.slice(0, count).map(one => {
          const hand = replay.hands[one.hand];
          return (
            <SaidLine key={one.line.at} placed={one} names={names}>
              {hand && (
                <Go className="text-link" href={gamePath(id, hand.key, one.move)}>
                  {momentText(t, hand, turnOf(hand, one.move))}
                </Go>
              )}
            </SaidLine>
          );
        })}
      </ol>
    </Card>
  );
}
