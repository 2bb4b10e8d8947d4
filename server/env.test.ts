import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.ts';
import { envExample } from './env-example.ts';
import { projectRoot } from './project-root.ts';

const problemsOf = (source: Record<string, string>): string => {
  try {
    loadEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
};

describe('loadEnv', () => {
  it('needs nothing at all', () => {
    const env = loadEnv({});
    expect(env.PORT).toBe(3000);
    expect(env.PUBLIC_URL).toBe('http://localhost:3000');
    expect(isAbsolute(env.DATA_DIR)).toBe(true);
    expect(Object.isFrozen(env)).toBe(true);
  });

  it('takes an empty variable as not set', () => {
    expect(loadEnv({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
  });

  it('reads the hosts of icon services and refuses what is no host', () => {
    expect(loadEnv({}).ICON_SERVICES).toEqual([]);
    expect(loadEnv({ ICON_SERVICES: 'https://a.example, b.example:8443' }).ICON_SERVICES).toEqual([
      'a.example',
      'b.example:8443',
    ]);
    expect(problemsOf({ ICON_SERVICES: 'http://a.example' })).toContain('ICON_SERVICES');
    expect(problemsOf({ ICON_SERVICES: 'a.example/path' })).toContain('write hosts such as');
  });

  it('names every variable at fault and says what to do', () => {
    const message = problemsOf({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(message).toContain('PORT: write a port');
    expect(message).toContain('DATABASE_URL: write postgres://');
    expect(message).toContain('LOG_LEVEL:');
  });

  it('asks for a secret beside a foreign database, a sender beside a mail server', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://h/db' })).toContain('APP_SECRET: needed with DATABASE_URL');
    expect(problemsOf({ SMTP_URL: 'smtp://h' })).toContain('MAIL_FROM: needed with SMTP_URL');
  });

  it('asks for the rest of a bundle', () => {
    expect(problemsOf({ S3_BUCKET: 'b' })).toContain('S3_ENDPOINT: needed because S3_BUCKET is set');
  });

  it('refuses the hooks of tests where somebody from outside could use them', () => {
    expect(loadEnv({ TEST_HOOKS: '1', PUBLIC_URL: 'http://127.0.0.1:3000' }).TEST_HOOKS).toBe(true);
    expect(loadEnv({ TEST_HOOKS: '1' }).TEST_HOOKS).toBe(true);
    for (const PUBLIC_URL of ['https://example.com', 'http://localhost.example.com', 'http://192.168.0.2'])
      expect(problemsOf({ TEST_HOOKS: '1', PUBLIC_URL })).toContain('TEST_HOOKS: refused because PUBLIC_URL');
    expect(problemsOf({ TEST_HOOKS: '1', TRUST_PROXY: '1' })).toContain('refused because TRUST_PROXY');
    expect(problemsOf({ FIREBASE_CERTS_URL: 'http://127.0.0.1:1' })).toContain('FIREBASE_CERTS_URL:');
  });

  it('reads what a password needs', () => {
    expect(loadEnv({ IDENTITY_PASSWORD_NEEDS: 'lowercase, symbol' }).IDENTITY_PASSWORD_NEEDS).toEqual([
      'lowercase',
      'symbol',
    ]);
    expect(problemsOf({ IDENTITY_PASSWORD_NEEDS: 'emoji' })).toContain('IDENTITY_PASSWORD_NEEDS: write any');
    expect(problemsOf({ FIREBASE_API_KEY: 'k' })).toContain('FIREBASE_PROJECT_ID: needed because');
  });

  it('reads the three forms of TRUST_PROXY', () => {
    expect(loadEnv({ TRUST_PROXY: 'none' }).TRUST_PROXY).toEqual({ kind: 'none' });
    expect(loadEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toEqual({ kind: 'hops', hops: 2 });
    expect(loadEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual({
      kind: 'list',
      networks: ['10.0.0.0/8', '::1'],
    });
    expect(problemsOf({ TRUST_PROXY: 'everyone' })).toContain('TRUST_PROXY:');
  });
});

describe('.env.example', () => {
  it('is what the schema says (else run: node scripts/env-example.ts)', () => {
    expect(readFileSync(join(projectRoot(), '.env.example'), 'utf8')).toBe(envExample());
  });
});
