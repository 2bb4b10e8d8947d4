import { asStaffMember } from '#app/inbox/staff-access.server.ts';
import { answer } from '#features/enquiries/commands/answer.server.ts';
import { latestWith, writeFirst } from '#features/enquiries/inbox/commands/write-first.server.ts';
import { answerSchema } from '#features/enquiries/schema.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { addressesOf, leadAt } from '#features/leads/queries.server.ts';
import { AppError } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';

/** Where a message to a lead goes: the newest conversation with any of their addresses, or their first address. */
export async function wayToLead(id: string) {
  const { db } = services().database;
  const lead = await leadAt(db, id);
  const addresses = lead ? await addressesOf(db, [lead.id]) : [];
  const talk = await latestWith(
    db,
    addresses.map(({ emailKey }) => emailKey),
  );
  const email = talk?.email ?? addresses[0]?.email;
  return lead && email ? { name: lead.name, email, reference: talk?.reference ?? null } : null;
}

/** Writes to a lead: continues the newest conversation, or begins one. */
export async function writeToLead(
  id: string,
  staff: Visitor,
  fields: Fields,
  address: string,
): Promise<void> {
  const { message, key } = parseFields(answerSchema.pick({ message: true, key: true }), fields);
  const way = await wayToLead(id);
  if (!way)
    throw new AppError({
      status: 422,
      code: 'no_address',
      message: 'This lead has no email address yet. Add one to the record first.',
    });
  const person = asStaffMember(staff, 'write');
  if (way.reference)
    await answer({ reference: way.reference, person, asStaff: true }, { message, key, files: [], address });
  else await writeFirst({ name: way.name, email: way.email, message, key, address }, person);
}
