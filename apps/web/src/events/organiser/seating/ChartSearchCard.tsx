import { newId } from '@gorrion/client/connection';
import type { Rotation, SearchProgress } from '@gorrion/events/rotation';
import type { RotationOrigin, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import type { EventDesk } from '../useEvent.ts';
import { isSeated, madeChartOf, mayMakeChart, needsOf } from './chartState.ts';
import { designText } from './faultText.ts';
import { useSearch } from './useSearch.ts';

/** Exchanges that one search tries at most: some ten seconds for 256 players. */
const BUDGET = 8_000_000;

/** How a rotation that was found says it was made. */
const originOf = (seed: string, { isDesign, steps }: SearchProgress): RotationOrigin =>
  isDesign ? { by: 'design' } : { by: 'search', seed, steps };

/** Makes the rotation chart: a design where one is known, else a search with progress that can be ended. */
export function ChartSearchCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view, send } = desk;
  const needs = needsOf(view);
  const [seed, setSeed] = useState('');
  const search = useSearch((rotation: Rotation, progress) => {
    void send({ type: 'set-rotation', rotation, origin: originOf(seed, progress) });
  });
  const hasBegun = view.sessions.some(({ stage }) => stage !== 'waiting');
  const start = () => {
    const next = newId().slice(0, 12);
    setSeed(next);
    search.start({ needs, seed: next, budget: BUDGET });
  };
  const state = madeChartOf(view);
  return (
    <section className="card pad stack" aria-labelledby="og-chart">
      <h2 id="og-chart">{t('organiser.chart')}</h2>
      <Figures view={view} />
      {state.kind === 'stale' && (
        <Note tone="amber" icon="warn" title={t('organiser.chart.stale')}>
          {t('organiser.chart.stale.note')}
        </Note>
      )}
      {search.hasFailed && (
        <Note tone="bad" icon="warn">
          {t('organiser.chart.failed')}
        </Note>
      )}
      {search.progress ? (
        <Running progress={search.progress} onStop={search.stop} />
      ) : isSeated(state) ? (
        <p className="fine">{t('organiser.chart.final')}</p>
      ) : (
        <button
          type="button"
          className={view.rotation ? 'btn sm' : 'btn pri'}
          disabled={hasBegun || !mayMakeChart(view)}
          onClick={start}
        >
          <Icon name="search" />
          {t(view.rotation ? 'organiser.chart.again' : 'organiser.chart.make')}
        </button>
      )}
      {view.draw === null && mayMakeChart(view) && !isSeated(state) && (
        <p className="fine">{t('organiser.chart.early')}</p>
      )}
      {hasBegun && <p className="fine">{t('organiser.chart.begun')}</p>}
    </section>
  );
}

/** What the chart is for, whether nobody need meet twice in it, and how it was made. */
function Figures({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const needs = needsOf(view);
  const state = madeChartOf(view);
  const design = designText(t, needs, 'faults' in state ? state.faults : undefined);
  return (
    <dl className="facts og-figures">
      <dt>{t('organiser.chart.players')}</dt>
      <dd>{needs.players}</dd>
      <dt>{t('organiser.chart.sessions')}</dt>
      <dd>{needs.sessions}</dd>
      {design !== undefined && (
        <>
          <dt>{t('organiser.chart.design')}</dt>
          <dd>{design}</dd>
        </>
      )}
      <Origin origin={view.rotationOrigin} />
    </dl>
  );
}

/** How the chart was made. */
function Origin({ origin }: { readonly origin: RotationOrigin | null }) {
  const t = useT();
  if (!origin) return null;
  return (
    <>
      <dt>{t('organiser.chart.origin')}</dt>
      <dd>{t(`organiser.chart.by.${origin.by}`)}</dd>
      {origin.by === 'search' && (
        <>
          {origin.steps > 0 && (
            <>
              <dt>{t('organiser.chart.tried')}</dt>
              <dd>{t.number(origin.steps)}</dd>
            </>
          )}
          <dt>{t('organiser.chart.seed')}</dt>
          <dd className="og-seed">{origin.seed}</dd>
        </>
      )}
    </>
  );
}

interface RunningProps {
  readonly progress: SearchProgress | 'starting';
  readonly onStop: () => void;
}

function Running({ progress, onStop }: RunningProps) {
  const t = useT();
  const steps = progress === 'starting' ? 0 : progress.steps;
  return (
    <div className="stack tight og-running">
      <progress max={BUDGET} value={steps} aria-label={t('organiser.chart.running')} />
      <p className="fine">
        {progress === 'starting'
          ? t('organiser.chart.running')
          : t('organiser.chart.progress', { steps: t.number(steps), repeats: progress.repeats, mates: progress.mates })}
      </p>
      <button type="button" className="btn sm" onClick={onStop}>
        {t('organiser.chart.stop')}
      </button>
    </div>
  );
}
