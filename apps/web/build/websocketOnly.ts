import type { Plugin } from 'vite';

const TRANSPORTS = /engine\.io-client\/build\/esm\/transports\/index\.js$/;
const OTHER_WAYS = /engine\.io-client\/build\/esm\/transports\/(polling|webtransport)[^/]*\.js$/;

/**
 * The page speaks over WebSocket only (connection/socketWire.ts). Socket.IO would bring its other ways along, long
 * polling and WebTransport, and nobody's first page should wait for what is never used.
 */
export function websocketOnly(): Plugin {
  return {
    name: 'gorrion-websocket-only',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: TRANSPORTS },
      handler: () => "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };\n",
    },
    // They register listeners as soon as they are imported, which would keep them in the page.
    transform: {
      filter: { id: OTHER_WAYS },
      handler: code => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
