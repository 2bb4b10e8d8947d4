import type { AppError } from '../errors.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page that says what went wrong and how to go back. It needs neither the database nor the router. */
export function errorPage(error: AppError, back: string): string {
  const styles =
    'font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem;color-scheme:light dark';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(error.message)}</title></head><body style="${styles}">`,
    `<h1 style="font-size:2rem;line-height:1.15">${escapeHtml(error.message)}</h1>`,
    `<p>Nothing was changed. <a href="${escapeHtml(back)}">Go back to the page</a> and try again.</p></body></html>`,
  ].join('');
}
