import { onPages } from './check.ts';

const sessionName =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|sessionid|session_id|sessid|sid|cfid|cftoken|zenid|oscsid|s_id)$/i;

/** A path as people read it; percent signs are no letters. */
function readable(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname.replace(/%[\da-f]{2}/gi, '');
  }
}

function sessionIn(address: string): string | undefined {
  const url = new URL(address);
  const inPath = /;(jsessionid)=/i.exec(url.pathname)?.[1];
  return inPath ?? [...url.searchParams.keys()].find((name) => sessionName.test(name));
}

/** Checks of addresses. */
export const addressChecks = {
  'url-uppercase': onPages(
    ({ address }) =>
      /\p{Lu}/u.test(readable(address)) && {
        snippet: address,
        what: 'The path has upper-case letters.',
        mended: address.replace(new URL(address).pathname, readable(address).toLowerCase()),
      },
  ),
  'url-underscore': onPages(
    ({ address }) =>
      readable(address).includes('_') && {
        snippet: address,
        what: 'The path has underscores.',
        mended: address.replaceAll('_', '-'),
      },
  ),
  'url-long': onPages(
    ({ address }) =>
      address.length > 115 && { snippet: address, what: `The address has ${address.length} characters.` },
  ),
  'url-session-id': onPages(({ address }) => {
    const name = sessionIn(address);
    return name !== undefined && { snippet: address, what: `The address contains ${name}.` };
  }),
};
