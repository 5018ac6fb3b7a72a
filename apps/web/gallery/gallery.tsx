import { CALL_WORDS } from '@gorrion/protocol';
import { evolve, type HandEvent, type SeatCommand } from '@gorrion/rules';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CATALOGUES } from '../src/app/words/catalogues.ts';
import '../src/kit/theme/index.css';
import { Icon, Table, type TableLook } from '../src/board/index.ts';
import { USUAL_KEYS } from '../src/board/keys.ts';
import { beforeDeal } from '../src/board/pace.ts';
import { parseLooks, showLooks } from '../src/client/preferences/looks.ts';
import { MuteToggle } from '../src/client/sound/MuteButton.tsx';
import { speakCalls, startLanguage, withWords } from '../src/kit/i18n/index.ts';
import { startPictures } from '../src/kit/tiles/index.ts';
import { endOf } from './ends.tsx';
import { gameOf } from './games.tsx';
import { KitSheet } from './KitSheet.tsx';
import { sampleNames, sampleOf } from './samples.ts';
import { screenOf } from './screens.tsx';
import { TileSheet } from './TileSheet.tsx';

/*
 * Served in development, and built for tests and pictures (e2e/gallery.ts); no part of the page. ?state=claim&theme=dark&index
 * shows the table in one state; ?state=tiles the tile set, ?state=kit the parts of the kit; ?game=claim&with=offline,pause a whole game page with what lies
 * over it; ?end=own&at=word the end of a hand; ?state=wall the table before the deal; &calls=chii other words for calls;
 * &held the own hand alone; &felt=blue&back=green&face=white&contrast&ring its looks. A click on a tile plays what follows, as far as a sample can.
 */

const query = new URLSearchParams(location.search);
const started = Date.now();
const now = () => Date.now();
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
showLooks(document.documentElement, parseLooks({ ...Object.fromEntries(query), contrast: query.has('contrast') }));

/** Returns the event that a command would cause. */
function eventOf(command: SeatCommand): HandEvent | undefined {
  if (command.type === 'discard') return { type: 'discarded', seat: command.seat, tile: command.tile };
  if (command.type !== 'claim') return undefined;
  const { seat, claim } = command;
  const claimed = sampleOf('claim', 0).hand.phase;
  if (claimed.name !== 'claims') return undefined;
  const { tile, from } = claimed;
  if (claim.kind === 'pung') return { type: 'melded', seat, meld: { kind: 'pung', tile, from } };
  if (claim.kind === 'kong') return { type: 'melded', seat, meld: { kind: 'kong', form: 'melded', tile, from } };
  if (claim.kind === 'chow')
    return { type: 'melded', seat, meld: { kind: 'chow', low: claim.low, claimed: tile, from } };
  return undefined;
}

/** The hand alone, as a phone shows it; `covered` with its backs to the reader. */
const heldLook = (how: string | null): TableLook => ({
  kind: 'held',
  isCovered: how === 'covered',
  onUncover: () => {},
  drawsItself: how === 'drawn',
});

function SampleTable({ name }: { readonly name: string }) {
  const [sample, setSample] = useState(() => {
    const shown = sampleOf(name === 'wall' ? 'deal' : name, started);
    return name === 'wall' ? { ...shown, hand: beforeDeal(shown.hand) } : shown;
  });
  const act = (command: SeatCommand) => {
    const event = eventOf(command);
    if (event) setSample(known => ({ ...known, hand: evolve(known.hand, event), actions: [] }));
  };
  const tools = (compact: boolean) => (
    <button type="button" className="ib" aria-label="Menu" onClick={() => redeal()}>
      <Icon name={compact ? 'menu' : 'sound'} />
    </button>
  );
  const redeal = () =>
    setSample(known => ({ ...known, hand: { ...sampleOf('deal', 0).hand }, handNumber: known.handNumber + 1 }));
  return (
    <Table
      {...sample}
      settings={{ cornerIndices: query.has('index'), compactWall: query.has('ring'), keys: USUAL_KEYS }}
      now={now}
      onAct={act}
      aside={<MuteToggle isSolid />}
      tools={tools}
      {...(query.has('held') && { look: heldLook(query.get('held')) })}
    />
  );
}

const name = query.get('state') ?? sampleNames[0]!;
startPictures();
await startLanguage(CATALOGUES);
// Whatever is shown has all its sentences.
await withWords('all', async () => undefined);
speakCalls(CALL_WORDS.find(list => list === query.get('calls')) ?? 'chow');
createRoot(document.getElementById('root')!).render(
  gameOf(query.get('game'), query.get('with')) ??
    endOf(query) ??
    screenOf(query.get('screen')) ??
    (name === 'tiles' ? <TileSheet /> : name === 'kit' ? <KitSheet /> : <SampleTable name={name} />),
);
