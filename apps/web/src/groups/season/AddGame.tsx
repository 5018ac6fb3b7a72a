import type { GameSummary } from '@gorrion/protocol';
import { useEffect, useId, useState } from 'react';
import { listGames } from '../../client/archive/server.ts';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { addGroupGame } from '../server.ts';
import { dayText, REFUSALS } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** Games from which one is chosen. */
const MOST = 40;

/** The person's games that are not the group's yet, of which one is added. */
export function AddGame({ id, allGames, onClose }: PartProps & { readonly onClose: () => void }) {
  const t = useT();
  const heading = useId();
  const [own, setOwn] = useState<readonly GameSummary[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let isHere = true;
    void listGames({ limit: MOST }).then(answer => {
      if (!isHere) return;
      if (answer.ok)
        setOwn(answer.value.games.filter(({ origin }) => origin === 'table').map(({ summary }) => summary));
      else setRefusal({ code: 'offline' });
    });
    return () => {
      isHere = false;
    };
  }, []);
  const known = new Set<string>(allGames?.map(game => game.id));
  // A game against bots alone is no game of a group.
  const open = own?.filter(({ id: game, players }) => !known.has(game) && players.filter(({ bot }) => !bot).length > 1);
  const add = async (game: string) => {
    const answer = await addGroupGame(id, game);
    if (answer.ok) onClose();
    else setRefusal(answer);
  };
  return (
    <Dialog className="small" labelledBy={heading} onClose={onClose}>
      <h1 id={heading}>{t('groups.addGame')}</h1>
      <p>{t('groups.addNote')}</p>
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
        </div>
      )}
      {open?.length === 0 && <p>{t('groups.addNone')}</p>}
      <ul className="ruled gp-add">
        {open?.map(({ id: game, to, players }) => (
          <li key={game}>
            <button type="button" onClick={() => void add(game)}>
              <b>{dayText(t, to)}</b>
              <span className="fine">{t.all(players.map(({ name }) => name))}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn sm" data-first onClick={onClose}>
        {t('groups.cancel')}
      </button>
    </Dialog>
  );
}
