import type { TournamentView } from '@gorrion/events/tournament';
import { contradictionsIn } from '@gorrion/learn/fans';
import { rulesetOf } from '@gorrion/protocol';
import { type FanId, type McrRules, mcrOnly, type Score } from '@gorrion/rules';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { BANDS, mayRepeat, nameableFans, searched } from '../../sheet/session/fans.ts';
import { contradictionText } from './contradictionText.ts';
import { differenceOf, type Entry, timesOf, withFan } from './entry.ts';

interface FanTicksProps {
  readonly view: TournamentView;
  readonly entry: Entry;
  /** What the entered tiles are worth. */
  readonly score: Score | undefined;
  readonly onEntry: (entry: Entry) => void;
}

/** The fans that most hands have, shown before anything is searched for. */
const FREQUENT: readonly FanId[] = [
  'mixed-triple-chow',
  'half-flush',
  'all-pungs',
  'mixed-shifted-chows',
  'dragon-pung',
  'all-chows',
  'seat-wind',
  'self-drawn',
];
const MOST_FOUND = 12;
const MOST_FLOWERS = 8;
/** A fan that may repeat counts at most so often. */
const MOST_TIMES = 4;

/** The fans that the winner names. Their first letters find them, in four languages; Enter ticks the first one found. */
export function FanTicks({ view, entry, score, onEntry }: FanTicksProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const { settings } = view.plan;
  const rules = useMemo(() => mcrOnly(rulesetOf(settings)), [settings]);
  const all = useMemo(() => nameableFans(rules), [rules]);
  const missing = score && entry.fans.length > 0 ? differenceOf(entry, score).missing : [];
  const found = text.trim() === '' ? undefined : searched(all, text, BANDS[0]).slice(0, MOST_FOUND);
  // What is ticked keeps its place, and what came into the list by a tick or by the tiles stays behind the others.
  const first = found ?? all.filter(fan => FREQUENT.includes(fan.id));
  const [added, setAdded] = useState<readonly FanId[]>([]);
  const later = [...entry.fans, ...missing, ...added];
  const shown = [...first, ...all.filter(fan => later.includes(fan.id) && !first.includes(fan))];
  const set = (fan: FanId, times: number) => {
    setAdded([...added, fan]);
    onEntry(withFan(entry, fan, times));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    const [fan] = found ?? [];
    if (!fan) return;
    set(fan.id, Math.max(1, timesOf(entry, fan.id)));
    setText('');
  };
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <div className="row ends sc-head">
        <h2 className="sc-lab" id={id}>
          {t('scorer.fans')}
        </h2>
        <SearchField
          label={t('scorer.searchFan')}
          hint={t('scorer.allFans', { count: all.length + 1 })}
          text={text}
          onText={setText}
          onKey={press}
        />
      </div>
      {found?.length === 0 && <p className="fine">{t('scorer.noFan')}</p>}
      <ul className="sc-ticks">
        {shown.map(fan => (
          <FanRow key={fan.id} {...fan} entry={entry} isMissing={missing.includes(fan.id)} onTimes={set} />
        ))}
      </ul>
      <Contradictions entry={entry} rules={rules} />
      <Flowers entry={entry} onEntry={onEntry} />
    </section>
  );
}

/** What of the ticked fans cannot be in one hand, said as soon as it is ticked. The count stays the winner's (article 41). */
function Contradictions({ entry, rules }: { readonly entry: Entry; readonly rules: McrRules }) {
  const t = useT();
  const isDrawn = entry.from === undefined ? undefined : entry.from === 'self';
  const found = contradictionsIn(entry.fans, rules, isDrawn);
  return (
    <div role="status">
      {found.length > 0 && (
        <Note tone="amber" icon="warn" title={t('scorer.contradict')}>
          <ul>
            {found.map(contradiction => (
              <li key={JSON.stringify(contradiction)}>{contradictionText(t, contradiction)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

/** How many flowers lie open: each counts a point. */
function Flowers({ entry, onEntry }: Pick<FanTicksProps, 'entry' | 'onEntry'>) {
  const t = useT();
  return (
    <div className="row ends">
      <span className="sc-lab" aria-hidden="true">
        {t('scorer.flowers')}
      </span>
      <Stepper
        label={t('scorer.flowers')}
        less={t('scorer.fewerFlowers')}
        more={t('scorer.moreFlowers')}
        value={timesOf(entry, 'flower-tiles')}
        min={0}
        max={MOST_FLOWERS}
        step={1}
        onSet={count => onEntry(withFan(entry, 'flower-tiles', count))}
      />
    </div>
  );
}

interface RowProps {
  readonly id: FanId;
  readonly points: number;
  readonly entry: Entry;
  readonly isMissing: boolean;
  readonly onTimes: (fan: FanId, times: number) => void;
}

/** One fan to tick. A fan that may count several times has a button for once more. */
function FanRow({ id, points, entry, isMissing, onTimes }: RowProps) {
  const t = useT();
  const times = timesOf(entry, id);
  const name = fanName(id, t.locale);
  return (
    <li className={isMissing ? 'is-missing' : ''}>
      {/* biome-ignore lint/a11y/useSemanticElements: the whole row is the box, which the browser's cannot be */}
      <button type="button" role="checkbox" aria-checked={times > 0} onClick={() => onTimes(id, times > 0 ? 0 : 1)}>
        <span className="sc-box">{times > 0 && <Icon name="check" />}</span>
        <span>
          {name} {times > 1 && <b>× {times}</b>}
          {isMissing && <small>{t('scorer.inTiles')}</small>}
        </span>
        <span className="sc-worth">{points * Math.max(1, times)}</span>
      </button>
      {mayRepeat(id) && times > 0 && times < MOST_TIMES && (
        <button
          type="button"
          className="ib solid"
          aria-label={t('scorer.onceMore', { fan: name })}
          onClick={() => onTimes(id, times + 1)}
        >
          <Icon name="plus" />
        </button>
      )}
    </li>
  );
}
