import { type BrokenRule, brokenRules, CIRCUMSTANCES } from '@gorrion/learn/hands';
import { MCR_RULESETS, type McrRulesetId, SEATS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Article } from './Article.tsx';
import { Chips, FlowersField, SelfDrawnField, WindLabel } from './Fields.tsx';
import type { Calculator } from './useCalculator.ts';

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
    <section className="card pad stack" aria-label={t('calculator.manner')}>
      <div className="row roomy">
        <SelfDrawnField value={state.selfDrawn} onSet={selfDrawn => set({ ...state, selfDrawn })} />
        <FlowersField value={state.flowers} onSet={flowers => set({ ...state, flowers })} />
        <Winds calculator={calculator} />
      </div>
      <Circumstances calculator={calculator} />
      <Labelled label={t('calculator.rules')}>
        <Choice
          label={t('calculator.rules')}
          value={state.rules}
          options={rules}
          onChoose={value => set({ ...state, rules: value })}
        />
      </Labelled>
    </section>
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
  return (
    <>
      <Chips
        label={t('calculator.circumstances')}
        all={CIRCUMSTANCES}
        chosen={state.circumstances}
        textOf={one => t(`calculator.how.${one}`)}
        onChoose={circumstances => set({ ...state, circumstances })}
      />
      {brokenRules(state).map(broken => (
        <Broken key={broken.circumstance} broken={broken} />
      ))}
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
