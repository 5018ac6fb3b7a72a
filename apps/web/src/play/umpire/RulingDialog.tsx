import { LONGEST_REMARK } from '@gorrion/protocol';
import { PLAYERS, type Player, seatOf } from '@gorrion/rules';
import { sheetSum } from '@gorrion/table';
import { useId, useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { ARTICLES } from '../../sheet/session/articles.ts';
import { ChangesFields } from '../../sheet/session/ChangesFields.tsx';
import { PointsFields, receiverBeside } from '../../sheet/session/PointsFields.tsx';
import { rulingText } from '../../sheet/session/rulingText.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { articleOfSection } from '../../shell/links/sections.ts';
import { ACTS, type Act, AGREED_ACTS, type Draft, FIRST_DRAFT, lackOf, rulingOf } from './draft.ts';
import Rulings from './Rulings.tsx';
import { ShownTiles } from './ShownTiles.tsx';
import './umpire.css';

interface RulingDialogProps {
  readonly table: FollowedTable;
  /** The umpire gives the ruling; players propose it to each other. */
  readonly isUmpire: boolean;
  /** What the form has in it; nothing by default. */
  readonly first?: Draft;
  readonly onClose: () => void;
}

/** The form of a ruling: whom, what, by which article, and why. Below it all rulings of the game. */
export default function RulingDialog({ table, isUmpire, first = FIRST_DRAFT, onClose }: RulingDialogProps) {
  const t = useT();
  const { state } = table;
  const [draft, setDraft] = useState<Draft>(first);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const sum = sheetSum(state);
  const ruling = rulingOf(draft, sum);
  const lack = lackOf(draft, sum);
  const give = async () => {
    if (!ruling) return;
    const isGiven = await client.send(isUmpire ? { type: 'rule', ruling } : { type: 'propose-ruling', ruling });
    if (isGiven) onClose();
  };
  return (
    <Dialog labelledBy="ump-title" className="ump-dialog" onClose={onClose}>
      <h1 id="ump-title">{t(isUmpire ? 'umpire.ruling' : 'umpire.propose')}</h1>
      {!isUmpire && <p>{t('umpire.proposeNote')}</p>}
      <form
        onSubmit={event => {
          event.preventDefault();
          void give();
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && event.ctrlKey) void give();
        }}
      >
        <Acts acts={isUmpire ? ACTS : AGREED_ACTS} act={draft.act} onAct={act => change({ act })} />
        <Details table={table} draft={draft} onChange={change} />
        <Reason draft={draft} onChange={change} />
        <div className="ump-foot">
          <p className="ump-preview" role="status">
            {ruling ? rulingText(t, state, ruling) : lack && t(`umpire.lack.${lack}`)}
          </p>
          <div className="ump-ways">
            <button type="button" className="btn" onClick={onClose}>
              {t('umpire.cancel')}
            </button>
            <button type="submit" className="btn pri" disabled={!ruling}>
              {t(isUmpire ? 'umpire.give' : 'umpire.ask')}
            </button>
          </div>
        </div>
      </form>
      <Rulings state={state} />
    </Dialog>
  );
}

interface ActsProps {
  readonly acts: readonly Act[];
  readonly act: Act;
  readonly onAct: (act: Act) => void;
}

function Acts({ acts, act, onAct }: ActsProps) {
  const t = useT();
  return (
    <fieldset className="ump-acts">
      <legend className="sr">{t('umpire.what')}</legend>
      {acts.map(one => (
        <button key={one} type="button" aria-pressed={one === act} onClick={() => onAct(one)}>
          {t(`umpire.act.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Whom a ruling concerns, its points and who receives them, or how it corrects the sheet. */
function Details({ table, draft, onChange }: PartProps & { readonly table: FollowedTable }) {
  const t = useT();
  const { places, session, umpire } = table.state;
  const { act, player } = draft;
  const nameOf = (player: Player) => t.nameOf(nameAt(places[player]) ?? '');
  const players = PLAYERS.map(player => ({ value: player, label: nameOf(player) }));
  if (act === 'correct') {
    return (
      <ChangesFields
        nameOf={nameOf}
        first={draft.changes}
        onChange={(changes = FIRST_DRAFT.changes) => onChange({ changes })}
      />
    );
  }
  if (act === 'replay-hand') return null;
  return (
    <>
      <Choice
        isSlim
        label={t('umpire.whom')}
        value={draft.player}
        options={players}
        onChoose={chosen => onChange({ player: chosen, tiles: [], paidTo: receiverBeside(draft.paidTo) })}
      />
      {act === 'discard-shown' && player !== undefined && session.phase === 'playing' && (
        <ShownTiles
          key={player}
          seat={seatOf(session, player)}
          isStopped={umpire?.isStopped ?? false}
          onChange={tiles => onChange({ tiles })}
        />
      )}
      {act === 'points' && (
        <PointsFields points={draft.points} paidTo={draft.paidTo} player={player} nameOf={nameOf} onChange={onChange} />
      )}
    </>
  );
}

/** The article, chosen from the list or typed, and the remark. */
function Reason({ draft, onChange }: PartProps) {
  const t = useT();
  const list = useId();
  const article = articleOfSection(draft.article);
  return (
    <>
      <label className="ump-field">
        {t('umpire.article')}
        <input
          list={list}
          value={draft.article}
          placeholder="3.11.2"
          autoComplete="off"
          onChange={event => onChange({ article: event.target.value })}
        />
      </label>
      <datalist id={list}>
        {ARTICLES.map(article => (
          <option key={article} value={article}>
            {t(`umpire.article.${article}`)}
          </option>
        ))}
      </datalist>
      <fieldset className="ump-articles">
        <legend className="sr">{t('umpire.article')}</legend>
        {ARTICLES.map(article => (
          <button
            key={article}
            type="button"
            aria-pressed={draft.article === article}
            onClick={() => onChange({ article })}
          >
            {t(`umpire.article.${article}`)} <small>{article}</small>
          </button>
        ))}
      </fieldset>
      {article !== undefined && (
        <p>
          <RuleLink article={article} />
        </p>
      )}
      <label className="ump-field">
        {t('umpire.remark')}
        <textarea
          rows={2}
          maxLength={LONGEST_REMARK}
          value={draft.remark}
          onChange={event => onChange({ remark: event.target.value })}
        />
      </label>
    </>
  );
}
