export interface Listeners<T> {
  /** Returns a function that ends the listening. */
  add(listener: (news: T) => void): () => void;
  tell(news: T): void;
}

/** Keeps who listens to one kind of news. */
export function listeners<T>(): Listeners<T> {
  const all = new Set<(news: T) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(news) {
      for (const listener of [...all]) listener(news);
    },
  };
}
