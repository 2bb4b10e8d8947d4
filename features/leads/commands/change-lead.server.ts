import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { amountOf, decimalOf } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { newId } from '#server/ids.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { addressesOf, holdLead, leadOfAddress } from '../queries.server.ts';
import { companyDomain, plainName, plainPhone } from '../rules.ts';
import type { LeadWish, NewLeadWish } from '../schema.ts';
import { leadCompanies, leads } from '../tables.server.ts';
import { companyByStaff, ensureLead } from './ensure-lead.server.ts';

interface Editor {
  userId: string;
  name: string | null;
}

const labels = {
  name: 'Name',
  phone: 'Telephone',
  company: 'Company',
  value: 'Value',
  owner: 'Owner',
  nextStep: 'Next step',
  nextStepOn: 'On',
};

/** Changes a person's details and what is agreed with them. Anyone who would overwrite a colleague's change is warned first. */
export async function changeLead(
  id: string,
  { seen, ...wish }: LeadWish,
  editor: Editor,
  owners: readonly string[],
): Promise<void> {
  if (wish.owner && !owners.includes(wish.owner))
    throw badInput({ owner: 'No one with that name can look after leads.' });
  const { currency } = readSettings().billing;
  await services().inTransaction(async (tx) => {
    const before = await holdLead(tx, id);
    const [company] = before.companyId
      ? await tx.select().from(leadCompanies).where(eq(leadCompanies.id, before.companyId))
      : [];
    const theirs = {
      name: before.name,
      phone: before.phone,
      company: company?.name ?? '',
      value: before.value === null ? '' : decimalOf(before.value, currency),
      owner: before.ownerId ?? '',
      nextStep: before.nextStep,
      nextStepOn: before.nextStepOn ?? '',
    };
    const value = wish.value === '' ? null : amountOf(wish.value, currency);
    const yours = { ...wish, value: value === null ? '' : decimalOf(value, currency) };
    checkSeen(seen, { version: before.version, yours, theirs, labels });
    const [address] = await addressesOf(tx, [id]);
    const companyId =
      yours.company === theirs.company
        ? before.companyId
        : await companyByStaff(
            tx,
            { name: wish.company, renames: true },
            wish.company ? companyDomain(address?.emailKey ?? '@') : null,
          );
    await tx
      .update(leads)
      .set({
        name: wish.name,
        plainName: plainName(wish.name),
        phone: wish.phone,
        plainPhone: plainPhone(wish.phone),
        companyId,
        value,
        ownerId: wish.owner || null,
        nextStep: wish.nextStep,
        nextStepOn: wish.nextStepOn || null,
        lastAt: now(),
        version: before.version + 1,
      })
      .where(eq(leads.id, id));
    const asUser = (owner: string) => owner && `user:${owner}`;
    await recordChange(tx, {
      kind: 'lead.changed',
      subject: `lead:${id}`,
      actor: `user:${editor.userId}`,
      before: { ...theirs, owner: asUser(theirs.owner) },
      after: { ...yours, owner: asUser(yours.owner) },
    });
    if (wish.owner && wish.owner !== theirs.owner && wish.owner !== editor.userId)
      await notify(tx, {
        userId: wish.owner,
        kind: 'desk',
        title: `${editor.name ?? 'A colleague'} assigned a lead to you`,
        body: wish.name,
        href: `/admin-panel/leads/${id}`,
        key: `lead:${id}:owner:${newId()}`,
      });
  });
}

/** Adds somebody by hand; gives the id of their record. */
export async function addLead(wish: NewLeadWish, editor: Editor): Promise<string> {
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw badInput({ email: 'This doesn’t look like an email address.' });
  return services().inTransaction(async (tx) => {
    const there = await leadOfAddress(tx, emailKey);
    if (there)
      throw new AppError({
        status: 409,
        code: 'known',
        message: `${there.name} already has this email address.`,
        fields: { email: `${there.name} already has this email address.` },
      });
    const id = await ensureLead(tx, { ...wish, company: '', emailKey, at: now() }, 'staff');
    const companyId = await companyByStaff(
      tx,
      { name: wish.company, renames: false },
      companyDomain(emailKey),
    );
    await tx.update(leads).set({ ownerId: editor.userId, companyId }).where(eq(leads.id, id));
    return id;
  });
}
