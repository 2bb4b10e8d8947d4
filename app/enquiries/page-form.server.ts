import { data } from 'react-router';
import { readForm } from '#features/enquiries/receive.server.ts';
import { AppError } from '#server/errors.ts';

/** The form that a page without scripts sent; one that is not even read gets the error page. */
export async function pageForm(request: Request, address: string): Promise<FormData> {
  try {
    return await readForm(request, address);
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: error.status });
    throw error;
  }
}
