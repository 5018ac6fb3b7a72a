import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { HttpApi, HttpApis } from '../http/apis.ts';
import { PackedJson, sendJson } from '../http/json.ts';
import { publicOrigin } from '../http/origin.ts';
import { openToAll } from './answer.ts';
import { asyncApi } from './asyncapi.ts';
import type { JsonSchema } from './described.ts';
import { openApi } from './openapi.ts';
import { apiPage, PAGE_STYLE } from './page.ts';

/* What programs can ask, described for people at /api and for programs beside it. Everybody may read it. */

const sendText = (response: ServerResponse, type: string, body: string): void =>
  void response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(body);

/** Answers with a description, which is made when it is first asked for. */
function described(make: () => JsonSchema): HttpApi {
  let packed: PackedJson | undefined;
  return async (request, response) => {
    packed ??= new PackedJson(make());
    openToAll(response);
    await sendJson(request, response, 200, packed);
  };
}

/** Answers with an example of a bot, as its authors may save it. */
function example(name: string): HttpApi {
  let text: string | undefined;
  return async (_, response) => {
    text ??= readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8');
    sendText(response, 'text/plain', text);
  };
}

/** `origins`: those that the server is configured with. */
export const descriptionApis = (origins: readonly string[]): HttpApis => ({
  '/api/': async (_, response, peer) => sendText(response, 'text/html', apiPage(publicOrigin(origins, peer))),
  '/api/page.css': async (_, response) => sendText(response, 'text/css', PAGE_STYLE),
  '/api/bot.ts': example('bot.ts'),
  '/api/bot.py': example('bot.py'),
  '/api/openapi.json': described(openApi),
  '/api/asyncapi.json': described(asyncApi),
});
