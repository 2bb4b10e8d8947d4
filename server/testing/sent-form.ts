import { type Fields, fieldsOf } from '../forms/fields.ts';
import { refusalOf } from '../forms/refusal.ts';

/** Sends a form as a page without scripts does, to what takes it; gives where it leads, or why it came back. */
export async function sentForm(
  take: (fields: Fields, address: string) => Promise<string>,
  given: Record<string, string>,
  address: string,
) {
  const body = new URLSearchParams(given);
  const fields = await fieldsOf(new Request('https://akra.example/', { method: 'POST', body }));
  try {
    return { status: 303, to: await take(fields, address), refusal: null, error: null, fields };
  } catch (error) {
    return { to: '', error, fields, ...refusalOf(error, fields) };
  }
}
