import { newId } from '@gorrion/client/connection';
import {
  type DuplicateWish,
  FEWEST_TABLES,
  IMP_SCALE,
  isScale,
  LONGEST_NAME,
  LONGEST_TEAM_NAME,
  type Scale,
} from '@gorrion/events/duplicate';
import {
  BOT_LEVELS,
  type BotLevel,
  type DuplicateWalls,
  HANDS,
  type HandCount,
  type PresetClock,
} from '@gorrion/protocol';
import { MCR_RULESETS, type McrRulesetId } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { openLedger, type Refusal } from '../../client/ledgers/server.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field, Labelled } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { goTo } from '../../shell/page/router.ts';
import { Evenings } from './Evenings.tsx';
import { REFUSALS } from './text.ts';
import { wantTable } from './wantedTable.ts';

/** Most tables and teams that the form offers; more tables can be added later. */
const MOST_TO_BEGIN = 8;
const RULES = ['wmo2006', 'cn1998', 'mil', 'milTable'] as const satisfies readonly McrRulesetId[];
const CLOCKS = ['none', 'relaxed', 'club', 'fast'] as const satisfies readonly PresetClock[];

const WHO = ['tables', 'teams', 'bots'] as const;
type Who = (typeof WHO)[number];

/** What the form holds. */
interface Draft {
  readonly name: string;
  readonly hands: HandCount;
  readonly who: Who;
  readonly tables: number;
  readonly teams: readonly string[];
  readonly level: BotLevel;
  readonly walls: DuplicateWalls;
  readonly hasFlowers: boolean;
  readonly ruleset: (typeof RULES)[number];
  readonly clock: PresetClock;
  readonly mean: Scale['mean'];
  readonly bounds: string;
}

const FIRST: Draft = {
  name: '',
  hands: 16,
  who: 'tables',
  tables: 2,
  teams: [],
  level: 'regular',
  walls: 'own',
  hasFlowers: true,
  ruleset: 'wmo2006',
  clock: 'relaxed',
  mean: IMP_SCALE.mean,
  bounds: IMP_SCALE.bounds.join(' '),
};

const scaleOf = ({ bounds, mean }: Draft): Scale => ({
  bounds: bounds
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number),
  mean,
});

const teamName = (t: Translate, { teams }: Draft, n: number): string =>
  teams[n]?.trim() || t('duplicate.teamN', { team: n + 1 });

/** Whether the rules have flowers at all: the MIL's have none. */
const mayHaveFlowers = ({ walls, ruleset }: Draft): boolean =>
  walls === 'shared' && MCR_RULESETS[ruleset].flowerExposure !== 'none';

/** Returns the wish that the server gets. */
function wishOf(t: Translate, draft: Draft, group: string): DuplicateWish {
  const { name, hands, who, tables, level, walls, clock, ruleset } = draft;
  const ground = { hands, walls, flowers: mayHaveFlowers(draft) && draft.hasFlowers, ruleset, clock } as const;
  const scale = scaleOf(draft);
  const isUsual = JSON.stringify(scale) === JSON.stringify(IMP_SCALE);
  return {
    name: name.trim(),
    ...ground,
    form: who === 'teams' ? 'team' : 'individual',
    tables: who === 'bots' ? 1 : tables,
    ...(who === 'teams' && { teams: Array.from({ length: tables }, (_, n) => teamName(t, draft, n)) }),
    ...(who === 'bots' && { bots: [1, 2, 3], hasBotTable: true }),
    botLevel: level,
    ...(!isUsual && { scale }),
    ...(group && { group }),
  };
}

/** Sets up a new evening; the person's earlier ones are listed beside it. */
export function NewDuplicate() {
  const t = useT();
  return (
    <PlacePage title={t('duplicate.newTitle')} note={t('duplicate.newNote')} className="dup">
      <div className="sides">
        <Form />
        <aside>
          <Evenings />
          <Seating />
        </aside>
      </div>
    </PlacePage>
  );
}

/** Sends the wish for a new evening; sent again after a lost answer, it opens one evening. */
function useWish() {
  const t = useT();
  const [request, setRequest] = useState(newId);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  // The group whose evening it is comes in the browser's part of the address.
  const [group] = useState(() => location.hash.slice(1));
  const send = async (draft: Draft) => {
    setSending(true);
    const answer = await openLedger('duplicate', request, wishOf(t, draft, group));
    setSending(false);
    if (answer.ok) {
      if (draft.who === 'bots') wantTable(answer.value.id);
      return goTo(eventPaths.duplicate(answer.value.id));
    }
    setRefusal(answer);
    if (answer.code !== 'offline') setRequest(newId());
  };
  return { send, refusal, isSending };
}

function Form() {
  const t = useT();
  const [draft, setDraft] = useState(FIRST);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const { send, refusal, isSending } = useWish();
  const isPossible = draft.name.trim() !== '' && isScale(scaleOf(draft)) && areTeamsDifferent(t, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible && !isSending) void send(draft);
  };
  return (
    <form className="card pad stack roomy" onSubmit={submit}>
      <Field label={t('duplicate.name')}>
        <input
          value={draft.name}
          maxLength={LONGEST_NAME}
          placeholder={t('duplicate.nameHint')}
          autoComplete="off"
          dir="auto"
          data-first
          onChange={event => set({ name: event.target.value })}
        />
      </Field>
      <Labelled label={t('duplicate.length')}>
        <Choice
          label={t('duplicate.length')}
          value={draft.hands}
          options={HANDS.map(hands => ({ value: hands, label: t('duplicate.hands', { count: hands }) }))}
          onChoose={hands => set({ hands })}
          isSlim
        />
      </Labelled>
      <WhoPlays draft={draft} set={set} />
      <Walls draft={draft} set={set} />
      <More draft={draft} set={set} />
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
        </div>
      )}
      <button type="submit" className="btn pri" disabled={!isPossible || isSending}>
        {t(draft.who === 'bots' ? 'duplicate.playAlone' : 'duplicate.setUp')}
      </button>
    </form>
  );
}

function areTeamsDifferent(t: Translate, draft: Draft): boolean {
  if (draft.who !== 'teams') return true;
  const names = Array.from({ length: draft.tables }, (_, n) => teamName(t, draft, n));
  return new Set(names).size === names.length;
}

interface PartProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

function WhoPlays({ draft, set }: PartProps) {
  const t = useT();
  const { who, tables, level } = draft;
  return (
    <>
      <Labelled label={t('duplicate.who')} note={t(`duplicate.whoNote.${who}`)}>
        <Choice
          label={t('duplicate.who')}
          value={who}
          options={WHO.map(value => ({ value, label: t(`duplicate.who.${value}`) }))}
          onChoose={value => set({ who: value })}
          isSlim
        />
      </Labelled>
      {who !== 'bots' && (
        <Labelled label={t(who === 'teams' ? 'duplicate.howManyTeams' : 'duplicate.howManyTables')}>
          <Stepper
            label={t(who === 'teams' ? 'duplicate.howManyTeams' : 'duplicate.howManyTables')}
            less={t('duplicate.less')}
            more={t('duplicate.more')}
            value={tables}
            min={FEWEST_TABLES}
            max={MOST_TO_BEGIN}
            step={1}
            onSet={value => set({ tables: value })}
          />
        </Labelled>
      )}
      {who === 'teams' && <TeamNames draft={draft} set={set} />}
      {who === 'bots' && (
        <Labelled label={t('duplicate.botLevel')}>
          <Choice
            label={t('duplicate.botLevel')}
            value={level}
            options={BOT_LEVELS.map(value => ({ value, label: t(`options.level.${value}`) }))}
            onChoose={value => set({ level: value })}
            isSlim
          />
        </Labelled>
      )}
    </>
  );
}

function TeamNames({ draft, set }: PartProps) {
  const t = useT();
  const { teams, tables } = draft;
  const rename = (at: number, name: string) =>
    set({ teams: Array.from({ length: tables }, (_, n) => (n === at ? name : (teams[n] ?? ''))) });
  return (
    <Labelled label={t('duplicate.teamNames')}>
      <div className="row">
        {Array.from({ length: tables }, (_, n) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row of fixed places
            key={n}
            aria-label={t('duplicate.teamN', { team: n + 1 })}
            placeholder={t('duplicate.teamN', { team: n + 1 })}
            maxLength={LONGEST_TEAM_NAME}
            value={teams[n] ?? ''}
            autoComplete="off"
            dir="auto"
            onChange={event => rename(n, event.target.value)}
          />
        ))}
      </div>
    </Labelled>
  );
}

function Walls({ draft, set }: PartProps) {
  const t = useT();
  const { walls, hasFlowers } = draft;
  return (
    <>
      <Labelled label={t('duplicate.wallsLabel')} note={t(`duplicate.wallsNote.${walls}`)}>
        <Choice
          label={t('duplicate.wallsLabel')}
          value={walls}
          options={(['own', 'shared'] as const).map(value => ({ value, label: t(`duplicate.walls.${value}`) }))}
          onChoose={value => set({ walls: value })}
          isSlim
        />
      </Labelled>
      {mayHaveFlowers(draft) && (
        <SwitchRow label={t('duplicate.flowers')} isOn={hasFlowers} onTurn={isOn => set({ hasFlowers: isOn })} />
      )}
    </>
  );
}

/** What most organisers leave as it is: the clock, and how results become IMPs. */
function More({ draft, set }: PartProps) {
  const t = useT();
  const isGood = isScale(scaleOf(draft));
  return (
    <details className="dup-more">
      <summary>{t('duplicate.moreOptions')}</summary>
      <Labelled label={t('duplicate.rules')}>
        <Choice
          label={t('duplicate.rules')}
          value={draft.ruleset}
          options={RULES.map(value => ({ value, label: t(`options.ruleset.${value}`) }))}
          onChoose={ruleset => set({ ruleset })}
          isSlim
        />
      </Labelled>
      <Labelled label={t('duplicate.clock')}>
        <Choice
          label={t('duplicate.clock')}
          value={draft.clock}
          options={CLOCKS.map(value => ({ value, label: t(`duplicate.clock.${value}`) }))}
          onChoose={clock => set({ clock })}
          isSlim
        />
      </Labelled>
      <Labelled label={t('duplicate.mean')} note={t(`duplicate.meanNote.${draft.mean}`)}>
        <Choice
          label={t('duplicate.mean')}
          value={draft.mean}
          options={(['all', 'others'] as const).map(value => ({ value, label: t(`duplicate.mean.${value}`) }))}
          onChoose={mean => set({ mean })}
          isSlim
        />
      </Labelled>
      <Field
        label={t('duplicate.bounds')}
        hint={t('duplicate.boundsNote')}
        fault={isGood ? undefined : t('duplicate.boundsBad')}
      >
        <input
          value={draft.bounds}
          autoComplete="off"
          inputMode="numeric"
          onChange={event => set({ bounds: event.target.value })}
        />
      </Field>
    </details>
  );
}

/** How the seats are given. */
function Seating() {
  const t = useT();
  return (
    <section className="card pad">
      <h2>{t('duplicate.how')}</h2>
      <p className="fine">{t('duplicate.howSeats')}</p>
      <p className="fine">{t('duplicate.howTeams')}</p>
      <p className="fine">{t('duplicate.howSealed')}</p>
    </section>
  );
}
