import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from '@firebase/auth';
import { afterAll, beforeAll, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { freePort } from '../../scripts/test/site.ts';
import { clientId, type GoogleStandIn, startGoogle } from './google-stand-in.ts';

/** The emulator's address, when the suite is held against it instead of our own service. */
export const emulator = process.env.IDENTITY_EMULATOR;

const project = emulator ? 'demo-identity' : 'suite-project';
const apiKey = 'suite-api-key';
/** What our service signs with. */
export const appSecret = 'suite-secret-of-at-least-32-chars';
const adminToken = emulator ? 'owner' : 'suite-admin-token-of-32-characters';
const root = join(import.meta.dirname, '../..');

/** An answer of the service, outside the SDK. */
export interface Answer {
  status: number;
  body: { error?: { code: number; message: string; errors: unknown[] } } & Record<string, unknown>;
  headers: Headers;
}

/** A mailed code. */
interface MailedCode {
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

interface RawOptions {
  method?: string;
  key?: string | null;
  headers?: Record<string, string>;
}

const silent = (work: () => void): void => {
  const { info, log, warn } = console;
  Object.assign(console, { info: () => {}, log: () => {}, warn: () => {} });
  work();
  Object.assign(console, { info, log, warn });
};

/** The service under test: a process of ours with a database of its own, or the official emulator. */
export class Target {
  readonly project = project;
  readonly apiKey = apiKey;
  address = emulator ?? '';
  google: GoogleStandIn | null = null;
  #database: TestDatabase | null = null;
  #child: ChildProcess | null = null;
  #apps: FirebaseApp[] = [];
  readonly #env: Record<string, string>;

  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  /** The database of our own service. */
  get database(): TestDatabase {
    if (!this.#database) throw new Error('only our own service has a database');
    return this.#database;
  }

  async open(): Promise<void> {
    this.google = await startGoogle();
    if (emulator) {
      await fetch(`${emulator}/emulator/v1/projects/${project}/config`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      });
      return;
    }
    this.#database = await makeTestDatabase();
    this.address = `http://localhost:${await freePort()}`;
    await this.start();
  }

  #environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      LOG_LEVEL: 'error',
      PORT: new URL(this.address).port,
      PUBLIC_URL: this.address,
      DATABASE_URL: this.database.url,
      DATABASE_POOL: '5',
      APP_SECRET: appSecret,
      IDENTITY_PROJECT_ID: project,
      IDENTITY_API_KEY: apiKey,
      IDENTITY_ADMIN_TOKEN: adminToken,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CERTS_URL: this.google?.certsUrl,
      TEST_HOOKS: '1',
      ...this.#env,
      ...more,
    };
  }

  /** Starts our service, after `stop` again on the same address and data. */
  async start(more: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, ['tests/conformance/identity-server.ts'], {
      cwd: root,
      env: this.#environment(more),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
      if ((await fetch(`${this.address}/readyz`).catch(() => null))?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the service was not ready within half a minute');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await new Promise((resolve) => child.once('exit', resolve));
  }

  /** Runs the command that makes a new key sign. */
  async rotateKeys(): Promise<void> {
    const child = spawn(process.execPath, ['server/identity/rotate-keys.ts'], {
      cwd: root,
      env: this.#environment(),
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`the command ended with ${code}`);
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.map((app) => deleteApp(app)));
    // Its database goes with it: nothing is worth ending in order.
    await this.stop('SIGKILL');
    await this.google?.close();
    await this.#database?.close();
  }

  /** A browser of its own: the real SDK, pointed at the service as the site does it. */
  auth(key = apiKey): Auth {
    const app = initializeApp({ apiKey: key, projectId: project }, crypto.randomUUID());
    this.#apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulator) silent(() => connectAuthEmulator(auth, emulator ?? '', { disableWarnings: true }));
    else {
      const { host } = new URL(this.address);
      Object.assign(auth.config, { apiScheme: 'http', apiHost: host, tokenApiHost: host });
    }
    return auth;
  }

  /** A call without the SDK. */
  async raw(path: string, body?: unknown, options: RawOptions = {}): Promise<Answer> {
    const service = path.startsWith('/v1/token') ? 'securetoken' : 'identitytoolkit';
    const base = emulator && /^\/v[12]\//.test(path) ? `${emulator}/${service}.googleapis.com` : this.address;
    const key = options.key === undefined ? apiKey : options.key;
    const form = body instanceof URLSearchParams;
    const answer = await fetch(`${base}${path}${key === null ? '' : `?key=${key}`}`, {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      body: body === undefined ? null : form || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {}, headers: answer.headers };
  }

  /** A call as the administrator. */
  admin(path: string, body: unknown): Promise<Answer> {
    return this.raw(path, body, { headers: { Authorization: `Bearer ${adminToken}` } });
  }

  /** The newest code of a kind for the account of an address; with `newEmail` the one that was mailed there. */
  async code(email: string, requestType: string, newEmail?: string): Promise<string> {
    const { body } = await this.raw(`/emulator/v1/projects/${project}/oobCodes`);
    const codes = (body.oobCodes ?? []) as MailedCode[];
    const found = codes.findLast(
      (code) =>
        code.email === email && code.requestType === requestType && (!newEmail || code.newEmail === newEmail),
    );
    return found?.oobCode ?? '';
  }

  /** Opens an account outside the SDK; gives its tokens. */
  async account(email = someEmail(), password = goodPassword) {
    const { body } = await this.raw('/v1/accounts:signUp', { email, password, returnSecureToken: true });
    return {
      email,
      password,
      localId: String(body.localId),
      idToken: String(body.idToken),
      refreshToken: String(body.refreshToken),
    };
  }

  /** Asks for a new ID token. */
  refresh(refreshToken: string): Promise<Answer> {
    return this.raw(
      '/v1/token',
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    );
  }
}

/** A password that any policy takes. */
export const goodPassword = 'Quiet-7-lanterns';

/** An address that nobody used before. */
export const someEmail = (): string => `person-${crypto.randomUUID()}@example.com`;

/** A case that the official emulator does not implement, or answers otherwise on purpose. */
export const ours = it.skipIf(emulator !== undefined);

/** The code of an SDK error, or what came instead. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
  }
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** A target for the tests of one file. */
export function openTarget(env: Record<string, string> = {}): Target {
  const target = new Target(env);
  beforeAll(() => target.open(), 120_000);
  afterAll(() => target.close());
  return target;
}
