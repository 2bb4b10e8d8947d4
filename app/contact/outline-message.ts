import { mailOutlines } from '#content/form-pages/contact.ts';

/** The begun message of that name; empty where there is none. */
export const outlineMessage = (id: string | null): string =>
  mailOutlines.find((outline) => outline.id === id)?.lines.join('\n') ?? '';
