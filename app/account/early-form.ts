import { redirect } from 'react-router';

/** A form sent before the scripts were there: nothing was changed, and no secret stands in the address. */
export const earlyForm = ({ url }: { url: URL }) => redirect(url.pathname, 303);
