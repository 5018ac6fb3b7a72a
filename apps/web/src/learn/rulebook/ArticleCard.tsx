import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { Blocks } from './Blocks.tsx';
import { PRESETS, useBookPaths } from './books.ts';
import { type OptionRow, optionName, valueName } from './options.ts';
import type { Article } from './read.ts';
import { Marked } from './Words.tsx';

interface ArticleCardProps {
  readonly article: Article;
  /** Whether the address names the article: it is marked, and the page starts there. */
  readonly isMarked: boolean;
  /** The options that the article explains. */
  readonly options: readonly OptionRow[];
}

/** An article: its number and title, its text with examples and sources, and the values of its options. */
export function ArticleCard({ article, isMarked, options }: ArticleCardProps) {
  const t = useT();
  const { book, article: pathOf } = useBookPaths();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, title, blocks } = article;
  useEffect(() => {
    if (!isMarked) return;
    card.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <article ref={card} className={`card pad stack rb-article${isMarked ? ' at' : ''}`} id={`a${number}`}>
      <div className="row">
        <h2 ref={heading} tabIndex={-1} className="grow">
          <span className="quiet">
            <Marked text={String(number)} />
          </span>{' '}
          <Marked text={title} />
        </h2>
        <Go className="ib" href={pathOf(number)} aria-label={t('rulebook.linkTo', { number })}>
          <Icon name="link" />
        </Go>
      </div>
      <Blocks blocks={blocks} />
      {options.map(({ name, values }) => (
        <p key={name} className="row fine">
          <span>
            <Marked text={optionName(t, name) ?? name} />
          </span>
          {PRESETS[book].map((preset, place) => (
            <span key={preset}>
              {t(`options.ruleset.${preset}`)} <b>{valueName(t, name, values[place] ?? '') ?? values[place]}</b>
            </span>
          ))}
        </p>
      ))}
    </article>
  );
}
