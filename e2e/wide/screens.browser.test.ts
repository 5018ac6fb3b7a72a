import { EVENTS } from './rows/events.ts';
import { GAMES } from './rows/games.ts';
import { GROUPS } from './rows/groups.ts';
import { HOME } from './rows/home.ts';
import { LEARN } from './rows/learn.ts';
import { PRACTICE } from './rows/practice.ts';
import { SPECIAL_TABLES } from './rows/specialTables.ts';
import { TABLE } from './rows/table.ts';
import { test } from './world.ts';

/* Every screen of the product, once: barriers, cut words, sideways scrolling, controls that no press reaches; each size, language and theme. */

const ROWS = { HOME, LEARN, PRACTICE, TABLE, SPECIAL_TABLES, GAMES, GROUPS, EVENTS };

for (const [part, rows] of Object.entries(ROWS))
  for (const { name, go } of rows) test(`${part.toLowerCase()}: ${name}`, ({ stage }) => go(stage));
