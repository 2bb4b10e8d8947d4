import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { help, webUrl, whole } from './env-fields.ts';

const needs = ['lowercase', 'uppercase', 'numeric', 'symbol'] as const;

/** A kind of character that a password must contain. */
export type PasswordNeed = (typeof needs)[number];

const isNeed = (part: string): part is PasswordNeed => needs.some((known) => known === part);

const passwordNeeds = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts): parts is PasswordNeed[] => parts.every(isNeed), {
    error: 'write any of lowercase, uppercase, numeric, symbol, separated by commas',
  });

const addresses = z
  .string()
  .transform((value) => value.split(',').map((part) => emailKeyOf(part)))
  .refine((keys): keys is string[] => keys.every((key) => key !== null), {
    error: 'write email addresses separated by commas',
  });

/** The variables of accounts and sign-in. */
export const identityVariables = {
  IDENTITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{2,62}$/, { error: 'write lower-case letters, digits and dashes' })
    .default('embedded')
    .meta(
      help(
        'Identity',
        'Project name of the embedded identity service, which appears in its tokens.',
        'embedded',
      ),
    ),
  IDENTITY_API_KEY: z
    .string()
    .regex(/^[\w-]{8,80}$/, { error: 'write 8 to 80 letters, digits, dashes or underscores' })
    .default('embedded-identity')
    .meta(
      help(
        'Identity',
        'Key that browsers send to the embedded service. It identifies the service and isn’t a secret.',
        'embedded-identity',
      ),
    ),
  IDENTITY_ADMIN_TOKEN: z
    .string()
    .min(32, { error: 'write at least 32 random characters, for example from: openssl rand -hex 32' })
    .optional()
    .meta(help('Identity', 'Bearer token for administrative identity calls; without it they are off.')),
  IDENTITY_RECENT_LOGIN_S: whole('a number of seconds', 1, 86_400)
    .default(300)
    .meta(help('Identity', 'How recent a sign-in must be to change a password or delete an account.', '300')),
  IDENTITY_PASSWORD_MIN: whole('a length', 6, 64)
    .default(6)
    .meta(help('Identity', 'The lowest minimum password length that the panel’s settings can choose.', '6')),
  IDENTITY_PASSWORD_NEEDS: passwordNeeds
    .default([])
    .meta(
      help(
        'Identity',
        'What a password must contain: any of lowercase, uppercase, numeric, symbol, separated by commas.',
        'lowercase, numeric',
      ),
    ),
  ADMIN_EMAILS: addresses
    .default([])
    .meta(
      help(
        'Identity',
        'Addresses whose accounts become owners of the admin panel once confirmed; owners add others in the panel.',
        'ada@example.com, ben@example.com',
      ),
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(8)
    .optional()
    .meta(
      help(
        'Identity',
        'OAuth client of your Google project; without it, sign-in with Google is off.',
        '1234567890-abc.apps.googleusercontent.com',
      ),
    ),
  GOOGLE_CERTS_URL: webUrl
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .meta(help('Identity', "Address of Google's public keys; only tests change it, to loopback.")),
  FIREBASE_API_KEY: z
    .string()
    .optional()
    .meta(help('Identity', 'With the two below, Firebase keeps the accounts instead of this server.')),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .optional()
    .meta(help('Identity', 'Domain of the Firebase project.', 'my-project.firebaseapp.com')),
  FIREBASE_PROJECT_ID: z
    .string()
    .optional()
    .meta(help('Identity', 'Id of the Firebase project.', 'my-project')),
  FIREBASE_CERTS_URL: webUrl
    .default('https://www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com')
    .meta(help('Identity', "Address of Firebase's public keys; only tests change it, to loopback.")),
};
