import { chowTiles, type Seat, type SeatCommand, type Tile } from '@gorrion/rules';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles, tileName } from '../../kit/tiles/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { useFocusTaken } from '../hooks/useFocusTaken.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { type KeyName, type Keys, shownKey, spokenKey } from '../keys.ts';
import type { KongOffer, Offers } from '../offers.ts';
import type { TableProps } from '../props.ts';
import { Ring } from './Ring.tsx';

export interface ClaimBarProps extends Pick<TableProps, 'prompt' | 'worth' | 'sent' | 'now'> {
  readonly offers: Offers;
  /** The tile that can be claimed and its owner; undefined on an own turn. */
  readonly claimed: { readonly tile: Tile; readonly from: Seat; readonly name: string } | undefined;
  /** The single keys, shown on the buttons; undefined if they are off. */
  readonly keys: Keys | undefined;
  /** What a claim costs, shown with the bar. */
  readonly note?: ReactNode;
  /** The bar has one line, as on a phone in landscape. */
  readonly isOneLine: boolean;
  readonly styleOf: (isTwoLines: boolean) => CSSProperties;
  readonly onAct: (command: SeatCommand) => void;
  /** Called with the offer under the pointer, so that the hand marks its tiles. */
  readonly onPoint: (command: SeatCommand | undefined) => void;
}

/** More kongs than this, which strict play can offer, are chosen in a second step. */
const KONGS_IN_LINE = 3;

/** The bar with the possible answers in a fixed order: Hu, Kong, Pung, Chow, Pass. */
export function ClaimBar(props: ClaimBarProps) {
  const t = useT();
  const { offers, claimed, styleOf, sent } = props;
  const label = claimed ? t('act.label', { tile: tileName(t, claimed.tile), name: claimed.name }) : t('act.turnLabel');
  const bar = useRef<HTMLDivElement>(null);
  useFocusTaken(bar);
  useRootMark('asks');
  const isTwoLines = !sent && !props.isOneLine && chowsOnOwnLine(offers);
  const who = (
    <>
      <Count {...props} />
      {claimed && <Who claimed={claimed} />}
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not modal, and it must not take the focus from the hand
    <div className="claim" role="group" aria-label={label} style={styleOf(isTwoLines)} ref={bar} tabIndex={-1}>
      {sent ? (
        <div className="line">
          {who}
          <span className="waiting">{t(`act.${sent}`)}</span>
        </div>
      ) : (
        <>
          {props.note}
          <div className="line fill">
            {who}
            <Buttons {...props} chows={isTwoLines ? null : <Chows {...props} />} />
          </div>
          {isTwoLines && (
            <div className="line">
              <Chows {...props} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The width of a group of three tiles, in buttons. If a line gets too long, chows have a line of their own. */
const GROUP = 1.3;
const A_LINE = 3.7;

const chowsOnOwnLine = ({ chows, win, kongs, pung, pass }: Offers) => {
  const words = [win, pung, pass].filter(Boolean).length + kongs.length;
  return chows.length > 0 && words + chows.length * GROUP > A_LINE;
};

function Count({ prompt, now }: ClaimBarProps) {
  const t = useT();
  const seconds = useSeconds(prompt?.endsAt, now, prompt?.total);
  if (prompt?.endsAt === undefined || seconds === undefined) return null;
  const total = prompt.total ?? seconds * 1000;
  return (
    <div className="count" role="timer" aria-label={t('plate.seconds', { count: seconds })}>
      <Ring clock={{ endsAt: prompt.endsAt, total }} now={now} />
      <span>{seconds}</span>
    </div>
  );
}

function Who({ claimed }: { readonly claimed: NonNullable<ClaimBarProps['claimed']> }) {
  const t = useT();
  return (
    <span className="who">
      <MiniTile tile={claimed.tile} decorative />
      <span>
        {t('act.from')} <b dir="auto">{claimed.name}</b>
      </span>
    </span>
  );
}

function Buttons(props: ClaimBarProps & { readonly chows: ReactNode }) {
  const t = useT();
  const { offers, worth, chows } = props;
  const points = worth === undefined ? undefined : t('act.points', { count: worth });
  return (
    <>
      {offers.win && <Act {...props} command={offers.win} look="hu" label={t('act.win')} small={points} hotkey="win" />}
      {offers.flowers.map(command => (
        <Act
          key={command.tile}
          {...props}
          command={command}
          label={t('act.flower')}
          tile={command.tile}
          hotkey="flower"
          says={t('act.flowerOf', { tile: tileName(t, command.tile) })}
        />
      ))}
      <Kongs {...props} />
      {offers.pung && <Act {...props} command={offers.pung} label={t('act.pung')} hotkey="pung" />}
      {chows}
      {offers.replacement && <Act {...props} command={offers.replacement} label={t('act.replacement')} hotkey="kong" />}
      {offers.pass && (
        <Act
          {...props}
          command={offers.pass}
          look="pass"
          label={t(offers.replacement ? 'act.noReplacement' : 'act.pass')}
          small={offers.replacement && t('act.endsTurn')}
          hotkey="pass"
        />
      )}
    </>
  );
}

interface ActProps extends Pick<ClaimBarProps, 'onAct' | 'onPoint' | 'keys'> {
  readonly command: SeatCommand;
  readonly label: string;
  readonly hotkey: KeyName;
  readonly look?: 'hu' | 'pass';
  readonly small?: string | undefined;
  readonly tile?: Tile;
  readonly says?: string;
}

const pointing = ({ command, onPoint }: Pick<ActProps, 'command' | 'onPoint'>) => ({
  onPointerEnter: () => onPoint(command),
  onPointerLeave: () => onPoint(undefined),
  onFocus: () => onPoint(command),
  onBlur: () => onPoint(undefined),
});

function Act({ command, label, hotkey, look = undefined, small, tile, says, keys, onAct, onPoint }: ActProps) {
  return (
    <button
      type="button"
      className={look ? `act ${look}` : 'act'}
      aria-label={says}
      aria-keyshortcuts={spokenKey(keys, hotkey)}
      onClick={() => onAct(command)}
      {...pointing({ command, onPoint })}
    >
      {tile !== undefined && <MiniTile tile={tile} decorative />}
      <span>
        {label}
        {small && <small>{small}</small>}
      </span>
      <KeyHint keys={keys} name={hotkey} />
    </button>
  );
}

/** The key of a button, hidden from screen readers, which read `aria-keyshortcuts`. */
const KeyHint = ({ keys, name }: { readonly keys: Keys | undefined; readonly name: KeyName | undefined }) =>
  keys && name ? <span className="kbd" data-hotkey={shownKey(keys[name])} aria-hidden="true" /> : null;

const CHOW_KEYS = ['chow1', 'chow2', 'chow3'] as const;
const keyOfChow = (i: number): KeyName | undefined => CHOW_KEYS[i];

const kongTile = (command: KongOffer) => (command.type === 'declare-kong' ? command.tile : undefined);

function Kongs(props: ClaimBarProps) {
  const t = useT();
  const { kongs } = props.offers;
  const [isOpen, setOpen] = useState(false);
  if (kongs.length > KONGS_IN_LINE && !isOpen) {
    return (
      <button type="button" className="act" aria-expanded="false" onClick={() => setOpen(true)}>
        {t('act.kong')}
      </button>
    );
  }
  const buttons = kongs.map(command => {
    const tile = kongTile(command);
    const says = tile === undefined ? undefined : t('act.kongOf', { tile: tileName(t, tile) });
    return (
      <Act
        key={tile ?? 'claim'}
        {...props}
        command={command}
        label={t('act.kong')}
        hotkey="kong"
        tile={tile}
        says={says}
      />
    );
  });
  return isOpen ? <div className="choices">{buttons}</div> : buttons;
}

/** The possible chows, each as its three tiles with the claimed one outlined. */
function Chows(props: ClaimBarProps) {
  const t = useT();
  const { offers, claimed, onAct, keys } = props;
  if (!offers.chows.length) return null;
  return (
    <div className="chows">
      <span className="label" aria-hidden="true">
        {t('act.chow')}
      </span>
      {offers.chows.map(({ command, low }, i) => {
        const tiles = chowTiles(low);
        const names = tiles.map(tile => tileName(t, tile)).join(t('list.comma'));
        return (
          <button
            key={low}
            type="button"
            className="act"
            aria-label={t('act.chowOf', { tiles: names })}
            aria-keyshortcuts={spokenKey(keys, keyOfChow(i))}
            onClick={() => onAct(command)}
            {...pointing({ command, onPoint: props.onPoint })}
          >
            <MiniTiles tiles={tiles} marked={claimed ? tiles.indexOf(claimed.tile) : undefined} decorative />
            <KeyHint keys={keys} name={keyOfChow(i)} />
          </button>
        );
      })}
    </div>
  );
}
