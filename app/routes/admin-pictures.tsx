import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addPicture, binPicture, savePicture } from '#features/publishing/commands/pictures.server.ts';
import { pictureCards } from '#features/publishing/picture-page.server.ts';
import { newPictureSchema, pictureSchema } from '#features/publishing/schema.server.ts';
import { PictureWorkspace } from '#features/publishing/ui/picture-workspace.tsx';
import { badInput } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-pictures';

export const loader = staffLoader('pictures', async () => ({ pictures: await pictureCards() }));

export const action = staffAction('pictures', {
  add: async (_, fields, { actor }) => {
    const { alt } = parseFields(newPictureSchema, fields);
    const { file } = fields;
    if (!(file instanceof File) || file.size === 0) throw badInput({ file: 'Please choose a picture.' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addPicture({ bytes, name: file.name.slice(0, 100), alt, actor });
    return { said: 'The picture is uploaded. Copy its line into a text' };
  },
  save: async (_, fields, { actor }) => {
    await savePicture({ ...parseFields(pictureSchema, fields), actor });
    return { said: 'The picture is saved' };
  },
  delete: async (_, fields, { actor }) => {
    const { id } = parseFields(z.object({ id: z.uuid() }), fields);
    return { said: 'The picture is in the bin. Texts no longer show it', undo: await binPicture(id, actor) };
  },
});

export default function AdminPictures({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add', 'save');
  return (
    <AdminPage section="pictures" title="Pictures" loaded={loaderData}>
      {(page, { writes }) => <PictureWorkspace {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
