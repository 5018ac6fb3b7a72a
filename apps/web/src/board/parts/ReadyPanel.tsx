import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { bestOf, type FanLine, type ReadyFact, reachOf, type TableFacts, type WaitFact } from '../facts.ts';
import { HandPanel, type HandPanelPlace } from './HandPanel.tsx';

interface ReadyPanelProps {
  readonly facts: TableFacts;
  readonly told: readonly ReadyFact[];
  readonly place: HandPanelPlace;
  readonly onClose: () => void;
}

/** The waits: copies not seen, points by discard and by self-draw, and the fans of the way that scores more. */
export function ReadyPanel({ facts, told, place, onClose }: ReadyPanelProps) {
  const t = useT();
  const { complete, minimum } = facts;
  return (
    <HandPanel id="ready-title" title={t('facts.title')} place={place} onClose={onClose}>
      {complete && (
        <div>
          <p>{t('facts.completeWhy', { points: complete.points, minimum })}</p>
          <Fans fans={complete.fans} />
        </div>
      )}
      {told.map(fact => (
        <Waits key={fact.discard ?? 'now'} fact={fact} minimum={minimum} />
      ))}
    </HandPanel>
  );
}

function Waits({ fact, minimum }: { readonly fact: ReadyFact; readonly minimum: number }) {
  const t = useT();
  const { byDiscard, bySelfDraw, best } = reachOf(fact);
  return (
    <div>
      {fact.discard !== undefined && (
        <h3>
          {t('facts.without')} <MiniTile tile={fact.discard} />
        </h3>
      )}
      {best < minimum && <p>{t('facts.tooLittle', { count: best })}</p>}
      {best >= minimum && byDiscard < minimum && <p>{t('facts.selfDrawOnly', { points: bySelfDraw })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('facts.tile')}</th>
            <th scope="col">{t('facts.unseen')}</th>
            <th scope="col">{t('facts.byDiscard')}</th>
            <th scope="col">{t('facts.bySelfDraw')}</th>
          </tr>
        </thead>
        <tbody>
          {fact.waits.map(wait => (
            <Wait key={wait.tile} wait={wait} minimum={minimum} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Wait({ wait, minimum }: { readonly wait: WaitFact; readonly minimum: number }) {
  const t = useT();
  const cell = (points: number) => (
    <td className={points < minimum ? 'short' : undefined}>
      {points < minimum ? t('facts.of', { points, minimum }) : points}
    </td>
  );
  const isDead = wait.left === 0 || bestOf(wait) < minimum;
  return (
    <>
      <tr className={isDead ? 'dead' : undefined}>
        <th scope="row" aria-label={tileName(t, wait.tile)}>
          <MiniTile tile={wait.tile} decorative />
        </th>
        <td>{wait.left}</td>
        {cell(wait.byDiscard)}
        {cell(wait.bySelfDraw)}
      </tr>
      <tr className="ready-fans">
        <td colSpan={4}>
          <Fans fans={wait.fans} />
        </td>
      </tr>
    </>
  );
}

function Fans({ fans }: { readonly fans: readonly FanLine[] }) {
  const t = useT();
  return <>{fans.map(({ name, points }) => t('facts.fan', { name, points })).join(t('list.comma'))}</>;
}
