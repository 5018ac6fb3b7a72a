import type { Seat, Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import type { Hindsight, ReadyStretch, WaitCopies, WantedDiscard, WorthOfWait } from './hindsight.ts';

type NameOf = (seat: Seat) => string;

interface UnknownProps {
  readonly known: Hindsight;
  readonly nameOf: NameOf;
}

/** Where the copies of one's waits were, and which of one's discards others were waiting for. */
export function Unknown({ known: { waits, wanted }, nameOf }: UnknownProps) {
  const t = useT();
  return (
    <Card title={t('hindsight.unknown')}>
      {waits.length + wanted.length === 0 && <p className="quiet">{t('hindsight.nothing')}</p>}
      <ol className="ruled hs-facts">
        {waits.map(wait => (
          <Fact key={`wait ${wait.tile}`} tile={wait.tile} turn={wait.turn}>
            <b>{t('hindsight.waited', { tile: tileName(t, wait.tile) })}</b> {whereText(t, wait, nameOf)}
          </Fact>
        ))}
        {wanted.map(one => (
          <Fact key={`${one.turn} ${one.by}`} tile={one.tile} turn={one.turn}>
            <b>{t('hindsight.wanted', { tile: tileName(t, one.tile), name: nameOf(one.by) })}</b> {outcomeText(t, one)}
          </Fact>
        ))}
      </ol>
    </Card>
  );
}

function Fact({ tile, turn, children }: { readonly tile: Tile; readonly turn: number; readonly children: ReactNode }) {
  const t = useT();
  return (
    <li className="row">
      <MiniTile tile={tile} decorative />
      <span className="grow">{children}</span>
      <span className="fine">{t('replay.turn', { turn: t.number(turn) })}</span>
    </li>
  );
}

/** Returns where the unseen copies of a wait were: "3 unseen: 1 with Botan, 2 in the wall." */
function whereText(t: Translate, { unseen, held, inWall, left }: WaitCopies, nameOf: NameOf): string {
  if (unseen === 0) return t('hindsight.allSeen');
  const places = [
    ...held.map(({ seat, copies }) => t('hindsight.with', { copies, name: nameOf(seat) })),
    ...(inWall > 0 ? [t('hindsight.inWall', { copies: inWall })] : []),
  ];
  const where = t('hindsight.unseen', { count: unseen, places: t.all(places) });
  return left > 0 ? `${where} ${t('hindsight.left', { count: left })}` : where;
}

function outcomeText(t: Translate, { outcome, points, since }: WantedDiscard): string {
  switch (outcome) {
    case 'won':
      return t('hindsight.won', { count: points, turn: since });
    case 'declined':
      return t('hindsight.declined', { count: points });
    case 'too-few':
      return t('hindsight.tooFew', { count: points });
    case 'barred':
      return t('hindsight.barred');
  }
}

interface ReadyListProps extends UnknownProps {
  /** Points that a win needs. */
  readonly minimum: number;
}

/** When each of the others was ready, and on what. */
export function ReadyList({ known: { ready }, nameOf, minimum }: ReadyListProps) {
  const t = useT();
  return (
    <Card title={t('hindsight.ready')}>
      {ready.length === 0 && <p className="quiet">{t('hindsight.nobodyReady')}</p>}
      <ol className="ruled hs-facts">
        {ready.map(stretch => (
          <li key={`${stretch.seat} ${stretch.turn}`} className="row ends">
            <b dir="auto">{nameOf(stretch.seat)}</b>
            <span className="fine">{spanText(t, stretch)}</span>
            <ul className="row">
              {stretch.waits.map(wait => (
                <li key={wait.tile} className="row tight">
                  <MiniTile tile={wait.tile} />
                  <span className="fine">{worthText(t, wait, minimum)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const spanText = (t: Translate, { turn, until }: ReadyStretch): string =>
  until === null ? t('hindsight.from', { turn }) : t('hindsight.fromTo', { turn, until });

/** Returns what a wait was worth: enough by discard, enough only when self-drawn, or too few points. */
function worthText(t: Translate, { byDiscard, selfDrawn }: WorthOfWait, minimum: number): string {
  if (byDiscard >= minimum) return t('act.points', { count: byDiscard });
  if (selfDrawn >= minimum) return t('hindsight.selfOnly', { count: selfDrawn });
  return t('hindsight.below', { count: Math.max(byDiscard, selfDrawn) });
}
