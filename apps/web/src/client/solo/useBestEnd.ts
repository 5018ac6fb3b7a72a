import { useApp } from '../store/app.ts';
import type { End } from './ends.ts';

/** Returns where a game against bots should be opened: on the server, unless it cannot be reached. */
export const useBestEnd = (): End => useApp(app => (app.link.status === 'offline' ? 'device' : 'server'));
