import type { SessionForms, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { haveAllSigned, isSheetFinal, signerOf, signersOf } from '@gorrion/table';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

interface SignaturesProps {
  readonly state: TableState;
  readonly forms: SessionForms;
}

const sign = (): void => void client.send({ type: 'sign-sheet' });

/** Who has signed the sheet of a game that is over, and the press that signs it. The umpire signs last. */
export function Signatures({ state, forms }: SignaturesProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const mine = me && signerOf(state, me.id);
  const signers = signersOf(state);
  const { person } = state.umpire ?? {};
  const signed = [...signers.map(player => forms.signed[player]), ...(person ? [forms.umpire ?? null] : [])];
  const count = signed.filter(signature => signature !== null).length;
  return (
    <section className="card form-card signatures" aria-labelledby="signatures">
      <header>
        <h2 id="signatures" tabIndex={-1}>
          {t('forms.signatures')}
        </h2>
        <p role="status">
          {isSheetFinal(state) ? t('forms.isFinal') : t('forms.signed', { count, all: signed.length })}
        </p>
      </header>
      <ul>
        {PLAYERS.map(player => (
          <PlayerRow key={player} state={state} forms={forms} player={player} isMine={player === mine} />
        ))}
        {person && (
          <li>
            <Icon name="flag" />
            <span>
              <b dir="auto">{t.nameOf(person.name)}</b> <small>{t('forms.umpire')}</small>
            </span>
            {forms.umpire ? (
              <Signed name={forms.umpire.name} at={forms.umpire.at} />
            ) : me?.id === person.id && haveAllSigned(state) ? (
              <SignButton />
            ) : (
              <small>{t('forms.afterPlayers')}</small>
            )}
          </li>
        )}
      </ul>
      <p className="form-note">
        <Icon name="lock" /> {t('forms.signNote')}
      </p>
    </section>
  );
}

interface RowProps extends SignaturesProps {
  readonly player: Player;
  readonly isMine: boolean;
}

function PlayerRow({ state, forms, player, isMine }: RowProps) {
  const t = useT();
  const chair = (state.played ?? state.places)[player];
  const name = t.nameOf(nameAt(chair) ?? '');
  const at = forms.signed[player];
  const waits = chair.kind === 'bot' ? 'forms.bot' : signersOf(state).includes(player) ? 'forms.reads' : 'forms.left';
  return (
    <li>
      <WindGlyph wind={startingSeat(player)} />
      <b dir="auto">{name}</b>
      {at !== null ? <Signed name={name} at={at} /> : isMine ? <SignButton /> : <small>{t(waits)}</small>}
    </li>
  );
}

function SignButton() {
  const t = useT();
  return (
    <button type="button" className="btn pri sm" onClick={sign}>
      {t('forms.sign')}
    </button>
  );
}

function Signed({ name, at }: { readonly name: string; readonly at: number }) {
  const t = useT();
  return (
    <span className="signed">
      <Icon name="check" /> <i dir="auto">{t.nameOf(name)}</i> <small>{timeOfDay(t.locale, at)}</small>
    </span>
  );
}
