import { expect, it } from 'vitest';
import { hostOfCallLink } from './callLink.ts';

it.each([
  ['https://meet.jit.si/gorrion-x', 'meet.jit.si'],
  ['https://Call.Example:8443/r?id=1&k=%E9%B8%9F#a', 'call.example:8443'],
  ['https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['https://call.example?room=a@b', 'call.example'],
])('%s leads to %s', (link, host) => expect(hostOfCallLink(link)).toBe(host));

it.each([
  'http://call.example/1',
  'javascript:alert(1)',
  'https:/call.example',
  'https://ana@call.example/1',
  'https://ana:key@call.example',
  'https://call.example\\@other.example',
  'https://localhost/1',
  'https://127.0.0.1/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://-a.example/1',
  'https://a..example/1',
  'https://call.example:123456/',
  'https://call.example/a b',
  'https://call.example/\u202Egnp.exe',
  'https://call.example/\n',
  'https://bücher.example/1',
  'https://call.example/"><b>',
  `https://call.example/${'x'.repeat(280)}`,
  '',
])('%j can be no call link', link => expect(hostOfCallLink(link)).toBeUndefined());
