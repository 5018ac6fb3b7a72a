import { newId } from '@gorrion/client/connection';
import {
  BOT_LEVELS,
  HANDS,
  type HandCount,
  PLAY_NOW_WAYS,
  type PlayNowWish,
  type TableSummary,
} from '@gorrion/protocol';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Begun } from './Felt.tsx';
import { Job } from './Job.tsx';
import { type KeptWish, keepWish, keptWish } from './keptWish.ts';

const Queue = lazyPart(() => import('./Queue.tsx'));

/** The queue for a game at once. `tables`: the public ones, some of which may wait for players. */
export function NowJob({ tables }: { readonly tables: readonly TableSummary[] | undefined }) {
  const t = useT();
  const [kept, setKept] = useState(keptWish);
  const [wish, setWish] = useState<PlayNowWish>();
  const button = useRef<HTMLButtonElement>(null);
  const wasQueueing = useRef(false);
  const isOffline = useApp(app => app.link.status === 'offline');
  const choose = (change: Partial<KeptWish>) => {
    keepWish({ ...kept, ...change });
    setKept({ ...kept, ...change });
  };
  useEffect(() => {
    // The button comes back where the queue was: the focus must not be lost with it.
    if (wasQueueing.current && !wish) button.current?.focus();
    wasQueueing.current = wish !== undefined;
  }, [wish]);
  const waiting = tables?.filter(({ stage, freePlaces, isMine }) => stage === 'gathering' && freePlaces > 0 && !isMine);
  return (
    <Job
      title={t('home.now')}
      lead={waiting?.length ? t('home.nowWaiting', { count: waiting.length }) : t('home.nowLead')}
      picture={<Begun />}
    >
      {/* What was chosen keeps its room under the queue, so that nothing else on the page moves. */}
      <div className="job-go now-wish" inert={wish !== undefined}>
        <Choices kept={kept} onChoose={choose} />
        <button
          type="button"
          ref={button}
          className="btn pri"
          disabled={isOffline}
          onClick={() => setWish({ id: newId(), ...kept })}
        >
          {t('home.now')}
        </button>
      </div>
      {wish && (
        <Suspense fallback={null}>
          <Queue wish={wish} onEnd={() => setWish(undefined)} />
        </Suspense>
      )}
    </Job>
  );
}

interface ChoicesProps {
  readonly kept: KeptWish;
  readonly onChoose: (change: Partial<KeptWish>) => void;
}

/** By which rules, how well bots play that sit in, and for how long. */
function Choices({ kept, onChoose }: ChoicesProps) {
  const t = useT();
  return (
    <div className="job-choices">
      <Pick
        label={t('home.rules')}
        value={kept.way}
        options={PLAY_NOW_WAYS.map(way => [way, t(`home.way.${way}`)])}
        onPick={way => onChoose({ way })}
      />
      <Pick
        label={t('home.level')}
        value={kept.level}
        options={BOT_LEVELS.map(level => [level, t(`options.level.${level}`)])}
        onPick={level => onChoose({ level })}
      />
      <Pick
        label={t('options.length')}
        value={`${kept.hands}`}
        options={HANDS.map(hands => [`${hands}`, t('options.hands', { count: hands })])}
        onPick={hands => onChoose({ hands: Number(hands) as HandCount })}
      />
    </div>
  );
}
