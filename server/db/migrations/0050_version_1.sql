-- The whole schema of version 1.0 in one file. It replaces the fifty-one files in before-1.0, which are applied only to
-- databases and backups that began with them (docs/decisions/097-one-migration.md). Like every migration it is never
-- changed once it has been applied: what comes later gets a file of its own.

-- Searches by parts of words and with typing errors.
create extension if not exists pg_trgm;

-- -------------------------------------------------------------------------------------------------------------------
-- Settings, events, outgoing email, limits, counts
-- -------------------------------------------------------------------------------------------------------------------

-- The site's settings as operators edit them, one row per section.
create table settings (
  section text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- One row per tag. Its version rises with every change of what the tag names.
create table content_versions (
  tag text primary key,
  version bigint not null,
  changed_at timestamptz not null
);

-- One row per change, written in the same transaction as the change.
create table events (
  id uuid primary key,
  kind text not null,
  subject text not null,
  actor text not null,
  data jsonb not null,
  happened_at timestamptz not null
);
create index events_actor on events (actor, id);
create index events_changes on events (happened_at, id) where data ? 'changes';
create index events_happened on events (happened_at, id);
create index events_kind on events (kind, id);
create index events_kind_words on events using gin (kind gin_trgm_ops);
create index events_subject on events (subject, id);
create index events_subject_words on events using gin (subject gin_trgm_ops);

-- The record of every outgoing email.
create table outbox (
  id uuid primary key,
  channel text not null,
  purpose text not null,
  recipient text not null,
  payload jsonb not null,
  state text not null,
  uncertain_since timestamptz,
  attempts integer default 0 not null,
  last_error text,
  response text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint outbox_channel_known check (channel in ('mail')),
  constraint outbox_state_known check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'kept', 'suppressed'))
);
create index outbox_attempts on outbox (attempts, id);
create index outbox_created on outbox (created_at, id);
create index outbox_purpose on outbox (purpose, id);
create index outbox_purpose_words on outbox using gin (purpose gin_trgm_ops);
create index outbox_recipient on outbox (lower(recipient), id);
create index outbox_recipient_words on outbox using gin (recipient gin_trgm_ops);
create index outbox_settled on outbox (settled_at);
create index outbox_state on outbox (state, id);

-- Counters of the rate limits that hold across processes: one row a key and window.
create table limit_counters (
  key text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index limit_counters_ends on limit_counters (ends_at);

-- How often a page was read, by day; no visitor can be told from it.
create table page_counts (
  day date not null,
  page text not null,
  referring_host text not null,
  campaign text not null,
  device_kind text not null,
  views integer not null,
  constraint page_counts_day_page_referring_host_campaign_device_kind_pk primary key (day, page, referring_host, campaign, device_kind),
  constraint page_counts_device_known check (device_kind in ('desktop', 'phone', 'tablet', 'other'))
);

-- How often something happened on a day, under a name that is a page or a search; nobody can be told from it.
create table tallies (
  day date not null,
  kind text not null,
  name text not null,
  times integer not null,
  constraint tallies_day_kind_name_pk primary key (day, kind, name),
  constraint tallies_kind_known check (kind in ('enquiry', 'booking', 'registration', 'search'))
);

-- Keys of forms already answered: a second press finds the first one's result.
create table form_keys (
  key text primary key,
  form text not null,
  result_id uuid,
  created_at timestamptz not null
);
create index form_keys_created on form_keys (created_at);

-- What may be used once (answers to puzzles, pending sign-ins, Google credentials) and was.
create table identity_spent (
  key text primary key,
  ends_at timestamptz not null
);
create index identity_spent_ends on identity_spent (ends_at);

-- -------------------------------------------------------------------------------------------------------------------
-- Suppressed addresses, notifications, personal data, retention, stored files
-- -------------------------------------------------------------------------------------------------------------------

-- Blocked addresses: an email bounced, the person complained, or staff blocked them.
create table mail_suppressions (
  email_key text primary key,
  email text not null,
  reason text not null,
  detail text not null,
  reports integer default 1 not null,
  since timestamptz not null,
  last_at timestamptz not null,
  constraint mail_suppressions_reason_known check (reason in ('bounce', 'complaint', 'staff'))
);
create index mail_suppressions_last on mail_suppressions (last_at);

-- One row per notification of a person.
create table notices (
  id uuid primary key,
  user_id text not null,
  kind text not null,
  key text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  digested_at timestamptz
);
create index notices_created on notices (created_at);
create unique index notices_key on notices (user_id, key);
create index notices_person on notices (user_id, id);

-- How a person wants to be notified of a kind; without a row the kind's default applies.
create table notice_choices (
  user_id text not null,
  kind text not null,
  app boolean not null,
  mail boolean not null,
  digest boolean not null,
  constraint notice_choices_user_id_kind_pk primary key (user_id, kind)
);

-- When to send a person's digest, and the last day it was written for.
create table notice_mornings (
  user_id text primary key,
  zone text,
  last_day date
);

-- Closed accounts whose data is still to be erased; the row is deleted with the data.
create table account_closings (
  user_id text primary key,
  email_keys text[] not null,
  closed_at timestamptz not null,
  purge_at timestamptz not null
);
create index account_closings_purge on account_closings (purge_at);

-- Requests to see or erase the data kept under an address. The emailed link identifies the row.
create table data_requests (
  id uuid primary key,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_requests_email on data_requests (email_key);
create index data_requests_expires on data_requests (expires_at);

-- Every address an account has confirmed, including earlier ones. An address belongs to the account that confirmed it
-- last.
create table account_addresses (
  email_key text primary key,
  user_id text not null,
  since timestamptz not null,
  left_at timestamptz
);
create index account_addresses_user on account_addresses (user_id);

-- How much was deleted at the end of its retention period, by job and day; only totals.
create table retention_runs (
  name text not null,
  day date not null,
  runs integer not null,
  removed integer not null,
  last_at timestamptz not null,
  constraint retention_runs_name_day_pk primary key (name, day)
);

-- Files to delete once no backup is being made.
create table file_deletions (
  key text primary key,
  asked_at timestamptz not null
);

-- -------------------------------------------------------------------------------------------------------------------
-- Lists of the panel, undo and bin
-- -------------------------------------------------------------------------------------------------------------------

-- A view of a list that a member of staff has saved.
create table staff_views (
  id uuid primary key,
  list text not null,
  user_id text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  created_at timestamptz not null
);
create unique index staff_views_name on staff_views (list, user_id, name);
create index staff_views_user on staff_views (user_id);

-- Actions of staff that they can undo for a day.
create table undo_offers (
  id uuid primary key,
  kind text not null,
  data jsonb not null,
  actor text not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index undo_offers_ends on undo_offers (ends_at);

-- Deleted items that can still be restored.
create table bin_items (
  id uuid primary key,
  kind text not null,
  subject_id text not null,
  label text not null,
  content jsonb not null,
  actor text not null,
  deleted_at timestamptz not null,
  goes_at timestamptz not null
);
create index bin_items_deleted on bin_items (deleted_at, id);
create index bin_items_goes on bin_items (goes_at);
create unique index bin_items_subject on bin_items (kind, subject_id);

-- -------------------------------------------------------------------------------------------------------------------
-- Accounts and companies
-- -------------------------------------------------------------------------------------------------------------------

-- The keys that sign ID tokens; the private half is sealed under APP_SECRET.
create table identity_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  current boolean not null,
  created_at timestamptz not null,
  verify_until timestamptz
);
create unique index identity_keys_current on identity_keys (current) where current;

-- One row an account.
create table identity_users (
  id text primary key,
  email text,
  email_key text,
  email_verified boolean default false not null,
  display_name text,
  photo_url text,
  password_hash text,
  password_changed_at timestamptz,
  disabled boolean default false not null,
  custom_attributes jsonb,
  generation integer default 0 not null,
  valid_since timestamptz not null,
  created_at timestamptz not null,
  last_login_at timestamptz not null
);
create unique index identity_users_email on identity_users (email_key);

-- Which account a Google user belongs to.
create table identity_providers (
  provider_id text not null,
  federated_id text not null,
  user_id text not null,
  email text,
  display_name text,
  photo_url text,
  constraint identity_providers_provider_id_federated_id_pk primary key (provider_id, federated_id),
  constraint identity_providers_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_providers_user on identity_providers (user_id);

-- One row for each sign-in, to which its refresh tokens belong.
create table identity_logins (
  id uuid primary key,
  user_id text not null,
  refresh_hash text not null,
  generation integer not null,
  auth_time timestamptz not null,
  provider text not null,
  second_factor text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  rotations integer default 0 not null,
  rotated_at timestamptz,
  constraint identity_logins_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create unique index identity_logins_refresh on identity_logins (refresh_hash);
create index identity_logins_used on identity_logins (last_used_at);
create index identity_logins_user on identity_logins (user_id);

-- Codes sent by email, by their hash.
create table identity_oob_codes (
  hash text primary key,
  kind text not null,
  user_id text,
  email text not null,
  new_email text,
  change_id uuid,
  generation integer default 0 not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint identity_oob_codes_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_oob_codes_change on identity_oob_codes (change_id);
create index identity_oob_codes_expires on identity_oob_codes (expires_at);
create index identity_oob_codes_user on identity_oob_codes (user_id);

-- Second factors.
create table identity_factors (
  id uuid primary key,
  user_id text not null,
  display_name text,
  secret_sealed text not null,
  last_step integer not null,
  enrolled_at timestamptz not null,
  constraint identity_factors_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_factors_user on identity_factors (user_id);

-- Codes for the day the phone is gone, by their hash; a used one is deleted.
create table identity_recovery_codes (
  hash text primary key,
  user_id text not null,
  created_at timestamptz not null,
  constraint identity_recovery_codes_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_recovery_codes_user on identity_recovery_codes (user_id);

-- Passkeys, by the id that the authenticator gave them; the private half never leaves it.
create table identity_passkeys (
  id text primary key,
  user_id text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint identity_passkeys_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_passkeys_user on identity_passkeys (user_id);

-- Browsers that an account was used from, by the hash of a cookie.
create table identity_devices (
  user_id text not null,
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint identity_devices_user_id_device_hash_pk primary key (user_id, device_hash),
  constraint identity_devices_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);

-- A person who lost phone and recovery codes, let in again by staff after a waiting time.
create table identity_ways_back (
  id uuid primary key,
  user_id text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  ready_at timestamptz not null,
  state text not null,
  constraint identity_ways_back_user_id_identity_users_id_fk foreign key (user_id) references identity_users(id) on delete cascade
);
create index identity_ways_back_user on identity_ways_back (user_id);
create unique index identity_ways_back_waiting on identity_ways_back (user_id) where state = 'waiting';

-- One row per browser that is signed in.
create table sessions (
  id uuid primary key,
  hash text not null,
  issuer text not null,
  user_id text not null,
  login_id uuid,
  email text,
  email_verified boolean not null,
  display_name text,
  photo_url text,
  auth_time timestamptz not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  zone text,
  constraint sessions_login_id_identity_logins_id_fk foreign key (login_id) references identity_logins(id) on delete cascade
);
create unique index sessions_hash on sessions (hash);
create index sessions_login on sessions (login_id);
create index sessions_seen on sessions (last_seen_at);
create index sessions_user on sessions (user_id);

-- Staff by email address. It counts only for accounts that have confirmed the address.
create table staff_marks (
  email_key text primary key,
  added_by text not null,
  added_at timestamptz not null,
  areas text[] default '{owner}'::text[] not null
);

-- What people say about themselves, one row per account. Name and address are kept by the identity service.
create table profiles (
  user_id text primary key,
  company text not null,
  role text not null,
  phone text not null,
  zone text not null,
  photo_id uuid,
  changed_at timestamptz not null,
  constraint profiles_photo unique (photo_id)
);

-- One row per company whose people share an account area.
create table companies (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

-- One row per member. The primary key makes sure that nobody belongs to two companies.
create table company_members (
  user_id text primary key,
  company_id uuid not null,
  role text not null,
  joined_at timestamptz not null,
  name text default '' not null,
  email text default '' not null,
  constraint company_members_company_id_companies_id_fk foreign key (company_id) references companies(id) on delete cascade,
  constraint company_members_role_known check (role in ('owner', 'member'))
);
create index company_members_company on company_members (company_id);

-- One row per unanswered invitation to a company; deleting it ends its link.
create table company_invitations (
  id uuid primary key,
  company_id uuid not null,
  email text not null,
  email_key text not null,
  role text not null,
  invited_by text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint company_invitations_company_id_companies_id_fk foreign key (company_id) references companies(id) on delete cascade,
  constraint company_invitations_role_known check (role in ('owner', 'member'))
);
create index company_invitations_email on company_invitations (email_key);
create index company_invitations_expires on company_invitations (expires_at);
create unique index company_invitations_once on company_invitations (company_id, email_key);

-- -------------------------------------------------------------------------------------------------------------------
-- Saved items and results of the AI tools
-- -------------------------------------------------------------------------------------------------------------------

-- What people keep for later, by account.
create table saved_items (
  user_id text not null,
  kind text not null,
  key text not null,
  title text not null,
  about text not null,
  note text default '' not null,
  saved_at timestamptz not null,
  constraint saved_items_user_id_kind_key_pk primary key (user_id, kind, key),
  constraint saved_items_kind_known check (kind in ('application', 'story', 'post', 'event', 'demo'))
);
create index saved_items_newest on saved_items (user_id, saved_at desc, key);
create index saved_items_saved on saved_items (saved_at);
create index saved_items_thing on saved_items (kind, key);

-- Named collections of things.
create table collections (
  id uuid primary key,
  user_id text not null,
  company_id uuid,
  scope text not null,
  name text not null,
  note text default '' not null,
  share_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint collections_company_id_companies_id_fk foreign key (company_id) references companies(id) on delete set null,
  constraint collections_scope_known check (scope in ('any', 'applications'))
);
create index collections_changed on collections (changed_at);
create index collections_company on collections (company_id);
create index collections_newest on collections (user_id, scope, changed_at desc, id);
create unique index collections_share on collections (share_id);

-- What stands in a collection, in its order.
create table collection_items (
  collection_id uuid not null,
  kind text not null,
  key text not null,
  title text not null,
  about text not null,
  note text default '' not null,
  position integer not null,
  added_at timestamptz not null,
  constraint collection_items_collection_id_kind_key_pk primary key (collection_id, kind, key),
  constraint collection_items_collection_id_collections_id_fk foreign key (collection_id) references collections(id) on delete cascade,
  constraint collection_items_kind_known check (kind in ('application', 'story', 'post', 'event', 'demo'))
);
create index collection_items_order on collection_items (collection_id, "position");
create index collection_items_thing on collection_items (kind, key);

-- Results of the AI tools that people keep in their account. Browsers name them, so a name counts within an account.
create table tool_results (
  user_id text not null,
  id uuid not null,
  tool text not null,
  path text not null,
  title text not null,
  blocks jsonb not null,
  about text not null,
  words text not null,
  pinned boolean not null,
  state text not null,
  changed_at timestamptz not null,
  place smallint not null,
  made_at timestamptz not null,
  is_named boolean default false not null,
  constraint tool_results_user_id_id_pk primary key (user_id, id),
  constraint tool_results_places check (place between 1 and 200),
  constraint tool_results_tool_known check (tool in ('documents', 'speech', 'speak', 'composer', 'task', 'leaflet'))
);
create index tool_results_changed on tool_results (changed_at);
create unique index tool_results_place on tool_results (user_id, place);

-- The history of an account. Whoever changes it locks its row, so that everything in it happens one after the other.
create table tool_histories (
  user_id text primary key,
  deleted uuid[] default '{}'::uuid[] not null
);

-- Results that somebody shows by a link.
create table shared_results (
  id uuid primary key,
  user_id text,
  key_hash text,
  shared_by text,
  result_id uuid not null,
  tool text not null,
  path text not null,
  title text not null,
  blocks jsonb not null,
  shared_at timestamptz not null,
  expires_at timestamptz,
  place smallint,
  constraint shared_results_end check ((user_id is null) = (expires_at is not null)),
  constraint shared_results_owner check ((user_id is null) = (key_hash is not null)),
  constraint shared_results_placed check ((user_id is null) = (place is null)),
  constraint shared_results_places check (place between 1 and 50),
  constraint shared_results_tool_known check (tool in ('documents', 'speech', 'speak', 'composer', 'task', 'leaflet'))
);
create index shared_results_expires on shared_results (expires_at) where expires_at is not null;
create unique index shared_results_own on shared_results (user_id, result_id);
create unique index shared_results_place on shared_results (user_id, place);

-- -------------------------------------------------------------------------------------------------------------------
-- Catalogue
-- -------------------------------------------------------------------------------------------------------------------

-- The catalogue. Long texts are stored apart from the short columns, so that the hits of a common word are counted
-- and sorted from few pages.
create table applications (
  id uuid primary key,
  slug text not null,
  name text not null,
  tagline text not null,
  summary text not null,
  description text not null,
  category text not null,
  industries text[] not null,
  features jsonb not null,
  stack text[] not null,
  kind text not null,
  price_model text not null,
  takes text not null,
  gives text not null,
  hue text not null,
  object text not null,
  screens text[] not null,
  demo_url text,
  story_url text,
  status text not null,
  position integer not null,
  popularity integer default 0 not null,
  search_words text not null,
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', tagline || ' ' || category), 'B')
    || setweight(to_tsvector('english', search_words), 'C')
    || setweight(to_tsvector('english', summary || ' ' || description), 'D')
  ) stored,
  created_at timestamptz not null,
  published_at timestamptz,
  changed_at timestamptz not null,
  pictures jsonb default '[]' not null,
  maker text,
  version integer default 1 not null,
  constraint applications_kind_known check (kind in ('pre-built', 'custom')),
  constraint applications_price_known check (price_model in ('open', 'set-up', 'scoped', 'weekly')),
  constraint applications_published_at_known check (status <> 'published' or published_at is not null),
  constraint applications_status_known check (status in ('draft', 'in-review', 'published', 'rejected'))
) with (toast_tuple_target = 128);
create index applications_by_name on applications (name, id, category, kind, price_model) where status = 'published';
create index applications_by_newest on applications (published_at desc, id, category, kind, price_model) where status = 'published';
create index applications_by_recommendation on applications (popularity desc, "position", id, category, kind, price_model) where status = 'published';
create index applications_category on applications (category, popularity desc, "position") where status = 'published';
create index applications_search on applications using gin (search);
create unique index applications_slug on applications (slug);

-- Every word in the catalogue, to compare misspelt ones with.
create table application_words (
  word text primary key,
  stem text generated always as ((ts_lexize('english_stem', word))[1]) stored
);
create index application_words_alike on application_words using gin (word gin_trgm_ops);
create index application_words_stem on application_words (stem);

-- Applications that people submit, with their drafts.
create table application_submissions (
  id uuid primary key,
  user_id text not null,
  company_id uuid,
  draft jsonb not null,
  status text not null,
  slug text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  constraint application_submissions_company_id_companies_id_fk foreign key (company_id) references companies(id) on delete set null,
  constraint application_submissions_status_known check (status in ('draft', 'in-review', 'published', 'rejected'))
);
create index application_submissions_person on application_submissions (user_id, changed_at desc, id);
create unique index application_submissions_slug on application_submissions (slug);
create index application_submissions_waiting on application_submissions (status, sent_at, id);

-- Pictures of submitted applications; the files lie in the storage.
create table submission_screens (
  id uuid primary key,
  submission_id uuid,
  alt text not null,
  width integer not null,
  height integer not null,
  content_type text not null,
  position integer,
  created_at timestamptz not null,
  constraint submission_screens_submission_id_application_submissions_id_fk foreign key (submission_id) references application_submissions(id) on delete set null
);
create index submission_screens_order on submission_screens (submission_id, "position");

-- What was said about a submission, and where it went.
create table submission_notes (
  id uuid primary key,
  submission_id uuid not null,
  side text not null,
  status text,
  text text not null,
  at timestamptz not null,
  constraint submission_notes_submission_id_application_submissions_id_fk foreign key (submission_id) references application_submissions(id) on delete cascade,
  constraint submission_notes_side_known check (side in ('owner', 'staff'))
);
create index submission_notes_order on submission_notes (submission_id, id);

-- -------------------------------------------------------------------------------------------------------------------
-- Booking
-- -------------------------------------------------------------------------------------------------------------------

-- People who take meetings, with their hours in their own time zone.
create table hosts (
  id uuid primary key,
  handle text not null,
  name text not null,
  email text not null,
  zone text not null,
  weekly jsonb not null,
  overrides jsonb not null,
  video jsonb not null,
  created_at timestamptz not null,
  version integer default 1 not null,
  holidays text default '' not null
);
create unique index hosts_handle on hosts (handle);

-- Meetings that can be booked; all times are in minutes, except `days_ahead`.
create table meeting_types (
  id uuid primary key,
  slug text not null,
  name text not null,
  summary text not null,
  minutes integer not null,
  step integer not null,
  buffer_before integer not null,
  buffer_after integer not null,
  notice integer not null,
  days_ahead integer not null,
  daily_limit integer,
  questions jsonb not null,
  active boolean not null,
  position integer not null,
  created_at timestamptz not null,
  hosts_needed integer default 1 not null,
  version integer default 1 not null,
  constraint meeting_types_have_length check (minutes > 0),
  constraint meeting_types_need_somebody check (hosts_needed > 0),
  constraint meeting_types_on_the_quarter check (step > 0 and step % 15 = 0)
);
create unique index meeting_types_slug on meeting_types (slug);

-- Who holds which type of meeting.
create table meeting_type_hosts (
  type_id uuid not null,
  host_id uuid not null,
  constraint meeting_type_hosts_type_id_host_id_pk primary key (type_id, host_id),
  constraint meeting_type_hosts_type_id_meeting_types_id_fk foreign key (type_id) references meeting_types(id),
  constraint meeting_type_hosts_host_id_hosts_id_fk foreign key (host_id) references hosts(id)
);

-- Days on which a host is away, both included, by the calendar of their zone.
create table host_absences (
  id uuid primary key,
  host_id uuid not null,
  first_day date not null,
  last_day date not null,
  note text not null,
  created_at timestamptz not null,
  constraint host_absences_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint host_absences_last_after_first check (last_day >= first_day)
);
create index host_absences_host on host_absences (host_id, last_day);

-- Stretches of a day in which a host cannot be met, though it is within their hours.
create table host_blocks (
  id uuid primary key,
  host_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  note text not null,
  created_at timestamptz not null,
  constraint host_blocks_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint host_blocks_end_after_start check (end_at > start_at)
);
create index host_blocks_host on host_blocks (host_id, start_at);

-- One row a meeting that was booked.
create table bookings (
  id uuid primary key,
  reference text not null,
  type_id uuid not null,
  host_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  host_date date not null,
  name text not null,
  email text not null,
  email_key text not null,
  zone text not null,
  agenda text not null,
  answers jsonb not null,
  video_url text,
  status text not null,
  cancelled_by text,
  message text not null,
  sequence integer not null,
  uid text not null,
  idempotency_key text not null,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  created_at timestamptz not null,
  scheduled_at timestamptz not null,
  changed_at timestamptz not null,
  no_show_at timestamptz,
  constraint bookings_type_id_meeting_types_id_fk foreign key (type_id) references meeting_types(id),
  constraint bookings_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint bookings_cancelled_by_known check (cancelled_by in ('visitor', 'host')),
  constraint bookings_end_after_start check (end_at > start_at),
  constraint bookings_status_known check (status in ('confirmed', 'cancelled'))
);
create index bookings_agenda_words on bookings using gin (agenda gin_trgm_ops);
create index bookings_created on bookings (created_at, id);
create index bookings_email on bookings (email_key, start_at);
create index bookings_email_words on bookings using gin (email gin_trgm_ops);
create index bookings_host on bookings (host_id, start_at);
create index bookings_idempotency on bookings (idempotency_key);
create index bookings_name on bookings (lower(name), id);
create index bookings_name_words on bookings using gin (name gin_trgm_ops);
create index bookings_no_show on bookings (start_at, id) where no_show_at is not null;
create unique index bookings_reference on bookings (reference);
create index bookings_reference_words on bookings using gin (reference gin_trgm_ops);
create index bookings_start on bookings (status, start_at);
create index bookings_type on bookings (type_id, start_at, id);
create index bookings_when on bookings (start_at, id);

-- The other hosts of a meeting that needs several.
create table booking_cohosts (
  booking_id uuid not null,
  host_id uuid not null,
  host_date date not null,
  constraint booking_cohosts_booking_id_host_id_pk primary key (booking_id, host_id),
  constraint booking_cohosts_booking_id_bookings_id_fk foreign key (booking_id) references bookings(id) on delete cascade,
  constraint booking_cohosts_host_id_hosts_id_fk foreign key (host_id) references hosts(id)
);
create index booking_cohosts_host on booking_cohosts (host_id);

-- One row each quarter hour that a host is held: the primary key decides who gets it.
create table booking_slots (
  host_id uuid not null,
  quarter timestamptz not null,
  booking_id uuid not null,
  constraint booking_slots_host_id_quarter_pk primary key (host_id, quarter),
  constraint booking_slots_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint booking_slots_booking_id_bookings_id_fk foreign key (booking_id) references bookings(id) on delete cascade
);
create index booking_slots_booking on booking_slots (booking_id);

-- How many meetings of a type a host holds on a day.
create table booking_day_counts (
  host_id uuid not null,
  type_id uuid not null,
  day date not null,
  held integer not null,
  constraint booking_day_counts_host_id_type_id_day_pk primary key (host_id, type_id, day),
  constraint booking_day_counts_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint booking_day_counts_type_id_meeting_types_id_fk foreign key (type_id) references meeting_types(id)
);

-- Private calendar addresses: deleting a row revokes its address.
create table booking_feeds (
  id uuid primary key,
  owner text not null,
  owner_key text not null,
  created_at timestamptz not null,
  constraint booking_feeds_owner_known check (owner in ('visitor', 'host'))
);
create unique index booking_feeds_owner on booking_feeds (owner, owner_key);

-- Who wants to hear when something frees up on a full day.
create table booking_waits (
  id uuid primary key,
  type_id uuid not null,
  day date not null,
  zone text not null,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint booking_waits_type_id_meeting_types_id_fk foreign key (type_id) references meeting_types(id)
);
create index booking_waits_day on booking_waits (day);
create unique index booking_waits_once on booking_waits (type_id, day, email_key);

-- A host's external calendar: its entries count as busy, and meetings are written into it.
create table host_calendars (
  id uuid primary key,
  host_id uuid not null,
  kind text not null,
  address text not null,
  sealed_access text not null,
  writes boolean not null,
  read_at timestamptz,
  problem text,
  created_at timestamptz not null,
  constraint host_calendars_host_id_hosts_id_fk foreign key (host_id) references hosts(id),
  constraint host_calendars_kind_known check (kind in ('caldav', 'ics', 'google', 'microsoft'))
);
create unique index host_calendars_address on host_calendars (host_id, address);

-- When a host is busy elsewhere, as their calendar said when it was last read.
create table host_busy (
  calendar_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  constraint host_busy_calendar_id_start_at_end_at_pk primary key (calendar_id, start_at, end_at),
  constraint host_busy_calendar_id_host_calendars_id_fk foreign key (calendar_id) references host_calendars(id) on delete cascade
);
create index host_busy_end on host_busy (end_at);

-- Meetings that were written into a host's calendar, and what they are called there.
create table calendar_entries (
  calendar_id uuid not null,
  booking_id uuid not null,
  remote_id text not null,
  sequence integer not null,
  constraint calendar_entries_calendar_id_booking_id_pk primary key (calendar_id, booking_id),
  constraint calendar_entries_calendar_id_host_calendars_id_fk foreign key (calendar_id) references host_calendars(id) on delete cascade,
  constraint calendar_entries_booking_id_bookings_id_fk foreign key (booking_id) references bookings(id) on delete cascade
);

-- One row per poll that asks several people which time suits them.
create table booking_polls (
  id uuid primary key,
  type_id uuid not null,
  title text not null,
  name text not null,
  email text not null,
  email_key text not null,
  zone text not null,
  last_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  booking_id uuid,
  constraint booking_polls_type_id_meeting_types_id_fk foreign key (type_id) references meeting_types(id),
  constraint booking_polls_booking_id_bookings_id_fk foreign key (booking_id) references bookings(id) on delete set null
);
create index booking_polls_booking on booking_polls (booking_id);
create index booking_polls_email on booking_polls (email_key);
create index booking_polls_last on booking_polls (last_at);

-- The times that a poll asks about.
create table booking_poll_times (
  poll_id uuid not null,
  start_at timestamptz not null,
  constraint booking_poll_times_poll_id_start_at_pk primary key (poll_id, start_at),
  constraint booking_poll_times_poll_id_booking_polls_id_fk foreign key (poll_id) references booking_polls(id) on delete cascade
);

-- One row per person who has answered a poll.
create table booking_poll_votes (
  id uuid primary key,
  poll_id uuid not null,
  name text not null,
  email text not null,
  email_key text not null,
  marks jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint booking_poll_votes_poll_id_booking_polls_id_fk foreign key (poll_id) references booking_polls(id) on delete cascade
);
create index booking_poll_votes_email on booking_poll_votes (email_key);
create index booking_poll_votes_poll on booking_poll_votes (poll_id, id);

-- -------------------------------------------------------------------------------------------------------------------
-- Events that people register for
-- -------------------------------------------------------------------------------------------------------------------

-- Events that people can attend. The table `events` is something else: it records what happens on the site.
create table studio_events (
  id uuid primary key,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  kind text not null,
  topics text[] not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  zone text not null,
  place text not null,
  cover jsonb not null,
  agenda jsonb not null,
  questions jsonb not null,
  status text not null,
  message text not null,
  recording text,
  sequence integer not null,
  created_at timestamptz not null,
  scheduled_at timestamptz not null,
  changed_at timestamptz not null,
  version integer default 1 not null,
  constraint studio_events_end_after_start check (end_at > start_at),
  constraint studio_events_kind_known check (kind in ('webinar', 'workshop', 'meetup', 'conference')),
  constraint studio_events_status_known check (status in ('draft', 'published', 'cancelled'))
);
create index studio_events_end on studio_events (status, end_at);
create unique index studio_events_slug on studio_events (slug);

-- Ways to take part, each with its seats. `taken` is the counter that decides who gets one.
create table event_tickets (
  id uuid primary key,
  event_id uuid not null,
  mode text not null,
  name text not null,
  capacity integer not null,
  taken integer not null,
  waiting integer not null,
  last_number integer not null,
  instructions text not null,
  position integer not null,
  constraint event_tickets_event_id_studio_events_id_fk foreign key (event_id) references studio_events(id),
  constraint event_tickets_mode_known check (mode in ('on-site', 'online')),
  constraint event_tickets_never_over check (taken between 0 and capacity),
  constraint event_tickets_waiting_counted check (waiting >= 0)
);
create unique index event_tickets_mode on event_tickets (event_id, mode);

-- Those who lead an event.
create table speakers (
  id uuid primary key,
  handle text not null,
  name text not null,
  about text not null,
  created_at timestamptz not null,
  version integer default 1 not null
);
create unique index speakers_handle on speakers (handle);

-- Who leads which event, and what of it.
create table event_speakers (
  event_id uuid not null,
  speaker_id uuid not null,
  leads text not null,
  position integer not null,
  constraint event_speakers_event_id_speaker_id_pk primary key (event_id, speaker_id),
  constraint event_speakers_event_id_studio_events_id_fk foreign key (event_id) references studio_events(id),
  constraint event_speakers_speaker_id_speakers_id_fk foreign key (speaker_id) references speakers(id)
);

-- One row a person who wants to come.
create table event_registrations (
  id uuid primary key,
  reference text not null,
  event_id uuid not null,
  ticket_id uuid not null,
  number integer not null,
  name text not null,
  email text not null,
  email_key text not null,
  zone text not null,
  answers jsonb not null,
  status text not null,
  holder integer not null,
  sequence integer not null,
  idempotency_key text not null,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null,
  scheduled_at timestamptz not null,
  changed_at timestamptz not null,
  checked_in_at timestamptz,
  listed boolean default false not null,
  constraint event_registrations_event_id_studio_events_id_fk foreign key (event_id) references studio_events(id),
  constraint event_registrations_ticket_id_event_tickets_id_fk foreign key (ticket_id) references event_tickets(id),
  constraint event_registrations_status_known check (status in ('registered', 'waiting', 'cancelled'))
);
create index event_registrations_answer_words on event_registrations using gin (((answers)::text) gin_trgm_ops);
create index event_registrations_came on event_registrations (created_at, id) where checked_in_at is not null;
create index event_registrations_created on event_registrations (created_at, id);
create index event_registrations_email on event_registrations (email_key, id);
create index event_registrations_email_words on event_registrations using gin (email gin_trgm_ops);
create index event_registrations_event on event_registrations (event_id, created_at, id);
create index event_registrations_line on event_registrations (ticket_id, status, number);
create index event_registrations_name on event_registrations (lower(name), id);
create index event_registrations_name_words on event_registrations using gin (name gin_trgm_ops);
create unique index event_registrations_number on event_registrations (ticket_id, number);
create unique index event_registrations_person on event_registrations (event_id, email_key) where status <> 'cancelled';
create unique index event_registrations_reference on event_registrations (reference);
create index event_registrations_reference_words on event_registrations using gin (reference gin_trgm_ops);
create index event_registrations_status on event_registrations (status, created_at, id);

-- What those who came said afterwards: one row each.
create table event_feedback (
  registration_id uuid primary key,
  event_id uuid not null,
  rating integer not null,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint event_feedback_registration_id_event_registrations_id_fk foreign key (registration_id) references event_registrations(id) on delete cascade,
  constraint event_feedback_event_id_studio_events_id_fk foreign key (event_id) references studio_events(id),
  constraint event_feedback_stars check (rating between 1 and 5)
);
create index event_feedback_event on event_feedback (event_id);

-- What was written to those who come: it can be looked at before it is sent, and is sent once.
create table event_messages (
  id uuid primary key,
  event_id uuid not null,
  audience text not null,
  subject text not null,
  body text not null,
  sent_to integer,
  sent_at timestamptz,
  created_at timestamptz not null,
  constraint event_messages_event_id_studio_events_id_fk foreign key (event_id) references studio_events(id),
  constraint event_messages_audience_known check (audience in ('seated', 'waiting', 'everybody'))
);
create index event_messages_event on event_messages (event_id);

-- -------------------------------------------------------------------------------------------------------------------
-- Enquiries
-- -------------------------------------------------------------------------------------------------------------------

-- One row per enquiry.
create table enquiries (
  id uuid primary key,
  reference text not null,
  state text not null,
  name text not null,
  email text not null,
  email_key text not null,
  company text not null,
  topics jsonb not null,
  budget text not null,
  timeline text not null,
  subject jsonb not null,
  page text not null,
  campaign jsonb not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  company_id uuid,
  waits_since timestamptz,
  assignee_id text,
  snoozed_until timestamptz,
  constraint enquiries_company_id_companies_id_fk foreign key (company_id) references companies(id) on delete set null,
  constraint enquiries_state_known check (state in ('unconfirmed', 'open', 'answered', 'closed'))
);
create index enquiries_assignee on enquiries (assignee_id) where assignee_id is not null;
create index enquiries_changed on enquiries (changed_at, id);
create index enquiries_company on enquiries (company_id, changed_at);
create index enquiries_email on enquiries (email_key, changed_at);
create index enquiries_idempotency on enquiries (idempotency_key);
create unique index enquiries_reference on enquiries (reference);
create index enquiries_snoozed on enquiries (snoozed_until) where snoozed_until is not null;
create index enquiries_state on enquiries (state, changed_at);
create index enquiries_waits on enquiries (waits_since, id) where waits_since is not null;

-- One row a thing that was said, by whom and by which way.
create table enquiry_messages (
  id uuid primary key,
  enquiry_id uuid not null,
  side text not null,
  author text not null,
  body text not null,
  quoted text not null,
  via text not null,
  mail_hash text,
  created_at timestamptz not null,
  user_id text,
  constraint enquiry_messages_enquiry_id_enquiries_id_fk foreign key (enquiry_id) references enquiries(id) on delete cascade,
  constraint enquiry_messages_side_known check (side in ('visitor', 'staff')),
  constraint enquiry_messages_via_known check (via in ('form', 'page', 'mail', 'chat'))
);
create index enquiry_messages_enquiry on enquiry_messages (enquiry_id, id);
create unique index enquiry_messages_mail on enquiry_messages (mail_hash);
create index enquiry_messages_user on enquiry_messages (user_id);

-- One row an attached file; without a message it was uploaded for a form that is not sent yet.
create table enquiry_files (
  id uuid primary key,
  message_id uuid,
  name text not null,
  content_type text not null,
  bytes integer not null,
  created_at timestamptz not null,
  constraint enquiry_files_message_id_enquiry_messages_id_fk foreign key (message_id) references enquiry_messages(id) on delete set null
);
create index enquiry_files_created on enquiry_files (created_at);
create index enquiry_files_message on enquiry_files (message_id);

-- The link of one side to a conversation: a row that has ended opens nothing any more, neither page nor mail.
create table enquiry_links (
  id uuid primary key,
  enquiry_id uuid not null,
  side text not null,
  mail_key text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint enquiry_links_enquiry_id_enquiries_id_fk foreign key (enquiry_id) references enquiries(id) on delete cascade,
  constraint enquiry_links_side_known check (side in ('visitor', 'staff'))
);
create index enquiry_links_enquiry on enquiry_links (enquiry_id, side);
create unique index enquiry_links_mail_key on enquiry_links (mail_key);

-- How far somebody has read: one row for each account, and one for each side’s link.
create table enquiry_reads (
  enquiry_id uuid not null,
  side text not null,
  reader text not null,
  message_id uuid not null,
  read_at timestamptz not null,
  constraint enquiry_reads_enquiry_id_side_reader_pk primary key (enquiry_id, side, reader),
  constraint enquiry_reads_enquiry_id_enquiries_id_fk foreign key (enquiry_id) references enquiries(id) on delete cascade,
  constraint enquiry_reads_side_known check (side in ('visitor', 'staff'))
);
create index enquiry_reads_reader on enquiry_reads (reader);

-- What somebody agreed to, in the words they saw.
create table enquiry_consents (
  id uuid primary key,
  enquiry_id uuid not null,
  purpose text not null,
  version text not null,
  wording text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint enquiry_consents_enquiry_id_enquiries_id_fk foreign key (enquiry_id) references enquiries(id) on delete cascade,
  constraint enquiry_consents_purpose_known check (purpose in ('marketing'))
);
create index enquiry_consents_enquiry on enquiry_consents (enquiry_id);

-- One row per note that staff left in a conversation. Notes have their own table, so that nothing sent or shown to
-- visitors can contain one.
create table enquiry_notes (
  id uuid primary key,
  enquiry_id uuid not null,
  author_id text,
  author text not null,
  body text not null,
  created_at timestamptz not null,
  constraint enquiry_notes_enquiry_id_enquiries_id_fk foreign key (enquiry_id) references enquiries(id) on delete cascade
);
create index enquiry_notes_author on enquiry_notes (author_id);
create index enquiry_notes_enquiry on enquiry_notes (enquiry_id, id);

-- One row per saved reply.
create table saved_replies (
  id uuid primary key,
  title text not null,
  body text not null,
  version integer default 1 not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index saved_replies_title on saved_replies (title);

-- -------------------------------------------------------------------------------------------------------------------
-- Leads
-- -------------------------------------------------------------------------------------------------------------------

-- One row per company that leads belong to, either by the domain of their addresses or because staff say so.
create table lead_companies (
  id uuid primary key,
  name text not null,
  domain text,
  created_at timestamptz not null
);
create unique index lead_companies_domain on lead_companies (domain);
create index lead_companies_name on lead_companies (lower(name));

-- One row a person who might become a client, by whichever way they came.
create table leads (
  id uuid primary key,
  name text not null,
  plain_name text not null,
  phone text not null,
  plain_phone text not null,
  company_id uuid,
  stage text not null,
  stage_at timestamptz not null,
  value bigint,
  owner_id text,
  next_step text not null,
  next_step_on date,
  lost_reason text not null,
  merged_into uuid,
  last_at timestamptz not null,
  created_at timestamptz not null,
  version integer default 1 not null,
  company_typed text default '' not null,
  constraint leads_company_id_lead_companies_id_fk foreign key (company_id) references lead_companies(id) on delete set null,
  constraint leads_stage_known check (stage in ('new', 'talking', 'proposal', 'won', 'lost'))
);
create index leads_company on leads (company_id, id);
create index leads_created on leads (created_at, id);
create index leads_last on leads (last_at, id);
create index leads_merged on leads (merged_into) where merged_into is not null;
create index leads_name on leads (lower(name), id);
create index leads_owner on leads (owner_id, id);
create index leads_plain_name on leads (plain_name);
create index leads_plain_phone on leads (plain_phone) where plain_phone <> '';
create index leads_stage on leads (stage, stage_at, id);
create index leads_step on leads (next_step_on, id);
create index leads_value on leads (value, id);

-- One row an address of somebody's; it belongs to one record alone.
create table lead_addresses (
  email_key text primary key,
  lead_id uuid not null,
  email text not null,
  plain text not null,
  added_at timestamptz not null,
  constraint lead_addresses_lead_id_leads_id_fk foreign key (lead_id) references leads(id) on delete cascade
);
create index lead_addresses_lead on lead_addresses (lead_id);
create index lead_addresses_plain on lead_addresses (plain);

-- One row something that staff wrote down about somebody, such as a call.
create table lead_notes (
  id uuid primary key,
  lead_id uuid not null,
  author_id text,
  author text not null,
  body text not null,
  created_at timestamptz not null,
  constraint lead_notes_lead_id_leads_id_fk foreign key (lead_id) references leads(id) on delete cascade
);
create index lead_notes_author on lead_notes (author_id);
create index lead_notes_lead on lead_notes (lead_id, id);

-- Two records that look alike and are two people: staff said so.
create table leads_apart (
  a uuid not null,
  b uuid not null,
  constraint leads_apart_a_b_pk primary key (a, b),
  constraint leads_apart_a_leads_id_fk foreign key (a) references leads(id) on delete cascade,
  constraint leads_apart_b_leads_id_fk foreign key (b) references leads(id) on delete cascade
);
create index leads_apart_b on leads_apart (b);

-- One row a file of contacts that is looked at before it is written; it goes with the writing, and after a day.
create table lead_imports (
  id uuid primary key,
  actor text not null,
  file text not null,
  rows jsonb not null,
  unused jsonb not null,
  overwrites boolean not null,
  created_at timestamptz not null
);
create index lead_imports_created on lead_imports (created_at);

-- -------------------------------------------------------------------------------------------------------------------
-- Quotes and invoices
-- -------------------------------------------------------------------------------------------------------------------

-- The billing details of a person or a company.
create table billing_profiles (
  id uuid primary key,
  user_id text,
  company_id uuid,
  details jsonb not null,
  changed_at timestamptz not null,
  constraint billing_profiles_one_owner check ((user_id is null) <> (company_id is null))
);
create unique index billing_profiles_company on billing_profiles (company_id);
create unique index billing_profiles_user on billing_profiles (user_id);

-- The last number given in a series of a year; the row is held while the next one is given, so that there is no gap.
create table billing_counters (
  series text not null,
  year integer not null,
  last integer not null,
  constraint billing_counters_series_year_pk primary key (series, year)
);

-- One row an offer. That its time is over follows from `valid_until`.
create table quotes (
  id uuid primary key,
  number text not null,
  state text not null,
  user_id text,
  company_id uuid,
  email text not null,
  email_key text not null,
  seller jsonb not null,
  buyer jsonb not null,
  title text not null,
  note text not null,
  currency text not null,
  discount integer not null,
  treatment text not null,
  tax_note text not null,
  subtotal bigint not null,
  discount_amount bigint not null,
  net bigint not null,
  taxes jsonb not null,
  tax bigint not null,
  gross bigint not null,
  valid_until date not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text not null,
  decided_via text not null,
  decision text not null,
  pdf_hash text,
  created_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer default 1 not null,
  enquiry text default '' not null,
  instalments jsonb default '[]' not null,
  locked_at timestamptz,
  constraint quotes_state_known check (state in ('draft', 'sent', 'accepted', 'declined'))
);
create index quotes_changed on quotes (state, changed_at);
create index quotes_company on quotes (company_id, id);
create index quotes_created on quotes (created_at, id);
create index quotes_email on quotes (email_key, id);
create unique index quotes_number on quotes (number);
create index quotes_user on quotes (user_id, id);

-- The lines of a quote, in order.
create table quote_lines (
  quote_id uuid not null,
  position integer not null,
  description text not null,
  quantity bigint not null,
  unit text not null,
  unit_price bigint not null,
  discount integer not null,
  rate text not null,
  net bigint not null,
  constraint quote_lines_quote_id_position_pk primary key (quote_id, "position"),
  constraint quote_lines_quote_id_quotes_id_fk foreign key (quote_id) references quotes(id) on delete cascade
);

-- One row an invoice or a credit note. Once issued a trigger refuses every change but of how it stands (migration
-- `billing`).
create table invoices (
  id uuid primary key,
  kind text not null,
  number text,
  state text not null,
  user_id text,
  company_id uuid,
  email text not null,
  email_key text not null,
  seller jsonb not null,
  buyer jsonb not null,
  title text not null,
  note text not null,
  currency text not null,
  discount integer not null,
  treatment text not null,
  tax_note text not null,
  subtotal bigint not null,
  discount_amount bigint not null,
  net bigint not null,
  taxes jsonb not null,
  tax bigint not null,
  gross bigint not null,
  delivered text not null,
  issued_on date,
  due_on date,
  quote_id uuid,
  corrects_id uuid,
  reason text not null,
  pdf_hash text,
  reminders integer not null,
  reminded_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer default 1 not null,
  credited bigint default 0 not null,
  supplied_from date,
  supplied_to date,
  advance boolean default false not null,
  part integer default 1 not null,
  parts integer default 1 not null,
  locked_at timestamptz,
  constraint invoices_quote_id_quotes_id_fk foreign key (quote_id) references quotes(id) on delete set null,
  constraint invoices_issued_whole check (state = 'draft' or (number is not null and issued_on is not null)),
  constraint invoices_kind_known check (kind in ('invoice', 'credit')),
  constraint invoices_state_known check (state in ('draft', 'issued', 'paid', 'cancelled'))
);
create index invoices_company on invoices (company_id, id);
create index invoices_corrects on invoices (corrects_id);
create index invoices_email on invoices (email_key, id);
create index invoices_issued on invoices (issued_on, id);
create unique index invoices_number on invoices (number);
create unique index invoices_quote on invoices (quote_id, part);
create index invoices_user on invoices (user_id, id);

-- The lines of an invoice, in order.
create table invoice_lines (
  invoice_id uuid not null,
  position integer not null,
  description text not null,
  quantity bigint not null,
  unit text not null,
  unit_price bigint not null,
  discount integer not null,
  rate text not null,
  net bigint not null,
  constraint invoice_lines_invoice_id_position_pk primary key (invoice_id, "position"),
  constraint invoice_lines_invoice_id_invoices_id_fk foreign key (invoice_id) references invoices(id) on delete cascade
);

-- Money that came for an invoice, or went back.
create table payments (
  id uuid primary key,
  invoice_id uuid not null,
  method text not null,
  amount bigint not null,
  currency text not null,
  reference text not null,
  received_on date not null,
  recorded_by text not null,
  created_at timestamptz not null,
  nth integer default 1 not null,
  constraint payments_invoice_id_invoices_id_fk foreign key (invoice_id) references invoices(id) on delete cascade,
  constraint payments_method_known check (method in ('card', 'bank'))
);
create index payments_invoice on payments (invoice_id);
create index payments_received on payments (received_on, id);
create unique index payments_reference on payments (method, reference, nth);

-- One row a visit to the payment company, written before it is asked: what it tells us is matched by our own id.
create table billing_checkouts (
  id uuid primary key,
  invoice_id uuid not null,
  state text not null,
  amount bigint not null,
  currency text not null,
  remote_id text,
  url text,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  constraint billing_checkouts_invoice_id_invoices_id_fk foreign key (invoice_id) references invoices(id) on delete cascade,
  constraint billing_checkouts_state_known check (state in ('open', 'paid', 'failed', 'ended'))
);
create index billing_checkouts_invoice on billing_checkouts (invoice_id, state);
create index billing_checkouts_state on billing_checkouts (state, created_at);

-- What the payment company has told us, by its own ids: it tells everything at least once.
create table stripe_events (
  id text primary key,
  kind text not null,
  outcome text not null,
  checkout_id uuid,
  received_at timestamptz not null
);
create index stripe_events_received on stripe_events (received_at);

-- An issued invoice is never changed: only its state, what it is linked to and whether it is locked may. The same goes
-- for its lines.
create function billing_keeps_issued() returns trigger language plpgsql as $$
DECLARE
  free text[] := ARRAY['state', 'credited', 'user_id', 'company_id', 'email', 'email_key', 'quote_id', 'reminders', 'reminded_at', 'created_by', 'changed_at', 'locked_at'];
BEGIN
  IF OLD.state = 'draft' OR current_setting('billing.forgets', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % is issued: it is corrected by a credit note, not deleted', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.pdf_hash IS NULL THEN
    free := array_append(free, 'pdf_hash');
  END IF;
  IF NEW.state = 'draft' OR (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'invoice % is issued: it is corrected by a credit note, not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
create trigger invoices_kept before update or delete on invoices for each row execute function billing_keeps_issued();

create function billing_keeps_lines() returns trigger language plpgsql as $$
BEGIN
  IF EXISTS (SELECT 1 FROM "invoices" WHERE "id" = CASE TG_OP WHEN 'INSERT' THEN NEW.invoice_id ELSE OLD.invoice_id END AND "state" <> 'draft') THEN
    RAISE EXCEPTION 'the lines of an issued invoice are not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
create trigger invoice_lines_kept before insert or update or delete on invoice_lines for each row execute function billing_keeps_lines();

-- An accepted quote is an agreement: it is neither changed nor deleted before its time, only unlinked and locked.
create function billing_keeps_accepted() returns trigger language plpgsql as $$
DECLARE
  free text[] := ARRAY['user_id', 'company_id', 'email', 'email_key', 'decided_via', 'created_by', 'changed_at', 'locked_at'];
BEGIN
  IF OLD.state <> 'accepted' OR current_setting('billing.forgets', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'quote % is accepted: it is kept', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.pdf_hash IS NULL THEN
    free := array_append(free, 'pdf_hash');
  END IF;
  IF (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'quote % is accepted: it is not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
create trigger quotes_kept before update or delete on quotes for each row execute function billing_keeps_accepted();

-- -------------------------------------------------------------------------------------------------------------------
-- Newsletter
-- -------------------------------------------------------------------------------------------------------------------

-- One row per address, found by its normalised form.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null,
  email_key text not null,
  state text not null,
  since timestamptz not null,
  asked_at timestamptz not null,
  created_at timestamptz not null,
  constraint newsletter_state_known check (state in ('pending', 'confirmed', 'unsubscribed'))
);
create index newsletter_subscribers_confirmed on newsletter_subscribers (id) where state = 'confirmed';
create index newsletter_subscribers_created on newsletter_subscribers (created_at, id);
create unique index newsletter_subscribers_email on newsletter_subscribers (email_key);
create index newsletter_subscribers_key on newsletter_subscribers (email_key, id);
create index newsletter_subscribers_since on newsletter_subscribers (since, id);
create index newsletter_subscribers_state on newsletter_subscribers (state, since);
create index newsletter_subscribers_words on newsletter_subscribers using gin (email_key gin_trgm_ops);

-- What is written to the readers, once to each.
create table newsletter_issues (
  id uuid primary key,
  subject text not null,
  preview text not null,
  body text not null,
  state text not null,
  version integer not null,
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  readers integer default 0 not null,
  reached uuid,
  unsubscribed integer default 0 not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint newsletter_issue_state_known check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent'))
);
create index newsletter_issues_changed on newsletter_issues (changed_at, id);

-- Who was sent which issue, by which mail; how that one ended stays when the mail itself is forgotten.
create table newsletter_issue_mails (
  issue_id uuid not null,
  subscriber_id uuid not null,
  outbox_id uuid not null,
  outcome text,
  constraint newsletter_issue_mails_issue_id_subscriber_id_pk primary key (issue_id, subscriber_id),
  constraint newsletter_issue_mails_issue_id_newsletter_issues_id_fk foreign key (issue_id) references newsletter_issues(id) on delete cascade
);
create index newsletter_issue_mails_outbox on newsletter_issue_mails (outbox_id);
create index newsletter_issue_mails_subscriber on newsletter_issue_mails (subscriber_id);

-- -------------------------------------------------------------------------------------------------------------------
-- Texts and pictures of the site
-- -------------------------------------------------------------------------------------------------------------------

-- Content that operators edit: the newest version, the public one, and when the next one is published.
create table publishing_entries (
  id uuid primary key,
  kind text not null,
  slug text not null,
  position integer not null,
  name text not null,
  data jsonb not null,
  version integer not null,
  published jsonb,
  published_slug text,
  published_version integer,
  published_at timestamptz,
  publish_at timestamptz,
  publish_version integer,
  as_seeded boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  binned_at timestamptz,
  constraint publishing_entries_due_whole check ((publish_at is null) = (publish_version is null))
);
create index publishing_entries_due on publishing_entries (publish_at);
create unique index publishing_entries_public_slug on publishing_entries (kind, published_slug) where binned_at is null and published_slug is not null;
create unique index publishing_entries_slug on publishing_entries (kind, slug) where binned_at is null;

-- Every saved state of an entry, never changed.
create table publishing_revisions (
  entry_id uuid not null,
  version integer not null,
  data jsonb not null,
  origin text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  constraint publishing_revisions_entry_id_version_pk primary key (entry_id, version),
  constraint publishing_revisions_entry_id_publishing_entries_id_fk foreign key (entry_id) references publishing_entries(id) on delete cascade
);

-- Which seeds were ever put in: one that an operator removed does not come back.
create table publishing_seeds (
  key text primary key,
  added_at timestamptz not null
);

-- Addresses that lead elsewhere for good.
create table publishing_redirects (
  id uuid primary key,
  from_path text not null,
  to_path text not null,
  automatic boolean not null,
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index publishing_redirects_from on publishing_redirects (from_path);

-- Pictures that texts can show.
create table publishing_pictures (
  id uuid primary key,
  name text not null,
  alt text not null,
  focus_x real not null,
  focus_y real not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  version integer not null,
  created_at timestamptz not null,
  created_by text not null,
  binned_at timestamptz
);

-- -------------------------------------------------------------------------------------------------------------------
-- Recipes of the scraper, and schedules
-- -------------------------------------------------------------------------------------------------------------------

-- Scraper recipes that accounts save and run on a schedule.
create table recipes (
  id uuid primary key,
  user_id text not null,
  place integer,
  name text not null,
  recipe jsonb not null,
  schedule text not null,
  next_run_at timestamptz,
  failures integer default 0 not null,
  paused_at timestamptz,
  created_at timestamptz not null,
  used_at timestamptz not null,
  deleted_at timestamptz,
  constraint recipes_place_known check (place between 1 and 5),
  constraint recipes_place_or_deleted check ((place is null) = (deleted_at is not null)),
  constraint recipes_schedule_known check (schedule in ('hand', 'hourly', 'daily', 'weekly'))
);
create index recipes_due on recipes (next_run_at) where next_run_at is not null;
create unique index recipes_place on recipes (user_id, place);
create index recipes_used on recipes (used_at);

-- Every time that a recipe ran.
create table recipe_runs (
  id uuid primary key,
  recipe_id uuid not null,
  by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ok boolean default false not null,
  said text default '' not null,
  pages integer default 0 not null,
  rows integer default 0 not null,
  found jsonb,
  changes jsonb,
  constraint recipe_runs_recipe_id_recipes_id_fk foreign key (recipe_id) references recipes(id) on delete cascade,
  constraint recipe_runs_by_known check (by in ('hand', 'schedule'))
);
create unique index recipe_runs_going on recipe_runs (recipe_id) where ended_at is null;
create index recipe_runs_recipe on recipe_runs (recipe_id, id);

-- What accounts let run every day, week or month.
create table schedules (
  id uuid primary key,
  user_id text not null,
  place smallint not null,
  work text not null,
  address text not null,
  task jsonb not null,
  pace text not null,
  zone text not null,
  starts_at timestamptz not null,
  next_run_at timestamptz,
  failures smallint default 0 not null,
  paused_at timestamptz,
  used_at timestamptz not null,
  constraint schedules_due_or_paused check ((next_run_at is null) = (paused_at is not null)),
  constraint schedules_pace_known check (pace in ('day', 'week', 'month')),
  constraint schedules_places check (place between 1 and 5),
  constraint schedules_work_known check (work in ('seo', 'forecast'))
);
create unique index schedules_address on schedules (user_id, work, address);
create index schedules_due on schedules (next_run_at) where next_run_at is not null;
create unique index schedules_place on schedules (user_id, place);
create index schedules_used on schedules (used_at);

-- Every time that a schedule ran.
create table schedule_runs (
  id uuid primary key,
  schedule_id uuid not null,
  by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ok boolean default false not null,
  said text default '' not null,
  found jsonb,
  changes jsonb,
  constraint schedule_runs_schedule_id_schedules_id_fk foreign key (schedule_id) references schedules(id) on delete cascade,
  constraint schedule_runs_by_known check (by in ('hand', 'schedule'))
);
create unique index schedule_runs_going on schedule_runs (schedule_id) where ended_at is null;
create index schedule_runs_schedule on schedule_runs (schedule_id, id);

-- -------------------------------------------------------------------------------------------------------------------
-- API keys, webhooks, exports and backups
-- -------------------------------------------------------------------------------------------------------------------

-- One row per API key. Of the key itself we keep only its hash and its first letters.
create table api_keys (
  id uuid primary key,
  name text not null,
  prefix text not null,
  hash text not null,
  scopes text[] not null,
  made_by text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  uses bigint not null
);
create unique index api_keys_hash on api_keys (hash);
create index api_keys_made_by on api_keys (made_by);

-- Addresses of other programs that receive events.
create table webhooks (
  id uuid primary key,
  label text not null,
  url text not null,
  topics text[] not null,
  secret_sealed text not null,
  active boolean not null,
  version integer default 1 not null,
  created_at timestamptz not null
);

-- Messages that were sent or will be. Their text is put together when they are sent, so no copy of what people wrote
-- is kept here.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null,
  topic text not null,
  event_id uuid,
  subject text not null,
  state text not null,
  attempts integer default 0 not null,
  last_status integer,
  last_error text,
  took_ms integer,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint webhook_deliveries_webhook_id_webhooks_id_fk foreign key (webhook_id) references webhooks(id) on delete cascade,
  constraint webhook_deliveries_state_known check (state in ('waiting', 'delivered', 'failed'))
);
create index webhook_deliveries_list on webhook_deliveries (webhook_id, id);
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, event_id);
create index webhook_deliveries_settled on webhook_deliveries (settled_at);

-- Exports that owners asked for. Each file is kept for a day in the data folder of the server that made it.
create table site_exports (
  id uuid primary key,
  state text not null,
  actor text not null,
  done integer not null,
  total integer not null,
  bytes bigint,
  problem text,
  asked_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint site_exports_state_known check (state in ('waiting', 'running', 'done', 'failed', 'removed'))
);
create index site_exports_asked on site_exports (asked_at);

-- Backups started in the panel or on a schedule. Their files are in the data folder of the server that made them.
create table backups (
  id uuid primary key,
  name text not null,
  state text not null,
  actor text not null,
  progress jsonb,
  bytes bigint,
  sha256 text,
  rows integer,
  files integer,
  missing integer,
  problem text,
  asked_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  offsite_at timestamptz,
  offsite_bytes bigint,
  offsite_problem text,
  constraint backups_state_known check (state in ('waiting', 'running', 'done', 'failed', 'removed'))
);
create index backups_asked on backups (asked_at);

-- Trial restores of off-site copies: what came of each.
create table backup_trials (
  id uuid primary key,
  copy text not null,
  state text not null,
  way text,
  rows integer,
  files integer,
  problem text,
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint backup_trials_state_known check (state in ('running', 'passed', 'failed')),
  constraint backup_trials_way_known check (way in ('restored', 'read'))
);
create index backup_trials_started on backup_trials (started_at);
