import { createContext, useContext } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useBookPaths } from './books.ts';
import { piecesOf, type Search } from './find.ts';
import { codeName } from './options.ts';
import type { Inline, Sentence } from './read.ts';

/** What the reader searches for; every text below marks it. */
export const SearchContext = createContext<Search>([]);

/** A text with the hits of the search marked. */
export function Marked({ text }: { readonly text: string }) {
  const search = useContext(SearchContext);
  if (search.length === 0) return text;
  let at = 0;
  return piecesOf(text, search).map(piece => {
    const key = at;
    at += piece.text.length;
    return piece.isHit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

function Word({ piece }: { readonly piece: Inline }) {
  const { article } = useBookPaths();
  const text = <Marked text={piece.text} />;
  switch (piece.kind) {
    case 'text':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'article':
      return <Go href={article(piece.article)}>{text}</Go>;
  }
}

/** A sentence with its emphasis, names of options, links to articles, and hits of the search. */
export function Words({ words }: { readonly words: Sentence }) {
  const t = useT();
  return words.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
    <Word key={place} piece={piece.kind === 'code' ? { ...piece, text: codeName(t, words, place) } : piece} />
  ));
}
