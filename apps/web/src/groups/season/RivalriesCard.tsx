import { type GroupGame, type GroupView, type Rivalry, rivalries } from '@gorrion/events/groups';
import { useMemo, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { memberName } from '../text.ts';

/** Pairs that are shown before all are asked for. */
const FIRST = 5;

interface RivalriesCardProps {
  readonly view: GroupView;
  readonly games: readonly GroupGame[];
  readonly isTable: boolean;
}

/** Who finishes before whom, the reader's own pairs first. */
export function RivalriesCard({ view, games, isTable }: RivalriesCardProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const pairs = useMemo(() => {
    const isOwn = ({ a, b }: Rivalry) => a === view.you || b === view.you;
    const all = rivalries(games);
    return [...all.filter(isOwn), ...all.filter(pair => !isOwn(pair))];
  }, [games, view.you]);
  if (pairs.length === 0) return null;
  const shown = isWhole ? pairs : pairs.slice(0, FIRST);
  return (
    <section className="card pad" aria-labelledby="gp-rivals">
      <h2 id="gp-rivals">{t('groups.rivalries')}</h2>
      {isTable ? (
        <RivalTable view={view} pairs={shown} />
      ) : (
        <ul className="ruled">
          {shown.map(pair => (
            <Pair key={`${pair.a} ${pair.b}`} view={view} pair={ownFirst(pair, view.you)} />
          ))}
        </ul>
      )}
      {pairs.length > FIRST && (
        <button type="button" className="btn sm ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'groups.fewer' : 'groups.allPairs', { count: pairs.length })}
        </button>
      )}
    </section>
  );
}

/** Returns a pair with the reader at its left. */
const ownFirst = (pair: Rivalry, you: number): Rivalry =>
  pair.b === you
    ? {
        ...pair,
        a: pair.b,
        b: pair.a,
        aBefore: pair.bBefore,
        bBefore: pair.aBefore,
        aFromB: pair.bFromA,
        bFromA: pair.aFromB,
      }
    : pair;

/** Says what is most striking about two players: winning tiles, or who finishes first. */
function lineOf(t: Translate, { aBefore, bBefore, aFromB, bFromA }: Rivalry, a: string, b: string): string {
  if (aFromB !== bFromA)
    return aFromB > bFromA
      ? t('groups.wonFrom', { count: aFromB, winner: a, from: b })
      : t('groups.wonFrom', { count: bFromA, winner: b, from: a });
  if (aBefore === bBefore) return t('groups.even', { a, b });
  return t('groups.ahead', { name: aBefore > bBefore ? a : b });
}

function Pair({ view, pair }: { readonly view: GroupView; readonly pair: Rivalry }) {
  const t = useT();
  const [a, b] = [memberName(t, view, pair.a), memberName(t, view, pair.b)];
  const sum = pair.aBefore + pair.bBefore;
  return (
    <li className="stack tight">
      <span className="row ends">
        <b dir="auto">
          {a} {t.number(pair.aBefore)}
        </b>
        <b dir="auto">
          {t.number(pair.bBefore)} {b}
        </b>
      </span>
      <span className="gp-rival-bar" aria-hidden="true">
        <i style={{ flexGrow: sum === 0 ? 1 : pair.aBefore }} />
        <i style={{ flexGrow: sum === 0 ? 1 : pair.bBefore }} />
      </span>
      <small className="fine">{lineOf(t, pair, a, b)}</small>
    </li>
  );
}

function RivalTable({ view, pairs }: { readonly view: GroupView; readonly pairs: readonly Rivalry[] }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('groups.column.pair')}</th>
          <th scope="col">{t('groups.column.games')}</th>
          <th scope="col">{t('groups.column.before')}</th>
          <th scope="col">{t('groups.column.from')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(pair => (
          <tr key={`${pair.a} ${pair.b}`}>
            <th scope="row" dir="auto">
              {memberName(t, view, pair.a)} – {memberName(t, view, pair.b)}
            </th>
            <td>{t.number(pair.games)}</td>
            <td>{`${pair.aBefore} : ${pair.bBefore}`}</td>
            <td>{`${pair.aFromB} : ${pair.bFromA}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
