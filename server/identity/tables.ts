import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

/** The keys that sign ID tokens; the private half is sealed under APP_SECRET. */
export const identityKeys = pgTable(
  'identity_keys',
  {
    kid: text('kid').primaryKey(),
    publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
    privateSealed: text('private_sealed').notNull(),
    /** Only one key signs. The index below makes processes that start at the same time agree on it. */
    current: boolean('current').notNull(),
    createdAt: moment('created_at').notNull(),
    /** How long tokens of a key that no longer signs are accepted. */
    verifyUntil: moment('verify_until'),
  },
  (table) => [uniqueIndex('identity_keys_current').on(table.current).where(sql`${table.current}`)],
);

/** One row an account. */
export const identityUsers = pgTable(
  'identity_users',
  {
    id: text('id').primaryKey(),
    email: text('email'),
    /** The address without the case and width of its letters: the unique index decides who has it. */
    emailKey: text('email_key'),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    disabled: boolean('disabled').notNull().default(false),
    customAttributes: jsonb('custom_attributes').$type<Record<string, unknown>>(),
    /** Rises when all sign-ins end at once; a time of one second's resolution could not tell them apart. */
    generation: integer('generation').notNull().default(0),
    validSince: moment('valid_since').notNull(),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [uniqueIndex('identity_users_email').on(table.emailKey)],
);

/** Which account a Google user belongs to. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    providerId: text('provider_id').notNull(),
    federatedId: text('federated_id').notNull(),
    userId: ofUser(),
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.federatedId] }),
    index('identity_providers_user').on(table.userId),
  ],
);

/** One row for each sign-in, to which its refresh tokens belong. */
export const identityLogins = pgTable(
  'identity_logins',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    /** The hash of what all refresh tokens of this sign-in have in common. */
    refreshHash: text('refresh_hash').notNull(),
    /** How many successors its first refresh token has had, and when the last one began. */
    rotations: integer('rotations').notNull().default(0),
    rotatedAt: moment('rotated_at'),
    generation: integer('generation').notNull(),
    /** When this session's person last proved who they are. */
    authTime: moment('auth_time').notNull(),
    provider: text('provider').notNull(),
    secondFactor: text('second_factor'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('identity_logins_refresh').on(table.refreshHash),
    index('identity_logins_user').on(table.userId),
    index('identity_logins_used').on(table.lastUsedAt),
  ],
);

/** What a mailed code may be for; the last two are our own, beside the SDK's. */
export const oobKinds = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
  'EMAIL_SIGNIN',
  'CANCEL_WAY_BACK',
  'SIGN_UP',
] as const;

/** Codes sent by email, by their hash. */
export const identityOobCodes = pgTable(
  'identity_oob_codes',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: oobKinds }).notNull(),
    /** Null for a sign-in link to an address without an account, and for one that only keeps the time equal. */
    userId: text('user_id').references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** The address the account had: a code ends when the account gets another. */
    email: text('email').notNull(),
    newEmail: text('new_email'),
    /** The change of address this code is one half of. */
    changeId: uuid('change_id'),
    generation: integer('generation').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('identity_oob_codes_user').on(table.userId),
    index('identity_oob_codes_change').on(table.changeId),
    index('identity_oob_codes_expires').on(table.expiresAt),
  ],
);

/** Second factors. */
export const identityFactors = pgTable(
  'identity_factors',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    displayName: text('display_name'),
    secretSealed: text('secret_sealed').notNull(),
    /** The time step of the last code that was taken: no code counts twice. */
    lastStep: integer('last_step').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
  },
  (table) => [index('identity_factors_user').on(table.userId)],
);

/** Codes for the day the phone is gone, by their hash; a used one is deleted. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  { hash: text('hash').primaryKey(), userId: ofUser(), createdAt: moment('created_at').notNull() },
  (table) => [index('identity_recovery_codes_user').on(table.userId)],
);

/** Passkeys, by the id that the authenticator gave them; the private half never leaves it. */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** What the owner knows it by: the browser it was made in. */
    name: text('name').notNull(),
    /** The public key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used; a smaller number than before betrays a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator again: 'internal', 'hybrid', 'usb' … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('identity_passkeys_user').on(table.userId)],
);

/** Browsers that an account was used from, by the hash of a cookie. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    userId: ofUser(),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** A person who lost phone and recovery codes, let in again by staff after a waiting time. */
export const identityWaysBack = pgTable(
  'identity_ways_back',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at').notNull(),
    state: text('state', { enum: ['waiting', 'cancelled', 'done'] }).notNull(),
  },
  (table) => [
    uniqueIndex('identity_ways_back_waiting').on(table.userId).where(sql`${table.state} = 'waiting'`),
    index('identity_ways_back_user').on(table.userId),
  ],
);
