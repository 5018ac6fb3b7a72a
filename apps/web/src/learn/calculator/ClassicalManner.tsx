import {
  type ClassicalState,
  hasFlowers,
  LIMITS,
  MOMENTS,
  type WrongMoment,
  wrongMoments,
} from '@gorrion/learn/classicalHands';
import { sizeOfHand, WHOLE } from '@gorrion/learn/hands';
import { CLASSICAL_RULESETS, type ClassicalRulesetId, SEATS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { SPECIAL_ARTICLES } from '../../shell/links/sections.ts';
import { Article } from './Article.tsx';
import { Chips, FlowersField, SelfDrawnField, WindLabel } from './Fields.tsx';

interface ClassicalMannerProps {
  readonly state: ClassicalState;
  readonly onSet: (state: ClassicalState) => void;
}

/** How the hand ended: seats, self-draw, flowers, the moment of the win, and the options of the table. */
export function ClassicalManner({ state, onSet }: ClassicalMannerProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-label={t('calculator.classicalManner')}>
      <div className="row roomy">
        <Ending state={state} onSet={onSet} />
        <Seats state={state} onSet={onSet} />
      </div>
      <Moments state={state} onSet={onSet} />
      <Options state={state} onSet={onSet} />
    </section>
  );
}

/** Whether the fourteenth tile is there, so that it matters how it came. */
const isWhole = (state: ClassicalState): boolean => sizeOfHand(state) === WHOLE;

function Ending({ state, onSet }: ClassicalMannerProps) {
  return (
    <>
      {isWhole(state) && <SelfDrawnField value={state.selfDrawn} onSet={selfDrawn => onSet({ ...state, selfDrawn })} />}
      {hasFlowers(state) && <FlowersField value={state.flowers} onSet={flowers => onSet({ ...state, flowers })} />}
    </>
  );
}

function Seats({ state, onSet }: ClassicalMannerProps) {
  const t = useT();
  const winds = SEATS.map(value => ({ value, label: <WindLabel wind={value} /> }));
  return (
    <>
      <Labelled label={t('calculator.ownSeat')}>
        <Choice
          isSlim
          label={t('calculator.ownSeat')}
          value={state.seat}
          options={winds}
          onChoose={seat => onSet({ ...state, seat, winner: state.winner === seat ? undefined : state.winner })}
        />
      </Labelled>
      <Labelled label={t('calculator.opener')}>
        <Choice
          isSlim
          label={t('calculator.opener')}
          value={state.opener}
          options={winds}
          onChoose={opener => onSet({ ...state, opener })}
        />
      </Labelled>
    </>
  );
}

/** The moment of a win that is a special hand of its own, and why this hand cannot have been won then. */
function Moments({ state, onSet }: ClassicalMannerProps) {
  const t = useT();
  if (!isWhole(state)) return null;
  return (
    <>
      <Chips
        label={t('calculator.moments')}
        all={MOMENTS}
        chosen={state.circumstances}
        textOf={one => t(`calculator.moment.${one}`)}
        onChoose={circumstances => onSet({ ...state, circumstances })}
      />
      {wrongMoments(state).map(wrong => (
        <Wrong key={wrong.moment} wrong={wrong} />
      ))}
    </>
  );
}

function Wrong({ wrong: { moment, why } }: { readonly wrong: WrongMoment }) {
  const t = useT();
  const article = SPECIAL_ARTICLES[moment === 'lastOfWall' ? 'moon-from-the-sea' : 'lightning'];
  const title = t('calculator.notCountedHow', { how: t(`calculator.moment.${moment}`) });
  return (
    <Note tone="amber" icon="warn" title={title}>
      {t(`calculator.wrong.${why}`)} <Article of={article} book="classical" />
    </Note>
  );
}

/** The way, its limit and its house doubles. */
function Options({ state, onSet }: ClassicalMannerProps) {
  const t = useT();
  const ways = (Object.keys(CLASSICAL_RULESETS) as ClassicalRulesetId[]).map(value => ({
    value,
    label: t(`options.ruleset.${value}`),
  }));
  return (
    <>
      <div className="calc-wide">
        <Labelled label={t('calculator.rules')}>
          <Choice
            isSlim
            label={t('calculator.rules')}
            value={state.rules}
            options={ways}
            onChoose={rules => onSet({ ...state, rules })}
          />
        </Labelled>
      </div>
      <div className="row roomy">
        <Labelled label={t('calculator.limit')}>
          <Stepper
            label={t('calculator.limit')}
            less={t('calculator.limitLower')}
            more={t('calculator.limitHigher')}
            value={state.limit}
            min={LIMITS.least}
            max={LIMITS.most}
            step={LIMITS.step}
            onSet={limit => onSet({ ...state, limit })}
          />
        </Labelled>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons as a row */}
        <div className="row tight" role="group" aria-label={t('calculator.options')}>
          <button
            type="button"
            className="learn-chip"
            aria-pressed={state.houseDoubles}
            onClick={() => onSet({ ...state, houseDoubles: !state.houseDoubles })}
          >
            {t('calculator.house')}
          </button>
        </div>
      </div>
    </>
  );
}
