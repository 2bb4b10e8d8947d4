import type { ActionFunctionArgs } from 'react-router';
import type { Visitor } from '#features/identity/schema.ts';
import type { Fields } from '#server/forms/fields.ts';

interface Asked {
  request: Request;
  url: URL;
  params: ActionFunctionArgs['params'];
  /** Who does it, as events name them. */
  actor: string;
}

/** What a deed leads to: the word for it, what takes it back, and the page that shows it (the same one by default). */
interface Done {
  said: string;
  undo?: string;
  /** Something that the next page shows once: it travels in a cookie that no script can read. */
  secret?: string;
  to?: string;
}

/** Something that staff can do on a page. */
export type Deed = (staff: Visitor, fields: Fields, asked: Asked) => Promise<Done>;
