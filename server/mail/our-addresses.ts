import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

/** The address for email to staff; empty if none is set. */
export const staffMail = (): string => services().env.STAFF_MAIL ?? readSettings().contact.email;

/** The studio as calendar entries name it. An invitation has to have a sender, even while no address is set. */
export function studio(): { name: string; email: string } {
  const { brand, contact } = readSettings();
  return { name: brand.name, email: contact.email || `no-reply@${services().mail.domain}` };
}
