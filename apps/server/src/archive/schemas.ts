import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpApis } from '../http/apis.ts';
import { PackedJson, sendJson } from '../http/json.ts';

/* The JSON Schemas of our files, at addresses that stay: /api/schemas/record.json. */

const FOLDER = join(import.meta.dirname, '../../../../packages/protocol/docs');
const FILES = ['record', 'review', 'dispute'] as const;

const read = new Map<string, PackedJson>();

function schemaOf(file: string): PackedJson | undefined {
  if (!FILES.some(one => one === file)) return undefined;
  const known =
    read.get(file) ?? new PackedJson(JSON.parse(readFileSync(join(FOLDER, `${file}.schema.generated.json`), 'utf8')));
  read.set(file, known);
  return known;
}

/** Sends a schema to anybody, also to pages of other sites. */
export const schemaApis: HttpApis = {
  '/api/schemas': async (request, response) => {
    const [, file = ''] = /^\/api\/schemas\/([a-z]+)\.json$/.exec((request.url ?? '').split('?', 1)[0]!) ?? [];
    const schema = schemaOf(file);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    await sendJson(request, response, schema ? 200 : 404, schema ?? { code: 'bad-request' });
  },
};
