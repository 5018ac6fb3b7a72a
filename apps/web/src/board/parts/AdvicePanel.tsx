import { chowTiles, type SeatCommand, type Tile } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import type { Advice, AdviceLine, Way } from '../facts.ts';
import { HandPanel, type HandPanelPlace } from './HandPanel.tsx';

interface AdvicePanelProps {
  readonly advice: Advice | undefined;
  /** The viewer is asked something. Without advice the bot still thinks. */
  readonly isAsked: boolean;
  readonly place: HandPanelPlace;
  readonly onClose: () => void;
}

/** The advice of the expert, best first: for each choice the chance to win, the risk, and the hands that it can become. */
export function AdvicePanel({ advice, isAsked, place, onClose }: AdvicePanelProps) {
  const t = useT();
  return (
    <HandPanel id="advice-title" title={t('advice.title')} place={place} onClose={onClose}>
      <div aria-live="polite">
        {advice ? (
          <ol className="advice-lines">
            {advice.map(line => (
              <Line key={JSON.stringify(line.command)} line={line} />
            ))}
          </ol>
        ) : (
          <p className="advice-note">{t(isAsked ? 'advice.thinking' : 'advice.later')}</p>
        )}
      </div>
      <p className="advice-note">{t('advice.note')}</p>
    </HandPanel>
  );
}

/** Below this share percents are written with one decimal. */
const SMALL = 0.05;

function Line({ line }: { readonly line: AdviceLine }) {
  const t = useT();
  const { command, winChance, danger, ways } = line;
  const percent = (share: number) =>
    share.toLocaleString(t.locale, { style: 'percent', maximumFractionDigits: share < SMALL ? 1 : 0 });
  return (
    <li className="advice-line">
      <div className="advice-head">
        <span>{actionName(t, command)}</span>
        {tilesOf(command).map(tile => (
          <MiniTile key={tile} tile={tile} decorative={command.type !== 'claim'} />
        ))}
      </div>
      {winChance !== undefined && (
        <div className="advice-odds">
          <span>{t('advice.wins', { chance: percent(winChance) })}</span>
          {danger !== undefined && (
            <span className="advice-danger">{t('advice.danger', { chance: percent(danger) })}</span>
          )}
        </div>
      )}
      {ways.map(way => (
        <WayLine key={way.name ?? ''} way={way} />
      ))}
    </li>
  );
}

function WayLine({ way }: { readonly way: Way }) {
  const t = useT();
  const { name, points, missing } = way;
  return (
    <div className="advice-way">
      <span>{t('advice.inAll', { name: name ?? t('advice.smallFans'), count: points })}</span>
      <span className="advice-missing">
        {missing.map(({ tile, left }) => (
          <span
            key={tile}
            className="advice-lack"
            role="img"
            aria-label={`${tileName(t, tile)}, ${t('facts.left', { count: left })}`}
          >
            <MiniTile tile={tile} decorative />
            <small>{left}</small>
          </span>
        ))}
      </span>
    </div>
  );
}

function tilesOf(command: SeatCommand): readonly Tile[] {
  if (command.type === 'claim') return command.claim.kind === 'chow' ? chowTiles(command.claim.low) : [];
  return 'tile' in command ? [command.tile] : [];
}

function actionName(t: Translate, command: SeatCommand): string {
  switch (command.type) {
    case 'discard':
      return t('advice.discard', { tile: tileName(t, command.tile) });
    case 'declare-kong':
      return t('act.kongOf', { tile: tileName(t, command.tile) });
    case 'expose-flower':
      return t('act.flowerOf', { tile: tileName(t, command.tile) });
    case 'declare-win':
      return t('act.win');
    case 'claim':
      return t(`act.${command.claim.kind === 'said' ? command.claim.word : command.claim.kind}`);
    default:
      return t('act.pass');
  }
}
