/** The server would not take it; the text may be shown. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

async function call(path: string, body: FormData | null): Promise<string | null> {
  const answer = await fetch(path, { method: 'POST', headers: { Accept: 'application/json' }, body });
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said.url;
  throw new PhotoError(
    said.error?.fields?.photo ?? said.error?.message ?? 'That did not work. Try again in a minute.',
  );
}

/** Makes a picture one's own; gives its address. */
export function sendPhoto(picture: Blob): Promise<string | null> {
  const form = new FormData();
  form.append('photo', picture, 'photo');
  return call('/api/profile/photo', form);
}

/** Takes one's picture away. */
export const takePhotoAway = (): Promise<string | null> => call('/api/profile/photo/remove', null);
