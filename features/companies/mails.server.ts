import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { invitationDays } from './policy.ts';
import type { Role } from './schema.ts';

const may: Record<Role, string> = {
  member: 'As a member you see the company’s enquiries, quotes, invoices and collections.',
  owner: 'As an owner you see everything that belongs to the company and manage its people.',
};

/** Asks somebody to join a company. */
export function invitationMail(invitation: { company: string; by: string; role: Role; url: string }): Mail {
  const { name } = readSettings().brand;
  const { company, by, role, url } = invitation;
  return {
    subject: `${by} invites you to join ${company} at ${name}`,
    blocks: [
      { kind: 'heading', text: `Join ${company}` },
      { kind: 'paragraph', text: `${by} would like you to join ${company}. ${may[role]}` },
      { kind: 'button', label: 'View invitation', url },
      {
        kind: 'small',
        text: `You need an account with this address, which you can create on that page. The invitation is valid for ${invitationDays} days. If you don’t know ${by}, you can ignore this email.`,
      },
    ],
  };
}
