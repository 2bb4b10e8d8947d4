import { expect, it } from 'vitest';
import { loadEnv } from '#server/env.ts';
import { foreignHosts } from './foreign-hosts.server.ts';

it('names nobody where nothing is configured', () => expect(foreignHosts(loadEnv({}))).toEqual({}));

it('lets pictures come from the configured tiles beside what sign-in needs', () => {
  const env = loadEnv({
    MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    GOOGLE_CLIENT_ID: '1234567890-abc.apps.example',
  });
  expect(foreignHosts(env)['img-src']).toEqual([
    'https://lh3.googleusercontent.com',
    'https://tiles.example.com',
  ]);
});

it('asks for an address with all three places in it', () =>
  expect(() => loadEnv({ MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}.png' })).toThrow('{y}'));
