import { useApp } from '../store/app.ts';
import type { End } from './ends.ts';

/** Where a game against bots is best begun: on the server, unless it cannot be reached. */
export const useBestEnd = (): End => useApp(app => (app.link.status === 'offline' ? 'device' : 'server'));
