import type { PreparedDeal, Refusal, TableSummary, TeacherAct } from '@gorrion/protocol';
import { dealText } from '@gorrion/table';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { peopleOf } from '../../shell/page/lobbyLine.ts';

/** Returns the reader's tables of one class: those at which they teach. */
export function useClass(): readonly TableSummary[] {
  useEffect(() => client.watchLobby(), []);
  const mine = useApp(app => app.lobby?.mine);
  return (mine ?? []).filter(({ teaches }) => teaches === true);
}

/** Returns the number of a table in its class, which lists the newest first: that of a table stays while more are opened. */
export const tableNumber = (tables: readonly TableSummary[], table: TableSummary): number =>
  tables.length - tables.indexOf(table);

/** Returns who learns at a table of the class, in words; empty if nobody does. */
export const learnersAt = (t: Translate, table: TableSummary): string => t.all(peopleOf(table).map(t.nameOf));

/** A table that did not do what its teacher ordered. */
interface RefusedTable {
  readonly code: string;
  readonly why: Refusal;
}

/** Orders something at tables of the class; resolves with those that refused. */
export async function actAt(codes: readonly string[], act: TeacherAct): Promise<readonly RefusedTable[]> {
  const answers = await Promise.all(
    codes.map(async code => ({ code, why: await client.commandTo(code, { type: 'teach', act }) })),
  );
  return answers.flatMap(({ code, why }) => (why === undefined ? [] : [{ code, why }]));
}

/** Says at which tables something was not done, and why at the first of them; undefined if all did it. */
export function refusedText(
  t: Translate,
  tables: readonly TableSummary[],
  refused: readonly RefusedTable[],
): string | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const names = tables
    .filter(({ code }) => refused.some(one => one.code === code))
    .map(table => learnersAt(t, table) || t('teach.table', { number: tableNumber(tables, table) }));
  const why = t(`error.${first.why}`);
  return tables.length < 2 || names.length === 0 ? why : t('teach.notAt', { tables: t.all(names), why });
}

/** What became of a deal: where it was dealt, and where it was refused the last time. */
interface Dealing {
  /** The deal as it is written: a lesson that is read again has other objects of the same. */
  readonly text: string;
  readonly done: readonly string[];
  readonly refused: readonly RefusedTable[];
}

/** Deals a hand at tables of the class, in the place of what is played there. */
export function useDealing(deal: PreparedDeal) {
  const [last, setLast] = useState<Dealing>();
  const [isSending, setSending] = useState(false);
  const text = dealText(deal);
  const mine = last?.text === text ? last : undefined;
  const send = async (codes: readonly string[]): Promise<boolean> => {
    setSending(true);
    const refused = await actAt(codes, { kind: 'deal', deal });
    setSending(false);
    const done = codes.filter(code => !refused.some(one => one.code === code));
    const before = (mine?.done ?? []).filter(code => !codes.includes(code));
    setLast({ text, done: [...before, ...done], refused });
    return refused.length === 0;
  };
  /** Returns where it is still to be dealt, which is everywhere once it was: a second deal undoes what was played. */
  const left = (codes: readonly string[]): readonly string[] => {
    const missing = codes.filter(code => !mine?.done.includes(code));
    return missing.length > 0 ? missing : codes;
  };
  const refused = mine?.refused ?? [];
  return { send, left, refused, isSending, isDealt: mine !== undefined && refused.length === 0 };
}
