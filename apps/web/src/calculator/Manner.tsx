import { type BrokenRule, brokenRules, CIRCUMSTANCES, type Circumstance, MOST_FLOWERS } from '@gorrion/learn/hands';
import { MCR_RULESETS, type McrRulesetId, SEATS } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { WindGlyph, windName } from '../tiles/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { Note } from '../ui/Note.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { Article } from './Article.tsx';
import type { Calculator } from './useCalculator.ts';
import './manner.css';

interface MannerProps {
  readonly calculator: Calculator;
}

/** How the hand was won: from whom, winds, flowers, circumstances and rules. */
export function Manner({ calculator }: MannerProps) {
  const t = useT();
  const { state, set } = calculator;
  const rules = (Object.keys(MCR_RULESETS) as McrRulesetId[]).map(value => ({
    value,
    label: t(`options.ruleset.${value}`),
  }));
  return (
    <section className="card calc-card" aria-label={t('calculator.manner')}>
      <div className="calc-manner">
        <Win calculator={calculator} />
        <Winds calculator={calculator} />
      </div>
      <Circumstances calculator={calculator} />
      <div className="calc-rules">
        <Labelled label={t('calculator.rules')}>
          <Choice
            isSlim
            label={t('calculator.rules')}
            value={state.rules}
            options={rules}
            onChoose={value => set({ ...state, rules: value })}
          />
        </Labelled>
      </div>
    </section>
  );
}

function Win({ calculator: { state, set } }: MannerProps) {
  const t = useT();
  return (
    <>
      <Labelled label={t('calculator.won')}>
        <Choice
          isSlim
          label={t('calculator.won')}
          value={state.selfDrawn ? 'drawn' : 'given'}
          options={[
            { value: 'given', label: t('calculator.onDiscard') },
            { value: 'drawn', label: t('calculator.selfDrawn') },
          ]}
          onChoose={value => set({ ...state, selfDrawn: value === 'drawn' })}
        />
      </Labelled>
      <Labelled label={t('calculator.flowers')}>
        <Stepper
          label={t('calculator.flowers')}
          less={t('calculator.fewer')}
          more={t('calculator.more')}
          value={state.flowers}
          min={0}
          max={MOST_FLOWERS}
          step={1}
          onSet={flowers => set({ ...state, flowers })}
        />
      </Labelled>
    </>
  );
}

function Winds({ calculator: { state, set } }: MannerProps) {
  const t = useT();
  const winds = SEATS.map(value => ({ value, label: <WindLabel wind={value} /> }));
  return (
    <>
      <Labelled label={t('calculator.round')}>
        <Choice
          isSlim
          label={t('calculator.round')}
          value={state.prevalentWind}
          options={winds}
          onChoose={prevalentWind => set({ ...state, prevalentWind })}
        />
      </Labelled>
      <Labelled label={t('calculator.seat')}>
        <Choice
          isSlim
          label={t('calculator.seat')}
          value={state.seatWind}
          options={winds}
          onChoose={seatWind => set({ ...state, seatWind })}
        />
      </Labelled>
    </>
  );
}

/** Circumstances to turn on and off, and the rules that the hand breaks by one of them. */
function Circumstances({ calculator: { state, set } }: MannerProps) {
  const t = useT();
  const has = (circumstance: Circumstance) => state.circumstances.includes(circumstance);
  const turn = (turned: Circumstance) =>
    set({ ...state, circumstances: CIRCUMSTANCES.filter(each => (each === turned) !== has(each)) });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons as a row */}
      <div className="calc-chips" role="group" aria-label={t('calculator.circumstances')}>
        {CIRCUMSTANCES.map(circumstance => (
          <button key={circumstance} type="button" aria-pressed={has(circumstance)} onClick={() => turn(circumstance)}>
            {t(`calculator.how.${circumstance}`)}
          </button>
        ))}
      </div>
      {brokenRules(state).map(broken => (
        <Broken key={broken.circumstance} broken={broken} />
      ))}
    </>
  );
}

const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <span className="calc-label" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

function WindLabel({ wind }: { readonly wind: (typeof SEATS)[number] }) {
  const t = useT();
  return (
    <>
      <WindGlyph wind={wind} />
      <span className="sr">{windName(t, wind)}</span>
    </>
  );
}

/** What the hand cannot have, and the article that says so. */
function Broken({ broken: { circumstance, why, article } }: { readonly broken: BrokenRule }) {
  const t = useT();
  return (
    <Note tone="amber" icon="warn" title={t('calculator.notCountedHow', { how: t(`calculator.how.${circumstance}`) })}>
      {t(`calculator.broken.${why}`)} <Article of={article} />
    </Note>
  );
}
