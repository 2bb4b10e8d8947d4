import { data, redirect } from 'react-router';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { collectionHref } from '#features/saved/collections/address.ts';
import {
  deleteCollection,
  describeCollection,
} from '#features/saved/collections/commands/describe.server.ts';
import {
  addItem,
  moveItem,
  noteItem,
  removeItem,
} from '#features/saved/collections/commands/items.server.ts';
import { makeCollection } from '#features/saved/collections/commands/make.server.ts';
import {
  shareByLink,
  shareWithCompany,
  takeBackLink,
  takeFromCompany,
} from '#features/saved/collections/commands/share.server.ts';
import type { Scope } from '#features/saved/collections/queries.server.ts';
import {
  collectionSchema,
  describeSchema,
  itemNoteSchema,
  itemSchema,
  makeSchema,
  moveSchema,
} from '#features/saved/collections/schema.ts';
import { readRef } from '#features/saved/kinds.ts';
import { formKeySchema } from '#lib/forms/form-schemas.ts';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';

interface Press {
  fields: Fields;
  userId: string;
  scope: Scope;
  address: string;
}

/** Where a click leads: to an open collection, or to the list. */
interface Led {
  open?: string;
  did: string;
}

const item = (fields: Fields): Fields => ({ ...fields, ...readRef(String(fields.ref ?? '')) });
const collectionIn = (fields: Fields) => parseFields(collectionSchema, fields).collection;

/** Something that is done with a whole collection. */
const simple =
  (command: (id: string, userId: string) => Promise<void>, did: string) =>
  async ({ fields, userId }: Press): Promise<Led> => {
    const open = collectionIn(fields);
    await command(open, userId);
    return { open, did };
  };

const step =
  (to: 'up' | 'down') =>
  async ({ fields, userId }: Press): Promise<Led> => {
    const wish = parseFields(moveSchema, { ...item(fields), step: to });
    await moveItem(wish, userId);
    return { open: wish.collection, did: '' };
  };

/** What the buttons of the pages of collections do, by name. */
const presses: Record<string, (press: Press) => Promise<Led>> = {
  async make({ fields, userId, scope, address }) {
    const { name } = parseFields(makeSchema, fields);
    const open = await makeCollection({ name, scope, key: formKeySchema.parse(fields.key), address }, userId);
    return open ? { open, did: 'made' } : { did: 'made' };
  },
  async describe({ fields, userId }) {
    const wish = parseFields(describeSchema, fields);
    await describeCollection(wish, userId);
    return { open: wish.collection, did: 'described' };
  },
  async add({ fields, userId }) {
    const wish = parseFields(itemSchema, item(fields));
    await addItem(wish, userId, thingSources);
    return { open: wish.collection, did: 'added' };
  },
  async remove({ fields, userId }) {
    const wish = parseFields(itemSchema, item(fields));
    await removeItem(wish, userId);
    return { open: wish.collection, did: 'removed' };
  },
  async note({ fields, userId }) {
    const wish = parseFields(itemNoteSchema, item(fields));
    await noteItem(wish, userId);
    return { open: wish.collection, did: 'noted' };
  },
  up: step('up'),
  down: step('down'),
  share: simple(shareByLink, 'shared'),
  unshare: simple(takeBackLink, 'unshared'),
  'company-on': simple(shareWithCompany, 'company-on'),
  'company-off': simple(takeFromCompany, 'company-off'),
  async delete({ fields, userId }) {
    await deleteCollection(collectionIn(fields), userId);
    return { did: 'deleted' };
  },
};

/** What the last action did, in words, by the name in the address. */
export const collectionNews: Readonly<Record<string, string>> = {
  made: 'Collection created.',
  described: 'Name and note saved.',
  added: 'Added at the end.',
  removed: 'Removed.',
  noted: 'Note saved.',
  shared: 'Link created.',
  unshared: 'Link disabled. It no longer opens the collection.',
  'company-on': 'Shared with your company.',
  'company-off': 'No longer shared with your company.',
  deleted: 'Collection deleted.',
};

/** Takes the forms of a page of collections. */
export const collectionAction =
  (scope: Scope) =>
  async ({ request, url }: { request: Request; url: URL }) => {
    const visitor = await visitorOf(request);
    if (!visitor) throw redirect(signInFor(url.pathname + url.search));
    const fields = await fieldsOf(request);
    const what = String(fields.intent ?? '');
    const { userId } = visitor;
    try {
      if (what === 'move') {
        // Only a script drags: the page stays, and reads itself again.
        await moveItem(parseFields(moveSchema, item(fields)), userId);
        return null;
      }
      const press = Object.hasOwn(presses, what) ? presses[what] : undefined;
      if (!press) throw data(null, { status: 400 });
      const led = await press({ fields, userId, scope, address: visitorAddress(request) });
      return redirect(collectionHref(scope, led), 303);
    } catch (error) {
      const { refusal, status } = refusalOf(error, fields);
      return data({ ...refusal, what }, { status });
    }
  };
