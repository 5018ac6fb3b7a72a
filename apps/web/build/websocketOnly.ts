import type { Plugin } from 'vite';

const TRANSPORTS = /engine\.io-client\/build\/esm\/transports\/index\.js$/;
const BINARY = /socket\.io-parser\/build\/esm\/(is-)?binary\.js$/;
const OTHER_WAYS = /engine\.io-client\/build\/esm\/transports\/(polling|webtransport)[^/]*\.js$/;

/** What stands in the place of Socket.IO's search for bytes in messages. */
const TEXT_ONLY = `
  export const isBinary = () => false;
  export const hasBinary = isBinary;
  export const deconstructPacket = packet => ({ packet, buffers: [] });
  export const reconstructPacket = packet => packet;
`;

/**
 * The page speaks JSON over WebSocket only (connection/socketWire.ts; the schemas of the protocol know no bytes). Socket.IO
 * would bring its other ways along, long polling, WebTransport and messages with bytes, and nobody's first page should wait
 * for what is never used.
 */
export function websocketOnly(): Plugin {
  return {
    name: 'gorrion-websocket-only',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: [TRANSPORTS, BINARY] },
      handler: id =>
        BINARY.test(id)
          ? TEXT_ONLY
          : "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };\n",
    },
    // They register listeners as soon as they are imported, which would keep them in the page.
    transform: {
      filter: { id: OTHER_WAYS },
      handler: code => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
