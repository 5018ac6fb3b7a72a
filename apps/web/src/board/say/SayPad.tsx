import type { Seat } from '@gorrion/rules';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { shownKey, spokenKey } from '../keys.ts';
import type { Geometry } from '../layout/index.ts';
import { articleOf } from '../log.ts';
import { barStyle, sides } from '../parts/plates.ts';
import { Ring } from '../parts/Ring.tsx';
import type { TableProps } from '../props.ts';
import { askedTile, owedTiles } from '../says.ts';
import { KEY_OF } from './useSayKeys.ts';
import { SAY, type Saying, type Word } from './useWord.ts';
import './say.css';

interface SayPadProps {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly saying: Saying;
  readonly say: (word: Word) => void;
  readonly nameOf: (seat: Seat) => string;
}

/**
 * The six words of strict play, always at the same place and greyed out only while play is stopped, so that nothing
 * tells what is legal (article 97). Above them, after a word, the button that lays the chosen tiles down.
 */
export function SayPad(of: SayPadProps) {
  const { props, geometry: g, saying } = of;
  const t = useT();
  const isBeside = g.mode === 'desk';
  const style: CSSProperties | undefined = isBeside ? { left: sides(g).right, bottom: 18 } : undefined;
  const above = isBeside ? undefined : barStyle(g, false);
  const laying = props.isAtRest ? undefined : saying.isWinAsked ? (
    <SayingWin isDead={isDeadHand(props)} saying={saying} say={of.say} style={above} />
  ) : (
    saying.wanted > 0 && <Laying saying={saying} style={above} />
  );
  const pad = (
    <section className={isBeside ? 'say' : 'say bar'} style={style} aria-label={t('words.label')}>
      <div className="say-now">
        <Now {...of} />
        <Seconds prompt={props.prompt} now={props.now} />
      </div>
      {isBeside && laying}
      <Words {...of} />
    </section>
  );
  // Where the words are a line below the table, the buttons stand above the hand, clear of its tiles.
  return isBeside ? (
    pad
  ) : (
    <>
      {laying}
      {pad}
    </>
  );
}

function Seconds({ prompt, now }: Pick<TableProps, 'prompt' | 'now'>) {
  const t = useT();
  const seconds = useSeconds(prompt?.endsAt, now, prompt?.total);
  if (prompt?.endsAt === undefined || seconds === undefined) return <div className="say-count" />;
  const total = prompt.total ?? seconds * 1000;
  return (
    <div className="say-count" role="timer" aria-label={t('plate.seconds', { count: seconds })}>
      <Ring clock={{ endsAt: prompt.endsAt, total }} now={now} />
      <span>{seconds}</span>
    </div>
  );
}

/** Whether the player's own hand is dead, as all know. */
export const isDeadHand = ({ hand, seat }: Pick<TableProps, 'hand' | 'seat'>): boolean =>
  seat !== undefined && hand.seats[seat].isDead;

/** What is going on, by public facts and what the player has said. */
function Now({ props, saying, nameOf }: SayPadProps) {
  const t = useT();
  const { hand, seat } = props;
  const { phase } = hand;
  if (props.isAtRest) return <Lines title={t('words.atRest')} note="" />;
  const { word, wanted, isReady, unheard } = saying;
  const tile = askedTile(hand);
  const picture = tile === undefined ? undefined : <MiniTile tile={tile} decorative />;
  if (unheard) return <Lines title={t(`words.${unheard}`)} note="" />;
  if (word !== undefined) {
    const asks = isReady ? t('words.waits') : wanted > 0 ? t('words.press', { count: wanted }) : t('words.heard');
    return (
      <>
        {picture}
        <span>
          <b>{t('words.said', { word: t(`act.${word}`) })}</b>
          {asks}
        </span>
      </>
    );
  }
  if (phase.name === 'turn' && phase.seat === seat) {
    const { isDead } = hand.seats[seat];
    const owed = owedTiles(t, hand, seat);
    const note = phase.owes ? 'words.draws' : isDead ? 'words.deadTurn' : 'words.turn';
    const text = owed === undefined || phase.owes ? t(note) : t('words.owed', { tiles: owed });
    return <Lines title={t('act.turnLabel')} note={text} />;
  }
  if (phase.name === 'claims') {
    return (
      <>
        {picture}
        <span>
          <b dir="auto">{nameOf(phase.from)}</b> {t(phase.from === seat ? 'short.discard.you' : 'short.discard.other')}
        </span>
      </>
    );
  }
  return phase.name === 'turn' ? <Lines title={nameOf(phase.seat)} note={t('words.plays')} /> : <span />;
}

const Lines = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <span>
    <b dir="auto">{title}</b>
    {note}
  </span>
);

const nameOfWord = (t: Translate, word: Word): string => (word === 'draw' ? t('words.draw') : t(`act.${word}`));

/** The words: a toolbar that is one stop for the Tab key. */
function Words({ props, saying, say }: SayPadProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Word>('chow');
  const { keys } = props.settings;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The arrows of the table move the focus along the hand.
    event.stopPropagation();
    const next = (SAY.indexOf(stop) + step + SAY.length) % SAY.length;
    root.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <div className="say-words" role="toolbar" aria-label={t('words.label')} ref={root} onKeyDown={move}>
      {SAY.map(word => (
        <button
          key={word}
          type="button"
          className={`say-word ${word === 'win' ? 'hu' : ''}`}
          aria-pressed={saying.word === word}
          aria-disabled={props.isAtRest || undefined}
          aria-keyshortcuts={spokenKey(keys, KEY_OF[word])}
          tabIndex={stop === word ? 0 : -1}
          onFocus={() => setStop(word)}
          onClick={() => say(word)}
        >
          {nameOfWord(t, word)}
          {keys && <span className="kbd" data-hotkey={shownKey(keys[KEY_OF[word]])} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

interface AfterWordProps {
  readonly saying: Saying;
  /** Where the buttons stand; absent: in the pad. */
  readonly style: CSSProperties | undefined;
}

interface SayingWinProps extends AfterWordProps, Pick<SayPadProps, 'say'> {
  readonly isDead: boolean;
}

/** The buttons after a win was pressed once, the same for any tiles: it is said by a second press, here or on its word. */
function SayingWin({ isDead, saying, say, style }: SayingWinProps) {
  const t = useT();
  useRootMark('lays', style !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style ? 'say-lay above' : 'say-lay'} style={style} role="group" aria-label={t('words.sayWin')}>
      <button type="button" className="btn pri" onClick={() => say('win')}>
        {t('words.sayWin')}
      </button>
      <button type="button" className="btn" onClick={saying.takeBack}>
        {t('words.letGo')}
      </button>
      <p className={isDead ? 'dead' : undefined}>
        {isDead && <b>{t('words.deadWin')}</b>} {t('words.again')}
      </p>
    </div>
  );
}

/** The buttons after a word: they take any tiles, and do not say whether they fit. */
function Laying({ saying: { layDown, takeBack, isReady }, style }: AfterWordProps) {
  const t = useT();
  useRootMark('lays', style !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style ? 'say-lay above' : 'say-lay'} style={style} role="group" aria-label={t('words.layDown')}>
      <button type="button" className="btn pri" aria-pressed={isReady} onClick={layDown}>
        {t('words.layDown')}
      </button>
      <button type="button" className="btn" onClick={takeBack}>
        {t('words.takeBack')}
      </button>
      <p>{t('words.tip', { article: articleOf('change-of-mind') })}</p>
    </div>
  );
}
