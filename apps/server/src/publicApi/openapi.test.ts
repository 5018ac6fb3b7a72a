import specs from '@asyncapi/specs';
import type { ApiGame, ApiGames } from '@gorrion/protocol';
import { API_PROBLEMS } from '@gorrion/protocol';
import { PROGRAM_MESSAGES, toldSchemas } from '@gorrion/protocol/schemas';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, vi } from 'vitest';
import { gameOfAna, openApiOf } from '../testing/programs.ts';
import { testServer } from '../testing/server.ts';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';
import { ROUTES } from './routes.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly required: boolean }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}
interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: object };
}

interface AsyncDescription {
  readonly channels: { readonly play: { readonly messages: Readonly<Record<string, { readonly name: string }>> } };
}

/** Makes a client of a description alone: a function for each operation, which checks what it is answered. */
function clientOf({ paths, components, servers }: Description, origin: string, token: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // What happens at a table is checked by its Zod schema: compiling all of it here takes seconds.
  const schemas = { ...components.schemas, TableEvent: { type: 'object' } };
  ajv.addSchema({ $id: 'description:', components: { schemas } });
  const call =
    (path: string, { parameters, responses }: Operation) =>
    async (given: Record<string, string> = {}) => {
      const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
      const url = new URL(servers[0]!.url + at, origin);
      for (const { name, in: where } of parameters)
        if (where === 'query' && given[name] !== undefined) url.searchParams.set(name, given[name]);
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const type = answer.headers.get('content-type')!.split(';', 1)[0]!;
      const { schema } = responses[answer.status]!.content![type]!;
      const value: unknown = await answer.json();
      const text = JSON.stringify(schema).replaceAll('"#/', '"description:#/');
      const check = ajv.compile(JSON.parse(text));
      if (!check(value)) throw new Error(`${path}: ${ajv.errorsText(check.errors)}`);
      return { status: answer.status, value };
    };
  return Object.fromEntries(Object.entries(paths).map(([path, { get }]) => [get.operationId, call(path, get)]));
}

it('the description is valid, has every route and no other, and serves as a client that reads a game', async () => {
  const description = openApi() as unknown as Description;
  const { valid, errors } = await new Validator().validate(structuredClone(description) as never);
  expect([valid, errors]).toEqual([true, undefined]);
  expect(Object.entries(description.paths).map(([path, { get }]) => `${path} ${get.operationId}`)).toEqual(
    ROUTES.map(({ path, name }) => `${path} ${name}`),
  );

  const { ana, record } = await gameOfAna();
  const { origin, keep, tokenOf, close } = await openApiOf(record);
  await keep(1, 'players');
  const client = clientOf(description, origin, await tokenOf(ana));
  expect(Object.keys(client)).toEqual(ROUTES.map(({ name }) => name));
  const { games } = (await client.games!({ whose: 'mine', limit: '5' })).value as ApiGames;
  const id = games[0]!.summary.id;
  expect(((await client.game!({ id })).value as ApiGame).sheet.totals).toEqual(record.sheet.totals);
  for (const ask of Object.values(client)) expect((await ask({ id })).status).toBe(200);
  expect((await client.game!({ id: 'ZZ99ZZ99-1' })).status).toBe(404);
  expect((await client.games!({ limit: '0' })).status).toBe(400);
  expect((await clientOf(description, origin, 'wrong').me!()).status).toBe(401);
  close();
});

it('how programs play is described as their messages are checked, with all that they may say and be told', () => {
  const description = asyncApi() as unknown as AsyncDescription;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.validate(specs.schemasWithoutId['3.0.0'], description);
  expect([isValid, ajv.errorsText()]).toEqual([true, 'No errors']);
  const names = Object.values(description.channels.play.messages).map(({ name }) => name);
  expect(names).toEqual([...PROGRAM_MESSAGES, ...Object.keys(toldSchemas), 'answer']);
});

it('everybody reads it: as a page without scripts, and as JSON that pages of any site may fetch', async () => {
  const server = await testServer();
  const at = (path: string) => fetch(`http://localhost:${server.port}${path}`);
  for (const path of ['/api', '/api/']) {
    const page = await at(path);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).not.toMatch(/<script|style=/);
    expect(html).toContain(`Bearer $TOKEN&quot; http://localhost:${server.port}/api/v1/games`);
    expect(html).toContain('href="/"');
    for (const { path } of ROUTES) expect(html).toContain(`GET /api/v1${path}<`);
    for (const code of API_PROBLEMS) expect(html).toContain(`id="${code}"`);
    for (const example of ['bot.ts', 'bot.py']) expect(html).toContain(`href="/api/${example}"`);
  }
  for (const example of ['bot.ts', 'bot.py'])
    expect(await (await at(`/api/${example}`)).text()).toContain('Started again under the same token');
  expect((await at('/api/page.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  const json = await at('/api/openapi.json');
  expect(json.headers.get('access-control-allow-origin')).toBe('*');
  expect(await json.json()).toEqual(openApi());
  expect(await (await at('/api/asyncapi.json')).json()).toEqual(JSON.parse(JSON.stringify(asyncApi())));
  await server.close();
});
