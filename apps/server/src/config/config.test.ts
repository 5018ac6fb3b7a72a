import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for every value', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, origins: [], trustedProxies: 0, logLevel: 'info' });
    expect(config.webRoot).toMatch(/apps\/web\/dist$/);
  });

  it('takes several origins and writes them as browsers do', () => {
    expect(readConfig({ ORIGINS: 'https://a.example:443/, http://b.example:8080' }).origins).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
  });

  it('listens on all addresses, or on the one that is named, as it stands in links too', () => {
    expect([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: '[::1]' }].map(env => readConfig(env).host)).toEqual([
      undefined,
      '127.0.0.1',
      '::1',
      '::1',
    ]);
  });

  it('copies itself to the folder that is named, and nowhere if that is empty', () => {
    expect(readConfig({ BACKUP_DIR: '/elsewhere', BACKUP_DAYS: '3' }).backup).toEqual({
      folder: '/elsewhere',
      days: 3,
    });
    expect(readConfig({ BACKUP_DIR: '' }).backup).toBeUndefined();
  });

  it('counts its public address among its origins', () => {
    const env = { PUBLIC_URL: 'https://club.example/play', ORIGINS: 'https://a.example, https://club.example' };
    expect(readConfig(env).origins).toEqual(['https://club.example', 'https://a.example']);
    expect(readConfig({ PUBLIC_URL: '' }).origins).toEqual([]);
  });

  it('speaks https itself under a name of its own, and behind no proxy', () => {
    const { port, origins, domain } = readConfig({ DOMAIN: 'Club.example', PUBLIC_URL: 'https://club.example' });
    expect([port, origins]).toEqual([443, ['https://club.example']]);
    expect(domain).toMatchObject({ name: 'club.example', httpPort: 80 });
    expect(readConfig({ DOMAIN: 'club.example', PORT: '8443' }).port).toBe(8443);
    for (const more of [{ TRUST_PROXY: '1' }, { NODE_ADDRESS: '10.0.0.5:7000' }])
      expect(() => readConfig({ DOMAIN: 'club.example', ...more })).toThrow('Unset DOMAIN');
  });

  it('raises single limits; what comes again of a rate grows with what may come at once', () => {
    const { limits } = readConfig({ LIMITS: 'network.tables=60, guest.events=12 event.pages=1200' });
    expect(limits).toEqual({
      ...LIMITS,
      network: { ...LIMITS.network, tables: 60 },
      guest: { ...LIMITS.guest, events: { burst: 12, perSecond: 2 * LIMITS.guest.events.perSecond } },
      event: { pages: 1200 },
    });
  });

  it('takes the addresses that may read the figures', () => {
    expect(readConfig({}).metricsFrom).toEqual([]);
    expect(readConfig({ METRICS_FROM: '10.0.0.5, 10.0.0.6' }).metricsFrom).toEqual(['10.0.0.5', '10.0.0.6']);
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %i', (text, hops) => {
    expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toBe(hops);
  });

  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { ORIGINS: 'nonsense' },
    { PUBLIC_URL: 'club.example' },
    { DOMAIN: 'https://club.example' },
    { DOMAIN: '203.0.113.9' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'maybe' },
    { DISK_BUDGET_MB: 'much' },
    { LIMITS: 'network.tables=none' },
    { LIMITS: 'network.toString=60' },
  ])('says what is wrong with %o', env => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });

  it.each(['TEST_CLOCK', 'TEST_SEED', 'TEST_LOOPBACK', 'TEST_BOTS'])(
    'refuses %s: a server for people has the real world',
    name => {
      expect(() => readConfig({ [name]: '0' })).toThrow(`${name} is for tests only`);
    },
  );
});
