import { answerOf, refusalOf } from '#lib/answer.ts';
import { isText, orNull, shaped } from '#lib/shape.ts';

const isPhoto = shaped<{ url: string | null }>({ url: orNull(isText) });

/** The server would not take it; the text may be shown. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

async function call(path: string, body: FormData | null): Promise<string | null> {
  const answer = await fetch(path, { method: 'POST', headers: { Accept: 'application/json' }, body });
  if (answer.ok) return (await answerOf(answer, isPhoto)).url;
  const { message, fields } = await refusalOf(answer);
  throw new PhotoError(fields.photo ?? message ?? 'That did not work. Try again in a minute.');
}

/** Makes a picture one's own; gives its address. */
export function sendPhoto(picture: Blob): Promise<string | null> {
  const form = new FormData();
  form.append('photo', picture, 'photo');
  return call('/api/profile/photo', form);
}

/** Takes one's picture away. */
export const takePhotoAway = (): Promise<string | null> => call('/api/profile/photo/remove', null);
