import { at, onPages } from './check.ts';

const insecure = /^\s*http:\/\//i;
const isSecure = ({ address }: { address: string }) => address.startsWith('https:');
const targetOf = ({ attributes: { src, href, data } }: { attributes: Record<string, string> }) =>
  src ?? href ?? data ?? '';

/** Checks of what is sent in the clear. */
export const securityChecks = {
  'mixed-content': onPages(
    (page) =>
      isSecure(page) &&
      page.loads
        .filter(
          (tag) => insecure.test(targetOf(tag)) || /(^|,)\s*http:\/\//i.test(tag.attributes.srcset ?? ''),
        )
        .map((tag) => ({
          ...at(tag),
          what: `${targetOf(tag)} is loaded over http.`,
          mended: tag.source.replaceAll(/http:\/\//gi, 'https://'),
        })),
  ),
  'form-insecure': onPages((page) =>
    page.forms
      .filter(({ attributes }) => insecure.test(attributes.action ?? (isSecure(page) ? '' : page.address)))
      .map((form) => ({
        ...at(form),
        what: `The form is sent to ${form.attributes.action ?? page.address}.`,
        mended: form.source.replace(/http:\/\//i, 'https://'),
      })),
  ),
  'hsts-missing': onPages(
    (page) =>
      isSecure(page) &&
      !page.headers['strict-transport-security'] && {
        what: 'The answer has no Strict-Transport-Security header.',
        mended: 'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      },
  ),
  'nosniff-missing': onPages(
    ({ headers }) =>
      headers['x-content-type-options']?.trim().toLowerCase() !== 'nosniff' && {
        what: 'The answer has no X-Content-Type-Options header.',
        mended: 'X-Content-Type-Options: nosniff',
      },
  ),
};
