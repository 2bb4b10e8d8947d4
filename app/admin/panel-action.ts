import type { ActionFunctionArgs } from 'react-router';
import type { Visitor } from '#features/identity/schema.ts';
import type { Done } from '#server/forms/done.ts';
import type { Fields } from '#server/forms/fields.ts';

interface Asked {
  request: Request;
  url: URL;
  params: ActionFunctionArgs['params'];
  /** Who does it, as events name them. */
  actor: string;
}

/** Something that staff can do on a page. */
export type PanelAction = (staff: Visitor, fields: Fields, asked: Asked) => Promise<Done>;
