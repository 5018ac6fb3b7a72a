import { isBotChair, type SessionForms, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isSheetFinal, signersOf } from '@gorrion/table';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { type SignatureLine, Signatures } from '../../sheet/session/Signatures.tsx';
import { signsAs } from './mustSign.ts';

interface SheetSignaturesProps {
  readonly state: TableState;
  readonly forms: SessionForms;
}

/** Who has signed the sheet of a game that is over. The umpire signs last. */
export function SheetSignatures({ state, forms }: SheetSignaturesProps) {
  const t = useT();
  const me = useApp(app => app.me?.id);
  const signers = signersOf(state);
  const umpire = state.umpire?.person;
  const mine = signsAs(state, me);
  const signedAt = (at: number | null | undefined) =>
    at === null || at === undefined ? undefined : t('forms.signedAt', { time: timeOfDay(t.locale, at) });
  const lineOf = (player: Player): SignatureLine => {
    const chair = (state.played ?? state.places)[player];
    const waits = signers.includes(player) ? 'forms.reads' : isBotChair(chair) ? 'forms.bot' : 'forms.left';
    const name = t.nameOf(nameAt(chair) ?? '');
    return { as: player, name, signed: signedAt(forms.signed[player]), waits: t(waits) };
  };
  const ofUmpire = umpire && {
    as: 'umpire' as const,
    name: t.nameOf(umpire.name),
    role: t('forms.umpire'),
    signed: signedAt(forms.umpire?.at),
    waits: t('forms.afterPlayers'),
  };
  const lines: readonly SignatureLine[] = [...PLAYERS.map(lineOf), ...(ofUmpire ? [ofUmpire] : [])];
  const needed = lines.filter(({ as }) => as === 'umpire' || signers.includes(as));
  const count = needed.filter(({ signed }) => signed !== undefined).length;
  return (
    <Signatures
      lines={lines.map(line => (line.as === mine ? { ...line, press: t('forms.sign'), isMine: true } : line))}
      status={isSheetFinal(state) ? t('forms.isFinal') : t('forms.signed', { count, all: needed.length })}
      note={t('forms.signNote')}
      onSign={() => void client.send({ type: 'sign-sheet' })}
    />
  );
}
