import { useT } from '../i18n/index.ts';
import { MiniTile, MiniTiles } from '../tiles/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { handOf, type ShownHand } from './hand.ts';
import { optionName } from './options.ts';
import type { Block, Example, Sentence } from './read.ts';
import { Marked, Words } from './Words.tsx';

/** The tiles of an example on felt: what lay there, an arrow, and the tile that completes it. */
function Tray({ hand }: { readonly hand: ShownHand }) {
  const t = useT();
  return (
    <span className="rb-tray">
      {hand.groups.map(({ tiles, isClaimed }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an example never move
        <MiniTiles key={place} tiles={tiles} turned={isClaimed ? 0 : undefined} />
      ))}
      <span className="rb-last">
        <Icon name="right" />
        <span className="sr">{t('rulebook.lastTile')}</span>
        <MiniTile tile={hand.last} />
      </span>
    </span>
  );
}

function ExampleItem({ example }: { readonly example: Example }) {
  const { hand: text, verdict, counts, why } = example;
  const hand = handOf(text);
  return (
    <li>
      {hand ? <Tray hand={hand} /> : <code>{text}</code>}
      <span>
        <b className={counts ? 'gain' : 'loss'}>
          <Marked text={verdict} />
        </b>
        <span>
          <Words words={why} />
        </span>
      </span>
    </li>
  );
}

/** A cell of a table. Options that are on or off have a word for it. */
function Cell({ words }: { readonly words: Sentence }) {
  const t = useT();
  const [only] = words;
  if (words.length === 1 && only?.text === 'true') return t('rulebook.on');
  if (words.length === 1 && only?.text === 'false') return t('rulebook.off');
  return <Words words={words} />;
}

/** The first cell of a row. An option stands there with its name on the page of all options. */
function RowHead({ words }: { readonly words: Sentence }) {
  const t = useT();
  const [only] = words;
  const name = only?.kind === 'code' && words.length === 1 ? optionName(t, only.text) : undefined;
  return (
    <th scope="row">
      {name && <span className="rb-option-name">{name}</span>}
      <Words words={words} />
    </th>
  );
}

function Table({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const t = useT();
  return (
    // A wide table is scrolled by keys too, so it takes the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className="rb-table" aria-label={t('rulebook.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
              <th key={place} scope="col">
                <Words words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...rest], line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={line}>
              <RowHead words={first} />
              {rest.map((words, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
                <td key={place}>
                  <Cell words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'sources':
      return (
        <p className="rb-sources">
          <Words words={block.words} />
        </p>
      );
    case 'examples':
      return (
        <ol className="rb-examples">
          {block.examples.map(example => (
            <ExampleItem key={example.hand} example={example} />
          ))}
        </ol>
      );
    case 'table':
      return <Table block={block} />;
  }
}

/** The paragraphs, examples and tables of an article or a chapter. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
    <OneBlock key={place} block={block} />
  ));
