import { isText, orNull, shaped } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';
import { postForm } from '#lib/forms/post-form.ts';

const isPhoto = shaped<{ url: string | null }>({ url: orNull(isText) });

/** The server would not take it; the text may be shown. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const unsaid = 'That did not work. Try again in a minute.';

/** Makes a picture one's own; gives its address. */
export async function sendPhoto(picture: Blob): Promise<string | null> {
  const body = new FormData();
  body.append('photo', picture, 'photo');
  const headers = { Accept: 'application/json' };
  const answer = await fetch('/api/profile/photo', { method: 'POST', headers, body });
  if (answer.ok) return (await answerOf(answer, isPhoto)).url;
  const { message, fields } = await refusalOf(answer);
  throw new PhotoError(fields.photo ?? message ?? unsaid);
}

/** Takes one's picture away. */
export async function takePhotoAway(): Promise<null> {
  if (!(await postForm('/account/details', { intent: 'photo-remove' }))) throw new PhotoError(unsaid);
  return null;
}
