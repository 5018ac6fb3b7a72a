import type { Ruling } from '@gorrion/protocol';
import { FOULS, type FoulId, PLAYERS, type Player, seatOf, timesBefore } from '@gorrion/rules';
import { sheetSum } from '@gorrion/table';
import { useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { actionsOf, promptOf } from '../../client/store/tableView.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lackWord, withPlayer } from '../../sheet/ruling/draft.ts';
import { FoulPick } from '../../sheet/ruling/FoulPick.tsx';
import { PointsFields } from '../../sheet/ruling/PointsFields.tsx';
import { RemarkField } from '../../sheet/ruling/RemarkField.tsx';
import { ChangesFields } from '../../sheet/session/ChangesFields.tsx';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { articleOfSection } from '../../shell/links/sections.ts';
import { ACTS, type Act, AGREED_ACTS, actsOf, type Draft, FIRST_DRAFT, lackOf, rulingsOf, withFoul } from './draft.ts';
import Rulings from './Rulings.tsx';
import { ShownTiles } from './ShownTiles.tsx';
import { rulingsText } from './umpireText.ts';
import './umpire.css';

interface RulingDialogProps {
  readonly table: FollowedTable;
  /** The umpire gives the ruling; players propose it to each other. */
  readonly isUmpire: boolean;
  /** What the form has in it; nothing by default. */
  readonly first?: Draft | undefined;
  readonly onClose: () => void;
  /** Goes back to the table, which waits for the writer, with what is written so far. */
  readonly onTable?: (draft: Draft) => void;
}

/** The form of a ruling: whom, what, by which article, and why. Below it all rulings of the game. */
export default function RulingDialog({ table, isUmpire, first = FIRST_DRAFT, onClose, onTable }: RulingDialogProps) {
  const t = useT();
  const { state } = table;
  const [draft, setDraft] = useState<Draft>(first);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const given = state.umpire?.rulings ?? [];
  const before = (article: string) => timesBefore(given, article, draft.player);
  const askedFor = (of: Draft, foul: FoulId, times: number) => withFoul(of, foul, times, isUmpire);
  const sum = sheetSum(state);
  const rulings = rulingsOf(draft, sum);
  const lack = lackOf(draft, sum);
  const give = async () => {
    if (await send(rulings, isUmpire)) onClose();
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
        <Acts acts={isUmpire ? ACTS : AGREED_ACTS} chosen={actsOf(draft)} onAct={act => change({ act })} />
        <Details
          table={table}
          draft={draft}
          onPlayer={player => setDraft(withPlayer({ ...draft, tiles: [] }, player, given, askedFor))}
          onChange={change}
        />
        <FoulPick
          foul={draft.foul}
          before={before}
          onFoul={foul => setDraft(askedFor(draft, foul, before(FOULS[foul].article)))}
        />
        <Article draft={draft} onChange={change} />
        <RemarkField remark={draft.remark} onRemark={remark => change({ remark })} />
        <div className="ump-foot">
          {onTable && <ToTable table={table} onPress={() => onTable(draft)} />}
          <p className="ump-preview" role="status">
            {lack ? t(`ruling.lack.${lackWord(lack, draft)}`) : rulingsText(t, state, rulings, playerOf(table.viewer))}
          </p>
          <div className="ump-ways">
            <button type="button" className="btn" onClick={onClose}>
              {t('umpire.cancel')}
            </button>
            <button type="submit" className="btn pri" disabled={lack !== undefined}>
              {t(isUmpire ? 'ruling.give' : 'umpire.ask')}
            </button>
          </div>
        </div>
      </form>
      <Rulings state={state} me={playerOf(table.viewer)} />
    </Dialog>
  );
}

interface ToTableProps {
  readonly table: FollowedTable;
  readonly onPress: () => void;
}

/** Leads back to the table while it waits for the writer: their time goes on behind the form. */
function ToTable({ table, onPress }: ToTableProps) {
  const t = useT();
  const pending = useApp(app => app.pending);
  const link = useApp(app => app.link);
  const seconds = useSeconds(promptOf(table).endsAt, client.now);
  const isAwaited = actionsOf(table, pending, link).length > 0;
  return (
    <div className="wide" role="status">
      {isAwaited && (
        <button type="button" className="btn pri wide" onClick={onPress}>
          <Icon name="clock" />
          {t('umpire.toTable')} {seconds !== undefined && <span aria-hidden="true">{t.number(seconds)}</span>}
        </button>
      )}
    </div>
  );
}

/** Gives rulings together, or asks the other players for them; resolves with whether the table took them. */
async function send([ruling, ...also]: readonly Ruling[], isUmpire: boolean): Promise<boolean> {
  const type = isUmpire ? 'rule' : 'propose-ruling';
  return ruling !== undefined && client.send({ type, ruling, ...(also.length > 0 && { also }) });
}

interface ActsProps {
  readonly acts: readonly Act[];
  readonly chosen: readonly Act[];
  readonly onAct: (act: Act) => void;
}

function Acts({ acts, chosen, onAct }: ActsProps) {
  const t = useT();
  return (
    <fieldset className="ump-acts">
      <legend className="sr">{t('umpire.what')}</legend>
      {acts.map(one => (
        <button key={one} type="button" aria-pressed={chosen.includes(one)} onClick={() => onAct(one)}>
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

interface DetailsProps extends PartProps {
  readonly table: FollowedTable;
  readonly onPlayer: (player: Player) => void;
}

/** Whom a ruling concerns, its points and who receives them, or how it corrects the sheet. */
function Details({ table, draft, onPlayer, onChange }: DetailsProps) {
  const t = useT();
  const { places, session, umpire } = table.state;
  const { player } = draft;
  const acts = actsOf(draft);
  const me = playerOf(table.viewer);
  const nameOf = (player: Player) => (player === me ? t('result.you') : t.nameOf(nameAt(places[player]) ?? ''));
  const players = PLAYERS.map(player => ({ value: player, label: nameOf(player) }));
  if (acts.includes('correct')) {
    return (
      <ChangesFields
        nameOf={nameOf}
        first={draft.changes}
        onChange={(changes = FIRST_DRAFT.changes) => onChange({ changes })}
      />
    );
  }
  if (acts.includes('replay-hand')) return null;
  return (
    <>
      <Choice isSlim label={t('ruling.player')} value={draft.player} options={players} onChoose={onPlayer} />
      {acts.includes('discard-shown') && player !== undefined && session.phase === 'playing' && (
        <ShownTiles
          key={player}
          seat={seatOf(session, player)}
          isStopped={umpire?.isStopped ?? false}
          onChange={tiles => onChange({ tiles })}
        />
      )}
      {acts.includes('points') && (
        <PointsFields points={draft.points} paidTo={draft.paidTo} player={player} nameOf={nameOf} onChange={onChange} />
      )}
    </>
  );
}

/** The section of the book: that of the foul, unless another is written. */
function Article({ draft, onChange }: PartProps) {
  const t = useT();
  const article = draft.foul ? undefined : articleOfSection(draft.article);
  return (
    <Field label={t('umpire.article')} hint={article !== undefined && <RuleLink article={article} />}>
      <input
        value={draft.article}
        placeholder="3.11.2"
        autoComplete="off"
        onChange={event => onChange({ article: event.target.value, foul: undefined })}
      />
    </Field>
  );
}
