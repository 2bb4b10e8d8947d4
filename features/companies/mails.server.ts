import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { invitationDays } from './policy.ts';
import type { Role } from './schema.ts';

const may: Record<Role, string> = {
  member: 'As a member you see the company’s enquiries, quotes, invoices and collections.',
  owner: 'As an owner you see all that belongs to the company, and say who else is in it.',
};

/** Asks somebody to join a company. */
export function invitationMail(invitation: { company: string; by: string; role: Role; url: string }): Mail {
  const { name } = readSettings().brand;
  const { company, by, role, url } = invitation;
  return {
    subject: `${by} asks you to join ${company} at ${name}`,
    blocks: [
      { kind: 'heading', text: `Join ${company}` },
      { kind: 'paragraph', text: `${by} works with us and would like you to be part of it. ${may[role]}` },
      { kind: 'button', label: 'Look at the invitation', url },
      {
        kind: 'small',
        text: `You need an account with this address; the page leads to one. The invitation is good for ${invitationDays} days. Do you not know ${by}? Then do nothing.`,
      },
    ],
  };
}
