/** Tables that an export leaves out, and why; FORMAT.md says it too. */
export const leftOutTables: Readonly<Record<string, string>> = {
  schema_migrations: 'which steps the schema has taken: an import takes its own',
  content_versions: 'versions of what is kept in memory: they begin anew',
  limit_counters: 'rate limits of the last minutes',
  form_keys: 'keys of forms that were sent within a day',
  identity_spent: 'what may be used once and was',
  identity_keys: 'keys that sign tokens: every installation makes its own',
  identity_logins: 'sign-ins: everybody signs in again',
  identity_oob_codes: 'codes that were mailed and are over soon',
  identity_factors: 'second steps are sealed under the secret of the old installation',
  identity_recovery_codes: 'they belong to the second steps',
  identity_passkeys: 'they belong to the address of the old installation',
  identity_devices: 'browsers that were known by a cookie',
  identity_ways_back: 'they belong to the second steps',
  sessions: 'sign-ins: everybody signs in again',
  api_keys: 'keys of the API are kept as hashes: make new ones',
  enquiry_links: 'links to conversations open them: new ones are made when mail goes out',
  host_calendars: 'access to calendars is sealed under the secret of the old installation',
  host_busy: 'read from those calendars',
  calendar_entries: 'written into those calendars',
  outbox: 'mails that left: nothing may be sent a second time',
  webhooks: 'their secrets are sealed under the secret of the old installation',
  webhook_deliveries: 'they belong to the webhooks',
  backups: 'files on the old server',
  file_deletions: 'files of the old server that are to go',
  undo_offers: 'what could be taken back within a day',
  data_requests: 'mailed links that are over within hours',
  shared_results:
    'links to results of the AI tools: visitors’ links last a day, and accounts share theirs again',
  site_exports: 'the list of exports themselves',
};

/** Columns that an export leaves out: after an import they are empty. */
export const leftOutColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identity_users: { password_hash: 'everybody sets a new password by mail' },
};
