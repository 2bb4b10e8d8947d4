/** Tables that an export leaves out, and why; FORMAT.md says it too. */
export const leftOutTables: Readonly<Record<string, string>> = {
  schema_migrations: 'the list of schema migrations, because an import applies its own',
  content_versions: 'versions of cached content, which start again',
  limit_counters: 'rate limits of the last minutes',
  form_keys: 'keys of forms that were sent within the last day',
  identity_spent: 'one-time values that have been used',
  identity_keys: 'keys that sign tokens, because every installation makes its own',
  identity_logins: 'sessions, because everyone signs in again',
  identity_oob_codes: 'emailed codes, which expire soon',
  identity_factors: 'two-step sign-in, because it is sealed with the old installation’s secret',
  identity_recovery_codes: 'they belong to two-step sign-in',
  identity_passkeys: 'they belong to the address of the old installation',
  identity_devices: 'browsers that were recognised by a cookie',
  identity_ways_back: 'they belong to two-step sign-in',
  sessions: 'sessions, because everyone signs in again',
  api_keys: 'API keys, because only their hashes are kept; create new ones',
  enquiry_links: 'links that open conversations, because new ones are made when emails are sent',
  host_calendars: 'access to calendars, because it is sealed with the old installation’s secret',
  host_busy: 'read from those calendars',
  calendar_entries: 'written into those calendars',
  outbox: 'sent emails, so that nothing is sent twice',
  webhooks: 'their secrets are sealed with the old installation’s secret',
  webhook_deliveries: 'they belong to the webhooks',
  backups: 'files on the old server',
  file_deletions: 'files to be deleted on the old server',
  undo_offers: 'changes that could be undone within a day',
  data_requests: 'emailed links, which expire within hours',
  shared_results:
    'links to results of the AI tools, because visitors’ links last a day and account holders can share again',
  site_exports: 'the list of exports themselves',
};

/** Columns that an export leaves out: after an import they are empty. */
export const leftOutColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identity_users: { password_hash: 'everyone sets a new password by email' },
};
