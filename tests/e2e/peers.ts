import { expect } from '@playwright/test';
import type { AcceptedMail } from '../torture/mail-peer.ts';

/** What `npm test` tells its workers. */
function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by \`npm test\``);
  return value;
}

/** A site whose mails arrive and whose mailed codes can be read; all journeys that write share it, each under names of its own. */
export const peeredSite = told('PEERED_SITE_ADDRESS');
const peers = told('PEERS_ADDRESS');

/** All that was mailed to an address, oldest first. */
export async function mailsTo(address: string): Promise<AcceptedMail[]> {
  const mails = (await (await fetch(`${peers}/mails`)).json()) as AcceptedMail[];
  return mails.filter(({ to }) => to === address);
}

/** The last mail to an address whose subject fits, once it is there. */
export async function mailTo(address: string, subject = /./): Promise<AcceptedMail> {
  const find = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
  let mail: AcceptedMail | undefined;
  await expect
    .poll(
      async () => {
        mail = await find();
        return mail !== undefined;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!mail) throw new Error('unreachable: it was there a moment ago');
  return mail;
}

/** The first link to a path in a text, token and all; empty where there is none. */
export const linkIn = (text: string, path: string): string =>
  new RegExp(`https?://[^\\s"<>]+${path}\\?token=[^\\s"<>]+`).exec(text)?.[0] ?? '';

/** A credential as Google's button hands it over. */
export async function googleCredential(claims: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${peers}/credential`, { method: 'POST', body: JSON.stringify(claims) });
  return (await answer.json()) as string;
}

/** Writes a page or a file that the site may read, and changes it when written again; gives its address. */
export async function putSample(
  path: string,
  body: string,
  type = 'text/html; charset=utf-8',
): Promise<string> {
  await fetch(`${peers}${path}`, { method: 'PUT', headers: { 'Content-Type': type }, body });
  return `${peers}${path}`;
}
