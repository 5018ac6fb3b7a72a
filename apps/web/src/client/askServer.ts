/** What a server answers: a value, or why there is none. `offline`: it cannot be reached. `figures` completes a sentence. */
export type ServerAnswer<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly why: Code | 'offline';
      readonly figures?: Readonly<Record<string, number | string>>;
    };

/** Asks the server for JSON; a `body` is sent. */
export async function askServer<Value, Code extends string>(
  address: string,
  body?: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<ServerAnswer<Value, Code>> {
  try {
    const response = await fetch(address, {
      ...(body !== undefined && {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // A proxy whose server restarts answers with a page of its own, which is no JSON.
    const value = await response.json();
    return response.ok ? { ok: true, value } : { ok: false, why: value.code, figures: value.figures };
  } catch {
    return { ok: false, why: 'offline' };
  }
}
