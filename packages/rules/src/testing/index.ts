export * from './bookArticles.ts';
export * from './playout.ts';
export * from './stackedRing.ts';
export * from './story.ts';
