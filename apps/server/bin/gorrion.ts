#!/usr/bin/env node
import { isTooOld } from '../src/config/oldestNode.ts';

/* `gorrion`, the command of the package: `gorrion --help` says what it does. */

const REMEDY =
  'Get it from https://nodejs.org, or run "npx --package node@26 --package gorrion gorrion", or take the program in one file, which needs no Node.';

if (!isTooOld(REMEDY)) import('../src/command/gorrion.ts').then(({ gorrion }) => gorrion(process.argv.slice(2)));
