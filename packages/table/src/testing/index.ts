export * from './bots.ts';
export * from './clock.ts';
export * from './entropy.ts';
export * from './page.ts';
export * from './publisher.ts';
export * from './store.ts';
export * from './world.ts';
