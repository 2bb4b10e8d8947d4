import { existsSync } from 'node:fs';
import { z } from 'zod';
import { aiVariables } from './env-ai.ts';
import { backupBundle, backupVariables } from './env-backup.ts';
import { calendarVariables } from './env-calendars.ts';
import { flag, help, webUrl, whole } from './env-fields.ts';
import { identityVariables } from './env-identity.ts';
import { incomingMailVariables } from './env-mail.ts';
import { mapVariables } from './env-maps.ts';
import { paymentVariables } from './env-payments.ts';
import { toolVariables } from './env-tools.ts';

export type { VariableHelp } from './env-fields.ts';

/** Which proxies may tell us the visitor's address: none, the last n hops, or the listed networks. */
export type TrustProxy =
  | { kind: 'none' }
  | { kind: 'hops'; hops: number }
  | { kind: 'list'; networks: string[] };

const network = /^(\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-fA-F:]*:[0-9a-fA-F:.]*(\/\d{1,3})?|loopback)$/;

const trustProxy = z
  .string()
  .transform((value): TrustProxy | null => {
    if (value === '' || value === 'none') return { kind: 'none' };
    if (/^\d{1,2}$/.test(value))
      return value === '0' ? { kind: 'none' } : { kind: 'hops', hops: Number(value) };
    const networks = value.split(',').map((part) => part.trim());
    return networks.every((part) => network.test(part)) ? { kind: 'list', networks } : null;
  })
  .refine((value): value is TrustProxy => value !== null, {
    error: 'write none, a number of hops, or addresses such as 10.0.0.0/8, ::1 separated by commas',
  });

const hosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().replace(/^https:\/\//, '')))
  .pipe(
    z.array(
      z.string().regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i, {
        error: 'write hosts such as api.iconify.design, separated by commas; they are called over https',
      }),
    ),
  );

const inContainer = (): boolean => existsSync('/.dockerenv') || existsSync('/run/.containerenv');

/** Every environment variable the server reads, with what `.env.example` says about it. */
export const variables = {
  PORT: whole('a port', 0, 65535)
    .default(3000)
    .meta(help('Serving', 'Port to listen on.', '3000')),
  HOST: z
    .string()
    .default(() => (inContainer() ? '0.0.0.0' : '127.0.0.1'))
    .meta(
      help('Serving', 'Address to listen on; 127.0.0.1 by default, 0.0.0.0 inside a container.', '127.0.0.1'),
    ),
  PUBLIC_URL: webUrl
    .optional()
    .meta(
      help(
        'Serving',
        'The address visitors use; it appears in emails, canonical links and the sitemap.',
        'https://example.com',
      ),
    ),
  TRUST_PROXY: trustProxy
    .default({ kind: 'none' })
    .meta(
      help(
        'Serving',
        'Proxies whose X-Forwarded-* headers count: none, a number of hops, or networks.',
        '127.0.0.1, 10.0.0.0/8',
      ),
    ),
  BUILD_DIR: z
    .string()
    .default('./build')
    .meta(help('Serving', 'Folder of the build.', './build')),
  WARM_UP: flag
    .default(true)
    .meta(
      help(
        'Serving',
        'Prepares cached pages and the main voice after the start; if it is off, the first visitor waits for them.',
        'on',
      ),
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'write at least 16 characters' })
    .optional()
    .meta(help('Serving', 'Bearer token for /metrics; without it /metrics answers 404.')),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta(help('Serving', 'How much to log: fatal, error, warn, info, debug, trace or silent.', 'info')),
  DATA_DIR: z
    .string()
    .default('./data')
    .meta(help('Data', 'Folder of the embedded database and of uploaded files.', './data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'write postgres://user:password@host:5432/name' })
    .optional()
    .meta(
      help(
        'Data',
        'A PostgreSQL server; without it a private one runs in the data folder.',
        'postgres://user:password@localhost:5432/akra',
      ),
    ),
  DATABASE_POOL: whole('a number of connections', 2, 200)
    .default(10)
    .meta(help('Data', 'The most connections each server process opens.', '10')),
  APP_SECRET: z
    .string()
    .min(32, { error: 'write at least 32 random characters, for example from: openssl rand -hex 32' })
    .optional()
    .meta(
      help(
        'Data',
        'Signs links and tokens; needed with DATABASE_URL, otherwise made once in the data folder.',
      ),
    ),
  MIGRATION_LOCK: flag
    .default(true)
    .meta(
      help(
        'Data',
        'Switch off for databases without advisory locks; then start a single process first after an update.',
        'on',
      ),
    ),
  SHARED_DATA: flag
    .default(false)
    .meta(help('Data', 'Allows several server processes to share one data folder.', '0')),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write smtp://user:password@host:587 or smtps://…' })
    .optional()
    .meta(
      help(
        'Mail',
        'Mail server; without it emails wait in the outbox, where staff can read them.',
        'smtp://user:password@mail.example.com:587',
      ),
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .meta(help('Mail', 'Sender of every email; needed with SMTP_URL.', 'Akra Studio <hello@example.com>')),
  STAFF_MAIL: z
    .email({ error: 'write one email address' })
    .optional()
    .meta(help('Mail', 'Address that receives email for staff.', 'team@example.com')),
  DKIM_DOMAIN: z
    .string()
    .optional()
    .meta(help('Mail', 'Domain of the DKIM signature.', 'example.com')),
  DKIM_SELECTOR: z
    .string()
    .optional()
    .meta(help('Mail', 'Selector of the DKIM signature.', 'mail')),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((value) => value.replaceAll('\\n', '\n'))
    .optional()
    .meta(help('Mail', 'Private key (PEM) of the DKIM signature; line ends may be written \\n.')),
  ...incomingMailVariables,
  S3_ENDPOINT: webUrl
    .optional()
    .meta(
      help(
        'Files',
        'S3-compatible storage; without it files are kept in the data folder.',
        'https://s3.eu-central-1.amazonaws.com',
      ),
    ),
  S3_REGION: z
    .string()
    .optional()
    .meta(help('Files', 'Region of the storage.', 'eu-central-1')),
  S3_BUCKET: z
    .string()
    .optional()
    .meta(help('Files', 'Bucket of the storage.', 'akra')),
  S3_ACCESS_KEY_ID: z.string().optional().meta(help('Files', 'Access key of the storage.')),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta(help('Files', 'Secret key of the storage.')),
  ...backupVariables,
  ICON_SERVICES: hosts
    .default([])
    .meta(
      help(
        'Icons',
        'Hosts of Iconify’s API that the server asks for icons it doesn’t have; none by default.',
        'api.iconify.design, api.simplesvg.com',
      ),
    ),
  ...mapVariables,
  ...identityVariables,
  ...calendarVariables,
  ...paymentVariables,
  ...toolVariables,
  ...aiVariables,
  TEST_HOOKS: flag
    .default(false)
    .meta(help('Tests', 'Switches on routes that only tests use; never set it on a public server.', '0')),
  TEST_FETCH_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z.string().regex(/^http:\/\/(localhost|127(\.\d{1,3}){3})(:\d{1,5})?$/, {
          error: 'write origins on loopback such as http://127.0.0.1:4000, separated by commas',
        }),
      ),
    )
    .default([])
    .meta(help('Tests', 'Origins on loopback that the server may call; only with TEST_HOOKS.')),
};

/** Variables that are of use only together. */
export const bundles = [
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  backupBundle,
] as const;
