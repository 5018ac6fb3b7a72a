import type { z } from 'zod';

/* Holds the descriptions of what programs are told to the types of what they are sent. */

/** What a schema may describe: what is open in it may be anything, and nothing of it is changed. */
type Held<T> = unknown extends T ? T : string extends keyof T ? object : { readonly [K in keyof T]: Held<T[K]> };
type KeysOf<T> = T extends unknown ? keyof T : never;

/** What a schema lacks of a type: a key, or a value that it may have. */
type Lacks<T, S extends z.ZodType> = [T] extends [Held<z.output<S>>]
  ? [KeysOf<T>] extends [KeysOf<z.output<S>>]
    ? unknown
    : { readonly lacks: Exclude<KeysOf<T>, KeysOf<z.output<S>>> }
  : { readonly fits: Held<z.output<S>> };

/** Returns a schema as one of a type, of which it has every key and takes every value. */
export const describes =
  <T>() =>
  <S extends z.ZodType>(schema: S & Lacks<T, S>): z.ZodType<T> =>
    schema as unknown as z.ZodType<T>;
