import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';
import { cacheOf, unpack } from '../src/command/unpack.ts';

/* The first script of a program in one file (`packages/publish/onefile.ts`), which has the package `gorrion` in it. */

const ID = 'id';

const packed = {
  id: getAsset(ID, 'utf8'),
  paths: getAssetKeys().filter(key => key !== ID),
  bytesOf: (path: string) => new Uint8Array(getRawAsset(path)),
};
const script = join(unpack(packed, cacheOf(process.env)), 'gorrion.js');
createRequire(script)(script);
