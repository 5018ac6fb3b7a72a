import type { DevicesView } from '@gorrion/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, askForPasskey, changeDevices, type Failure } from './server.ts';

/* Passkeys of this browser. The library is loaded when one is made or used. */

/** Why this page can use no passkeys. `address`: it was opened by a number instead of a name. */
export type PasskeyProblem = 'insecure' | 'address' | 'unsupported';

/** Returns why this page can use no passkeys; undefined if it can. */
export function passkeyProblem(): PasskeyProblem | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'unsupported';
}

const failed = (why: Failure): Answer<never> => ({ ok: false, why });

/** Returns the answer of the browser, or why there is none: the person said no, or the device has one already. */
async function fromBrowser<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return failed(
      error instanceof Error && error.name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-cancelled',
    );
  }
}

/** Makes a passkey for the person, who sees it under `name`. */
export async function addPasskey(name: string): Promise<Answer<DevicesView>> {
  const asked = await askForPasskey({ type: 'ask-passkey' });
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = asked.value.options as PublicKeyCredentialCreationOptionsJSON;
  const user = { ...options.user, name, displayName: name };
  const made = await fromBrowser(() => startRegistration({ optionsJSON: { ...options, user } }));
  return made.ok ? changeDevices({ type: 'add-passkey', answer: made.value }) : made;
}

/** Makes this browser the person of a passkey, which the person chooses. */
export async function returnByPasskey(): Promise<Answer<DevicesView>> {
  const asked = await askForPasskey({ type: 'ask-return' });
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = asked.value.options as PublicKeyCredentialRequestOptionsJSON;
  const signed = await fromBrowser(() => startAuthentication({ optionsJSON: options }));
  return signed.ok ? changeDevices({ type: 'return', answer: signed.value }) : signed;
}
