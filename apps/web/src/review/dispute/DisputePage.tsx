import type { Dispute } from '@gorrion/protocol';
import { meldTiles, SEATS } from '@gorrion/rules';
import { recount } from '@gorrion/table';
import { useEffect, useMemo, useState } from 'react';
import { keptHand } from '../../client/archive/hand.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName, windName } from '../../kit/tiles/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { GAMES_PATH, gamePath } from '../../shell/links/gamePaths.ts';
import OpenInCalculator from '../../shell/links/OpenInCalculator.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { CountedFans } from './CountedFans.tsx';
import { CountedPayments } from './CountedPayments.tsx';
import { differenceText } from './differenceText.ts';
import './dispute.css';

/** The page on which a won hand from a file is counted again, without a server. */
export default function DisputePage() {
  const t = useT();
  const [dispute, setDispute] = useState<Dispute | null>();
  useEffect(() => {
    void keptHand().then(found => setDispute(found ?? null));
  }, []);
  if (dispute === undefined) return <div className="page-wait" aria-busy="true" />;
  if (dispute) return <Recounted dispute={dispute} />;
  return (
    <StatePage title={t('dispute.none')} note={t('dispute.noneNote')}>
      <Go className="btn pri" href={GAMES_PATH}>
        {t('dispute.toGames')}
      </Go>
    </StatePage>
  );
}

function Recounted({ dispute }: { readonly dispute: Dispute }) {
  const t = useT();
  const counted = useMemo(() => recount(dispute), [dispute]);
  const { win, round, hand, rules, engine, game } = dispute;
  const tile = tileName(t, win.claim.winningTile);
  const nameOf = (seat: (typeof SEATS)[number]) => t.nameOf(dispute.seats[seat].name);
  const how = win.robbed ? 'result.onRobbed' : 'result.onDiscard';
  const manner = win.from === win.seat ? t('result.selfDrawn', { tile }) : t(how, { tile, name: nameOf(win.from) });
  const note = [
    t('result.wins', { name: nameOf(win.seat) }),
    manner,
    t('result.hand', { wind: t(`wind.${round}`), hand: ((hand - 1) % SEATS.length) + 1 }),
  ].join(' · ');
  const above = [{ href: GAMES_PATH, label: t('dispute.toGames') }];
  if (game) above.push({ href: gamePath(game), label: t('dispute.toGame') });
  return (
    <PlacePage title={t('dispute.title')} note={note} above={above} className="dispute">
      <div className="stack">
        <Verdict dispute={dispute} counted={counted} />
        <WinningHand dispute={dispute} />
        <p>
          <OpenInCalculator claim={win.claim} rules={rules} />
        </p>
        <div className="sides">
          <CountedFans dispute={dispute} counted={counted} />
          <CountedPayments dispute={dispute} counted={counted} />
        </div>
        <AllHands dispute={dispute} />
        <p className="fine">
          {t('dispute.rules', {
            rules: t(`options.ruleset.${rules.id}`),
            points: t.number(rules.minPoints),
          })}{' '}
          {t('dispute.engine', { version: engine.version, log: t.number(engine.log) })}{' '}
          {!counted.isSameEngine && t('dispute.otherEngine')}
        </p>
      </div>
    </PlacePage>
  );
}

type Counted = ReturnType<typeof recount>;

/** Whether the file holds, and otherwise in what it does not. */
function Verdict({ dispute, counted }: { readonly dispute: Dispute; readonly counted: Counted }) {
  const t = useT();
  const { differences } = counted;
  return (
    <div role="status">
      {differences.length === 0 ? (
        <Note tone="ok" icon="check" title={t('dispute.holds')}>
          {t('dispute.holdsNote')}
        </Note>
      ) : (
        <Note tone="bad" icon="warn" title={t('dispute.differ')}>
          <ul>
            {differences.map((difference, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the differences of a file do not change
              <li key={n}>{differenceText(t, dispute, difference)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

/** The tiles that were scored. */
function WinningHand({ dispute: { win } }: { readonly dispute: Dispute }) {
  const t = useT();
  const { concealed, melds, winningTile } = win.claim;
  return (
    <section className="card pad row dispute-tiles" aria-label={t('dispute.scored')}>
      <MiniTiles tiles={concealed} />
      <span className="grp">
        <MiniTile tile={winningTile} marked />
      </span>
      {melds.map((meld, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sets of a file do not change
        <MiniTiles key={n} tiles={meldTiles(meld)} />
      ))}
      <span className="fine dispute-circumstances">{circumstances(t, win).join(' · ')}</span>
    </section>
  );
}

/** Returns the circumstances that fans ask for, as the file has them. */
function circumstances(t: ReturnType<typeof useT>, { seat, claim }: Dispute['win']): readonly string[] {
  const flags = ['selfDrawn', 'lastOfWall', 'lastOfKind', 'afterKong', 'robbingKong'] as const;
  return [
    t('dispute.winds', { seat: windName(t, seat), round: windName(t, claim.prevalentWind) }),
    ...flags.filter(flag => claim[flag]).map(flag => t(`dispute.${flag}`)),
    ...(claim.flowers > 0 ? [t('dispute.flowers', { count: claim.flowers })] : []),
  ];
}

/** The four hands as they lay open. */
function AllHands({ dispute: { seats } }: { readonly dispute: Dispute }) {
  const t = useT();
  return (
    <details className="card pad">
      <summary>{t('result.allHands')}</summary>
      {SEATS.map(seat => {
        const { name, concealed, melds, flowers, discards } = seats[seat];
        return (
          <section key={seat} className="stack dispute-hand" aria-label={t.nameOf(name)}>
            <h3>
              {windName(t, seat)} · <bdi>{t.nameOf(name)}</bdi>
            </h3>
            <div className="row dispute-tiles">
              <MiniTiles tiles={concealed} />
              {melds.map((meld, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sets of a file do not change
                <MiniTiles key={n} tiles={meldTiles(meld)} />
              ))}
              {flowers.length > 0 && <MiniTiles tiles={flowers} />}
            </div>
            <p className="fine">{t('dispute.river')}</p>
            <MiniTiles tiles={discards.map(({ tile }) => tile)} />
          </section>
        );
      })}
    </details>
  );
}
