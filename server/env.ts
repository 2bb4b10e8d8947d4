import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { problemsOfBackups } from './env-backup.ts';
import { bundles, variables } from './env-schema.ts';
import { projectRoot } from './project-root.ts';

export type { TrustProxy } from './env-schema.ts';

const schema = z.object(variables);

/** The checked environment; PUBLIC_URL, DATA_DIR and BUILD_DIR are always set and the folders absolute. */
export type Env = Readonly<z.output<typeof schema> & { PUBLIC_URL: string }>;

/** The environment cannot be used; the message names every variable and says what to do. */
export class EnvError extends Error {
  override name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: string[]) {
    super(
      `Correct these environment variables before the server can start:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

type Source = Record<string, string | undefined>;

/** Reads `.env` of the project's root, if there is one, then the process's own variables, which win. */
function processSource(): Source {
  const file = join(projectRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

const isLoopback = (url: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);

/** The test hooks show emailed codes to anyone who asks, so they must not be reachable from outside. */
function problemsOfTestHooks(env: z.output<typeof schema>): string[] {
  const problems: string[] = [];
  if (!env.TEST_HOOKS) {
    if (env.FIREBASE_CERTS_URL !== variables.FIREBASE_CERTS_URL.parse(undefined))
      problems.push('FIREBASE_CERTS_URL: only tests change it; remove it, or set TEST_HOOKS=1');
    if (env.TEST_FETCH_ORIGINS.length > 0)
      problems.push('TEST_FETCH_ORIGINS: only tests set it; remove it, or set TEST_HOOKS=1');
    return problems;
  }
  if (env.PUBLIC_URL && !isLoopback(env.PUBLIC_URL))
    problems.push('TEST_HOOKS: refused because PUBLIC_URL is not a loopback address; remove one of them');
  if (env.TRUST_PROXY.kind !== 'none')
    problems.push('TEST_HOOKS: refused because TRUST_PROXY is set; remove one of them');
  return problems;
}

function problemsAcross(env: z.output<typeof schema>): string[] {
  const problems: string[] = [];
  if (env.DATABASE_URL && !env.APP_SECRET) {
    problems.push(
      'APP_SECRET: needed with DATABASE_URL; set at least 32 random characters (openssl rand -hex 32)',
    );
  }
  if (env.SMTP_URL && !env.MAIL_FROM)
    problems.push('MAIL_FROM: needed with SMTP_URL; set the sender of your emails');
  if (env.MAIL_REPLY_TO && !env.MAIL_INCOMING_SECRET && !env.IMAP_URL)
    problems.push(
      'MAIL_REPLY_TO: also set MAIL_INCOMING_SECRET or IMAP_URL, otherwise nobody receives the replies',
    );
  problems.push(...problemsOfTestHooks(env), ...problemsOfBackups(env));
  for (const names of bundles) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) continue;
    for (const name of missing)
      problems.push(`${name}: needed because ${names.filter((n) => env[n]).join(', ')} is set`);
  }
  return problems;
}

/** Gives the typed, frozen environment, or throws an EnvError that names each variable at fault. */
export function loadEnv(source: Source = processSource()): Env {
  // An empty variable means 'not set': that is how people comment one out in a compose file.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = problemsAcross(parsed.data);
  if (problems.length > 0) throw new EnvError(problems);
  return Object.freeze({
    ...parsed.data,
    DATA_DIR: resolve(projectRoot(), parsed.data.DATA_DIR),
    BUILD_DIR: resolve(projectRoot(), parsed.data.BUILD_DIR),
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  });
}
