import type { Exchange, Seat, SeatCommand, Tile } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { KeyedBox } from '../motion/index.ts';
import type { TableProps } from '../props.ts';
import { GiveButtons } from './GiveButtons.tsx';
import { SwapHand } from './SwapHand.tsx';
import { SwapSteps } from './SwapSteps.tsx';
import { SwapTray, type TraySide } from './SwapTray.tsx';
import { SwapKeys, SwapNote, SwapRules } from './SwapWords.tsx';
import { commandFor, exchangeOf, openSwap, type Part, pressed, type Swap, swapsOf } from './swaps.ts';

export interface SharedProps {
  readonly props: TableProps;
  readonly nameOf: (seat: Seat) => string;
  readonly isReduced: boolean;
  /** What is left of the time; undefined without a clock. */
  readonly seconds: number | undefined;
  /** The exchange that has just been made. */
  readonly made: Exchange | undefined;
}

interface ExchangePageProps extends SharedProps {
  readonly part: Part;
  readonly own: readonly KeyedBox[];
  readonly act: (command: SeatCommand) => void;
  readonly isFlat: boolean;
}

/** The screen of the exchanges for a player: what they give, what they get, their hand, and the four exchanges. */
export function ExchangePage({ props, nameOf, isReduced, seconds, made, part, own, act, isFlat }: ExchangePageProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { hand, seat, actions, settings } = props;
  const swaps = swapsOf(hand);
  const swap = openSwap(swaps)!;
  const laid = own.filter(({ key }) => chosen.includes(key)).map(({ tile }) => tile);
  const command = part.name === 'choose' ? commandFor(actions, laid) : undefined;
  const give = () => command && act(command);
  const canChoose = part.name === 'choose' && part.count > 0 && actions.length > 0;
  const press = (key: string, count: number) => setChosen(pressed(chosen, key, count));
  const ownMade = made && exchangeOf(made, seat);
  // A choice that has begun is more important than the exchange before it.
  const passed = chosen.length === 0 ? ownMade : undefined;
  const words = wordsOf(t, part, swap, nameOf);
  const corner = settings.cornerIndices;
  return (
    <div className={isReduced ? 'exchange still' : 'exchange'}>
      <div className="exchange-page">
        <Head words={words} seconds={seconds} number={swap.number} isFlat={isFlat} />
        <div className="exchange-main">
          <SwapTray
            key={passed ? `passed ${made?.seat}` : swap.number}
            sides={passed ? madeSides(t, passed, nameOf) : openSides(t, { swap, part, laid, seat, nameOf })}
            isPassed={passed !== undefined}
            corner={corner}
          />
          <div className="swap-floor">
            <SwapHand
              own={own}
              chosen={chosen}
              onPress={canChoose ? key => press(key, part.count) : undefined}
              onGive={give}
              came={ownMade?.got ?? []}
              corner={corner}
            />
          </div>
          <SwapRules part={part} nameOf={nameOf} />
          {part.name === 'choose' && (
            <GiveButtons
              laid={laid}
              count={part.count}
              isReady={command !== undefined}
              onGive={give}
              onPutBack={() => setChosen([])}
            />
          )}
        </div>
        <div className="exchange-side">
          <SwapSteps swaps={swaps} nameOf={nameOf} mine={seat} corner={corner} />
          <SwapNote />
          {part.name === 'choose' && <SwapKeys />}
        </div>
      </div>
    </div>
  );
}

interface PageWords {
  readonly title: string;
  readonly note: string;
  /** What a screen reader says when this part begins. */
  readonly said: string;
}

/** Returns the words of the screen for a part in an exchange. */
export function wordsOf(t: Translate, part: Part, { number, seats }: Swap, nameOf: (seat: Seat) => string): PageWords {
  const [title, note] = ((): readonly [string, string] => {
    if (part.name === 'watch') {
      return [t('swap.others', { names: t.all(seats.map(nameOf)) }), t('swap.othersNote')];
    }
    const name = nameOf(part.neighbour);
    if (part.name === 'wait') return [t('swap.waiting', { name }), t('swap.waitingNote', { name })];
    if (part.count === 0) return [t('swap.nothing'), t('swap.nothingNote', { name })];
    return [t(part.count === 1 ? 'swap.giveOne' : 'swap.giveTwo', { name }), t('swap.giveNote', { name })];
  })();
  return { title, note, said: [t('swap.number', { number }), title, note].join(' ') };
}

interface HeadProps {
  readonly words: PageWords;
  readonly seconds: number | undefined;
  readonly number: number;
  readonly isFlat: boolean;
}

/**
 * The heading with the time that is left. It takes the focus when the screen opens and when its words change, unless
 * something else has it: a pressed button may be gone.
 */
function Head({ words, seconds, number, isFlat }: HeadProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words mean another part
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [words.title]);
  return (
    <div className="exchange-head">
      <p className="exchange-number">{t('swap.number', { number })}</p>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p>{words.note}</p>
      </div>
      {seconds !== undefined && (
        <span
          className={isFlat ? 'exchange-time flat' : 'exchange-time'}
          role="timer"
          aria-label={t('plate.seconds', { count: seconds })}
        >
          <Icon name="clock" />
          <b aria-hidden="true">{seconds}</b>
        </span>
      )}
    </div>
  );
}

interface OpenSides {
  readonly swap: Swap;
  readonly part: Part;
  readonly laid: readonly Tile[];
  readonly seat: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

/** Returns both sides of the open exchange, the viewer's own on the left. */
export function openSides(t: Translate, { swap, part, laid, seat, nameOf }: OpenSides): readonly [TraySide, TraySide] {
  const sideOf = (at: 0 | 1): TraySide => {
    const who = swap.seats[at];
    const tiles = swap.tiles[at];
    const name = nameOf(who);
    if (who === seat && part.name === 'choose') {
      const state = laid.length < part.count ? t('swap.choosing') : undefined;
      return { label: t('swap.fromYou'), tiles: laid, places: part.count, state };
    }
    const label = who === seat ? t('swap.fromYou') : t(who === 0 ? 'swap.fromBanker' : 'swap.from', { name });
    return { label, tiles, places: tiles ? tiles.length : 2, state: t(tiles ? 'swap.chosen' : 'swap.choosing') };
  };
  return swap.seats[1] === seat ? [sideOf(1), sideOf(0)] : [sideOf(0), sideOf(1)];
}

type Made = NonNullable<ReturnType<typeof exchangeOf>>;

/** Returns both sides after an own exchange: what the viewer got, and what the neighbour got. */
export const madeSides = (t: Translate, made: Made, nameOf: (seat: Seat) => string): readonly [TraySide, TraySide] => [
  { label: t('swap.youGot'), tiles: made.got, places: made.got.length },
  { label: t('swap.theyGot', { name: nameOf(made.neighbour) }), tiles: made.gave, places: made.gave.length },
];

/** Says what the viewer gave and got. */
export function madeText(t: Translate, { neighbour, gave, got }: Made, nameOf: (seat: Seat) => string): string {
  const listed = (tiles: readonly Tile[]) =>
    tiles.length === 0 ? t('swap.noTile') : t.all(tiles.map(tile => tileName(t, tile)));
  return t('swap.madeSaid', { name: nameOf(neighbour), gave: listed(gave), got: listed(got) });
}
