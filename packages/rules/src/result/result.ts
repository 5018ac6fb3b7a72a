/** A value or an error. Callers must check `ok` before they use the value. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <E>(error: E): Result<never, E> => ({ ok: false, error });
