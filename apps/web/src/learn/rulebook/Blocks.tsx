import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { handOf, type ShownHand } from './hand.ts';
import { valueName } from './options.ts';
import type { Block, Example, Sentence } from './read.ts';
import { Marked, Words } from './Words.tsx';

/** The tiles of an example on felt: what lay there, an arrow, and the tile that completes it. */
function Tray({ hand }: { readonly hand: ShownHand }) {
  const t = useT();
  return (
    <span className="felt-floor learn-felt rb-tray">
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
    <li className="learn-box">
      {hand ? <Tray hand={hand} /> : <code>{text}</code>}
      <span className="quiet">
        <b className={counts ? 'gain' : 'loss'}>
          <Marked text={verdict} />
        </b>
        <Words words={why} />
      </span>
    </li>
  );
}

/** A cell of a row; `head` is the first cell of the row. Values of an option have their words. */
function Cell({ words, head }: { readonly words: Sentence; readonly head: Sentence }) {
  const t = useT();
  const [option] = head;
  const [only] = words;
  const name = option?.kind === 'code' && only && words.length === 1 && valueName(t, option.text, only.text);
  return name || <Words words={words} />;
}

function Table({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const t = useT();
  return (
    // A wide table is scrolled by keys too, so it takes the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className="scroller rb-table" aria-label={t('rulebook.table')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {block.head.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
              <th key={place} scope="col" className="words">
                <Words words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...rest], line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
            <tr key={line}>
              <th scope="row">
                <Words words={first} />
              </th>
              {rest.map((words, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
                <td key={place} className="words">
                  <Cell words={words} head={first} />
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
        <p className="fine">
          <Words words={block.words} />
        </p>
      );
    case 'examples':
      return (
        <ol className="stack tight rb-examples">
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
