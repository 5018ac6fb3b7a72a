import {
  apiGame,
  apiGames,
  apiHand,
  apiHands,
  apiListedGame,
  apiListedTable,
  apiMe,
  apiRating,
  apiRatings,
  apiRefusal,
  apiTables,
  keptSettingsSchema,
  recordSchema,
  sheetLineSchema,
  sheetSchema,
  tableEventSchema,
} from '@gorrion/protocol/schemas';
import { z } from 'zod';

/* The shapes that the descriptions name, as JSON Schema. */

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The shapes that have a name of their own, by it. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Me: apiMe,
  Games: apiGames,
  ListedGame: apiListedGame,
  Game: apiGame,
  Hands: apiHands,
  Hand: apiHand,
  Record: recordSchema,
  Ratings: apiRatings,
  Rating: apiRating,
  Tables: apiTables,
  ListedTable: apiListedTable,
  Problem: apiRefusal,
  Settings: keptSettingsSchema,
  Sheet: sheetSchema,
  SheetLine: sheetLineSchema,
  TableEvent: tableEventSchema,
};

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the reference to a shape that has a name. Throws for one that has none. */
export function refOf(schema: z.ZodType): JsonSchema {
  const [name] = Object.entries(NAMED).find(([, known]) => known === schema) ?? [];
  if (name === undefined) throw new Error('a shape of the API has no name');
  return refTo(name);
}

const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

/** Returns a schema without what belongs to a file of its own. */
const bare = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema;

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => bare(z.toJSONSchema(schema, OPTIONS) as JsonSchema);

/** Returns all named shapes, which refer to each other. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: id => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema as JsonSchema)]));
}
