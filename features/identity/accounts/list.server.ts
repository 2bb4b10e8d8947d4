import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { days, defineTable, oneOf } from '#server/tables/define-table.ts';
import { confirmAddresses } from './confirm-addresses.server.ts';
import { type AccountLine, accountState, stateWords } from './schema.ts';

const isConfirmed = sql`${identityUsers.emailVerified} and not ${identityUsers.disabled}`;
const isUnconfirmed = sql`not ${identityUsers.emailVerified} and not ${identityUsers.disabled}`;

/** Everybody who has an account here, so that staff can confirm an address that no email reaches. */
export const accountList = defineTable({
  name: 'accounts',
  section: 'staff',
  from: identityUsers,
  id: identityUsers.id,
  rows: (db: Db, ids: string[]): PromiseLike<AccountLine[]> =>
    db
      .select({
        id: identityUsers.id,
        email: identityUsers.email,
        name: identityUsers.displayName,
        confirmed: identityUsers.emailVerified,
        closed: identityUsers.disabled,
        createdAt: identityUsers.createdAt,
        lastLoginAt: identityUsers.lastLoginAt,
      })
      .from(identityUsers)
      .where(inArray(identityUsers.id, ids)),
  columns: {
    email: { label: 'Address', value: (row) => row.email, sort: identityUsers.emailKey },
    name: { label: 'Name', value: (row) => row.name, sort: sql`lower(${identityUsers.displayName})` },
    state: {
      label: 'State',
      value: (row) => stateWords[accountState(row)],
      sort: identityUsers.emailVerified,
    },
    made: { label: 'Made', value: (row) => row.createdAt, sort: identityUsers.createdAt },
    seen: { label: 'Last sign-in', value: (row) => row.lastLoginAt, sort: identityUsers.lastLoginAt },
  },
  search: [identityUsers.emailKey, identityUsers.displayName],
  filters: {
    state: oneOf('State', {
      unconfirmed: { label: stateWords.unconfirmed, where: () => isUnconfirmed },
      confirmed: { label: stateWords.confirmed, where: () => isConfirmed },
    }),
    made: days('Made', identityUsers.createdAt),
  },
  defaultSort: '-made',
  views: { 'Not confirmed': 'state=unconfirmed' },
  actions: {
    confirm: async ({ ids, actor }) => {
      const confirmed = await confirmAddresses(await ids(), actor);
      const [first] = confirmed;
      return {
        said:
          confirmed.length === 1 ? `${first} is confirmed` : `${confirmed.length} addresses are confirmed`,
      };
    },
  },
});
