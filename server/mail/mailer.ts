import nodemailer, { type Transporter } from 'nodemailer';
import type { Env } from '../env.ts';

/** A calendar's text that a mail program offers to enter, take over or remove. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  ics: string;
}

/** A PNG that is shown inside an email, where a block names its id. */
export interface MailPicture {
  cid: string;
  filename: string;
  /** In base64. */
  png: string;
}

/** An outgoing email. */
export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  replyTo?: string | undefined;
  /** The Message-ID that holds a thread together. */
  references?: string | undefined;
  headers?: Record<string, string> | undefined;
  calendar?: MailCalendar | undefined;
  pictures?: readonly MailPicture[] | undefined;
}

/** Sends emails, or says that no mail server is set up. */
export interface Mailer {
  /** False without SMTP_URL: emails then stay readable in the outbox. */
  configured: boolean;
  /** The domain of our Message-IDs. */
  domain: string;
  send: (mail: OutgoingMail) => Promise<string>;
  close: () => void;
}

/** How a failed attempt ended: refused for good, surely not accepted, or nobody knows. */
export type Failure = 'refused' | 'not-accepted' | 'unknown';

/** Reads from an SMTP error what happened to the email. */
export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, syscall } = error as Error & {
    code?: string;
    responseCode?: number;
    syscall?: string;
  };
  // EAUTH is an error in our own configuration, which an operator has to fix: the email waits for that.
  if (responseCode && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  if (responseCode || code === 'EAUTH' || code === 'EDNS' || code === 'ETLS' || code === 'EENVELOPE')
    return 'not-accepted';
  if (syscall === 'connect' || syscall === 'getaddrinfo' || code === 'ECONNREFUSED') return 'not-accepted';
  return 'unknown';
}

function domainOf(env: Env): string {
  const sender = env.MAIL_FROM?.match(/@([^\s>]+)/)?.[1];
  return sender ?? new URL(env.PUBLIC_URL).hostname;
}

function makeTransport(env: Env, url: string): Transporter {
  const dkim =
    env.DKIM_DOMAIN && env.DKIM_SELECTOR && env.DKIM_PRIVATE_KEY
      ? { domainName: env.DKIM_DOMAIN, keySelector: env.DKIM_SELECTOR, privateKey: env.DKIM_PRIVATE_KEY }
      : undefined;
  const separator = url.includes('?') ? '&' : '?';
  // In the address, because beside it nodemailer takes no options of the connection.
  const limits =
    'pool=true&maxConnections=3&connectionTimeout=10000&greetingTimeout=10000&socketTimeout=30000';
  return nodemailer.createTransport(`${url}${separator}${limits}`, {
    from: env.MAIL_FROM,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim } : {}),
  });
}

/** The mailer of this configuration. */
export function makeMailer(env: Env): Mailer {
  const transport = env.SMTP_URL ? makeTransport(env, env.SMTP_URL) : null;
  return {
    configured: transport !== null,
    domain: domainOf(env),
    send: async ({ calendar, pictures = [], ...mail }) => {
      if (!transport) throw new Error('no mail server is configured');
      const info: unknown = await transport.sendMail({
        ...mail,
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
        ...(calendar
          ? { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.ics } }
          : {}),
        attachments: pictures.map(({ cid, filename, png }) => ({
          cid,
          filename,
          content: png,
          encoding: 'base64',
          contentType: 'image/png',
          contentDisposition: 'inline',
        })),
      });
      return typeof info === 'object' && info !== null && 'response' in info ? String(info.response) : '';
    },
    close: () => transport?.close(),
  };
}
