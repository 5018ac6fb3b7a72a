import type { PreparedDeal, Refusal, TableSummary } from '@gorrion/protocol';
import { useEffect } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';

/** Returns the reader's tables of one class: those at which they teach. */
export function useClass(): readonly TableSummary[] {
  useEffect(() => client.watchLobby(), []);
  const mine = useApp(app => app.lobby?.mine);
  return (mine ?? []).filter(({ teaches }) => teaches === true);
}

/** Deals a hand at tables of the class, in the place of what is played there; resolves with the first refusal. */
export async function dealAt(codes: readonly string[], deal: PreparedDeal): Promise<Refusal | undefined> {
  const answers = await Promise.all(
    codes.map(code => client.commandTo(code, { type: 'teach', act: { kind: 'deal', deal } })),
  );
  return answers.find(why => why !== undefined);
}
