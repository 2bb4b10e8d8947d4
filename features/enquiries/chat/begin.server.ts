import { services } from '#server/services.ts';
import { chatToken, linkFor } from '../links.server.ts';
import type { Enquiry } from '../queries.server.ts';
import { type Around, type EnquiryRefusal, receiveEnquiry } from '../receive.server.ts';

/** Begins a chat: an enquiry like any other, and a token by which this browser sees the answers at once. */
export async function beginChat(
  form: FormData,
  around: Omit<Around, 'via'>,
): Promise<{ enquiry: Enquiry; token: string } | { refusal: EnquiryRefusal }> {
  const taken = await receiveEnquiry(form, { ...around, via: 'chat' });
  if ('refusal' in taken) return taken;
  const link = await services().inTransaction((tx) => linkFor(tx, taken.enquiry.id, 'visitor'));
  return { enquiry: taken.enquiry, token: chatToken(link.id) };
}
