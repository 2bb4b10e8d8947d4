import type { RichText } from '#lib/text/rich-text.ts';
import { escapeHtml } from './escape.ts';
import { richHtml, richPlain } from './rich.ts';

/** One part of an email; a list of them is the whole definition, for HTML and text alike. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Formatted text, as `readMarkdown` gives it; links within the site are made whole. */
  | { kind: 'rich'; text: RichText }
  | { kind: 'button'; label: string; url: string }
  /** A picture that is sent with the email, by its id there; the text version contains only `alt`. */
  | { kind: 'picture'; cid: string; alt: string; size: number }
  | { kind: 'small'; text: string };

/** An email as a feature writes it. */
export interface Mail {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview?: string;
  blocks: MailBlock[];
}

/** The sender, shown at the top and the bottom of every email. */
interface MailBrand {
  name: string;
  url: string;
  /** Postal line below everything. */
  footer: string;
}

/** An email ready to send. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function blockHtml(block: MailBlock, site: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:650">${lines(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${lines(block.text)}</p>`;
    case 'rich':
      return richHtml(block.text, site);
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#16181d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${lines(block.label)}</a></p>`;
    case 'picture':
      return `<p style="margin:24px 0"><img src="cid:${escapeHtml(block.cid)}" alt="${escapeHtml(block.alt)}" width="${block.size}" height="${block.size}" style="display:block;border:0"></p>`;
    case 'small':
      return `<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:#5b6270">${lines(block.text)}</p>`;
  }
}

function blockText(block: MailBlock, site: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(60, [...block.text].length))}`;
    case 'paragraph':
      return block.text;
    case 'rich':
      return richPlain(block.text, site);
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'picture':
      return `[${block.alt}]`;
    case 'small':
      return block.text;
  }
}

/** Renders one definition to HTML and text. Nothing in it is fetched from anywhere: no font, no pixel, and a picture is part of the email. */
export function renderMail(mail: Mail, brand: MailBrand): RenderedMail {
  const preview = mail.preview
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f3ef;color:#16181d;${font}">${preview}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-size:15px;font-weight:650"><a href="${escapeHtml(brand.url)}" style="color:#16181d;text-decoration:none">${escapeHtml(brand.name)}</a></td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:16px">
${mail.blocks.map((block) => blockHtml(block, brand.url)).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:12px;line-height:1.5;color:#5b6270">${lines(brand.footer)}</td></tr>
</table></td></tr></table></body></html>
`;
  const text = `${mail.blocks.map((block) => blockText(block, brand.url)).join('\n\n')}\n\n-- \n${brand.name}\n${[brand.url, brand.footer].filter(Boolean).join('\n')}\n`;
  return { subject: mail.subject.replace(/\s+/g, ' ').trim(), html, text };
}
