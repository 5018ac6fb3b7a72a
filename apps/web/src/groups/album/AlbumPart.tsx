import { type AlbumFan, albumOf, firstsOf, type GroupView } from '@gorrion/events/groups';
import { FAN_IDS, type FanId, fanNumber, fanPoints, type ScoredFan, wmo2006 } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useTableKey } from '../../shell/page/useTableKey.ts';
import { Face } from '../Face.tsx';
import { dayText, memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { FanCard } from './FanCard.tsx';
import './album.css';

export type Album = ReadonlyMap<ScoredFan, AlbumFan>;

const TIERS = [...new Set(FAN_IDS.map(fan => fanPoints(fan, wmo2006)))]
  .toSorted((a, b) => b - a)
  .map(points => ({ points, fans: FAN_IDS.filter(fan => fanPoints(fan, wmo2006) === points) }));

/** Fans that are named as still missing. */
const MISSING = 4;

/** Returns the fan that is open at first: the rarest that was made, or the first of the book. */
const rarest = (album: Album): FanId => FAN_IDS.find(fan => album.has(fan)) ?? 'big-four-winds';

/** The album of the 81 fans: who of the group made each first, in which game, and how often everybody has. */
export default function AlbumPart({ id, view, games }: PartProps) {
  const t = useT();
  const album = useMemo(() => albumOf(games ?? []), [games]);
  const [chosen, choose] = useState<FanId>();
  const { isTable, toggle, hasKeys } = useTableKey();
  if (!games) return <div className="page-wait" aria-busy="true" />;
  const made = FAN_IDS.filter(fan => album.has(fan)).length;
  const open = chosen ?? rarest(album);
  const show = (fan: FanId) => {
    choose(fan);
    // On phones the fan is shown above the album.
    document.getElementById('gp-fan')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="sides gp-sides">
      <section className="card pad" aria-labelledby="gp-album">
        <div className="card-head">
          <h2 id="gp-album">{t('groups.albumTitle')}</h2>
          <span className="row">
            <span className="fine">
              <b className="numeral">{t.number(made)}</b> {t('groups.ofMade', { all: FAN_IDS.length })}
            </span>
            <button type="button" className="btn sm" aria-pressed={isTable} onClick={toggle}>
              {t('groups.asTable')} {hasKeys && <kbd className="kbd">T</kbd>}
            </button>
          </span>
        </div>
        {isTable ? (
          <AlbumTable view={view} album={album} />
        ) : (
          TIERS.map(({ points, fans }) => (
            <Tier key={points} {...{ points, fans, view, album, chosen: open, choose: show }} />
          ))
        )}
      </section>
      <aside>
        <FanCard key={open} fan={open} made={album.get(open)} group={id} view={view} games={games} />
        <Firsts view={view} album={album} />
        <Missing album={album} />
      </aside>
    </div>
  );
}

interface TierProps {
  readonly points: number;
  readonly fans: readonly FanId[];
  readonly view: GroupView;
  readonly album: Album;
  readonly chosen: FanId;
  readonly choose: (fan: FanId) => void;
}

/** The fans of as many points. */
function Tier({ points, fans, view, album, chosen, choose }: TierProps) {
  const t = useT();
  const count = fans.filter(fan => album.has(fan)).length;
  return (
    <div className="gp-tier">
      <b>{points}</b>
      <ul aria-label={t('groups.tier', { count: points })}>
        {fans.map(fan => {
          const first = album.get(fan)?.first;
          const name = fanName(fan, t.locale);
          const line = first
            ? t('groups.cellMade', { fan: name, name: memberName(t, view, first.member) })
            : t('groups.cellOpen', { fan: name });
          return (
            <li key={fan}>
              <button
                type="button"
                className={`gp-cell ${first ? 'made' : ''}`}
                aria-pressed={fan === chosen}
                title={line}
                onClick={() => choose(fan)}
              >
                <small>{fanNumber(fan)}</small> <span className="sr">{line}</span>
                {first && <Face view={view} member={first.member} isSmall />}
              </button>
            </li>
          );
        })}
      </ul>
      <small>{t('groups.tierMade', { made: count, all: fans.length })}</small>
    </div>
  );
}

function Firsts({ view, album }: { readonly view: GroupView; readonly album: Album }) {
  const t = useT();
  const firsts = firstsOf(new Map([...album].filter(([fan]) => FAN_IDS.includes(fan as FanId))));
  if (firsts.length === 0) return null;
  const most = firsts[0]?.firsts ?? 1;
  return (
    <section className="card pad" aria-labelledby="gp-firsts">
      <h2 id="gp-firsts">{t('groups.firsts')}</h2>
      <ul className="gp-firsts">
        {firsts.map(({ member, firsts: count }) => (
          <li key={member}>
            <span className="row gp-player">
              <Face view={view} member={member} />
              <span dir="auto">{memberName(t, view, member)}</span>
            </span>
            <i aria-hidden="true">
              <i style={{ width: `${(100 * count) / most}%` }} />
            </i>
            <b>{t.number(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cheapest fans that nobody has made. */
function Missing({ album }: { readonly album: Album }) {
  const t = useT();
  const missing = FAN_IDS.filter(fan => !album.has(fan)).toReversed();
  if (missing.length === 0 || album.size === 0) return null;
  return (
    <section className="card pad" aria-labelledby="gp-missing">
      <h2 id="gp-missing">{t('groups.missing')}</h2>
      <p className="fine">{t('groups.missingNote')}</p>
      <ul className="ruled gp-missing">
        {missing.slice(0, MISSING).map(fan => (
          <li key={fan}>
            <Go href={paths.fan(fan)}>
              <b>{fanName(fan, t.locale)}</b>
              <small className="fine">{t('groups.points', { count: fanPoints(fan, wmo2006) })}</small>
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlbumTable({ view, album }: { readonly view: GroupView; readonly album: Album }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('groups.column.fan')}</th>
          <th scope="col">{t('groups.column.points')}</th>
          <th scope="col">{t('groups.column.first')}</th>
          <th scope="col">{t('groups.column.times')}</th>
        </tr>
      </thead>
      <tbody>
        {FAN_IDS.map(fan => {
          const made = album.get(fan);
          const times = made?.makers.reduce((sum, maker) => sum + maker.times, 0) ?? 0;
          return (
            <tr key={fan}>
              <th scope="row">
                <Go href={paths.fan(fan)}>{fanName(fan, t.locale)}</Go>
              </th>
              <td>{t.number(fanPoints(fan, wmo2006))}</td>
              <td>
                {made && <bdi>{memberName(t, view, made.first.member)}</bdi>}
                {made ? `, ${dayText(t, made.first.at)}` : '–'}
              </td>
              <td>{t.number(times)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
