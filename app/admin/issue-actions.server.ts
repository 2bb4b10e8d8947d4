import { deleteIssue } from '#features/newsletter/issues/commands/delete.server.ts';
import {
  resumeIssue,
  sendIssue,
  stopIssue,
  unscheduleIssue,
} from '#features/newsletter/issues/commands/send.server.ts';
import { sendTestMail } from '#features/newsletter/issues/commands/test-mail.server.ts';
import { writeIssue } from '#features/newsletter/issues/commands/write.server.ts';
import { issueSchema, sendingSchema } from '#features/newsletter/issues/schema.ts';
import { counted } from '#lib/money/grouped.ts';
import { momentAt } from '#lib/time/zoned-moment.ts';
import { badInput } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { services } from '#server/services.ts';
import type { PanelAction } from './panel-action.ts';

/** When the issue is to be sent, in the time zone of the person who filled in the form; null for now. */
function sendTime(fields: Fields, zone: string): Date | null {
  const sending = parseFields(sendingSchema, fields);
  if (sending.when === 'now') return null;
  const at = momentAt(sending.at, zone);
  if (!at) throw badInput({ at: 'Choose a day and a time.' });
  return at;
}

const idOf = (params: Parameters<PanelAction>[2]['params']): string => params.id ?? '';

/** What can be done with an issue of the newsletter; whatever begins with a draft saves what was written first. */
export const issueActions: Readonly<Record<string, PanelAction>> = {
  save: async (_, fields, { params, actor }) => {
    const words = parseFields(issueSchema, fields);
    await services().inTransaction((tx) => writeIssue(tx, idOf(params), words, actor));
    return { said: 'Saved' };
  },
  test: async (staff, fields, { params, actor }) => {
    const words = parseFields(issueSchema, fields);
    const to = staff.email ?? '';
    await services().inTransaction(async (tx) => {
      await sendTestMail(tx, await writeIssue(tx, idOf(params), words, actor), to);
    });
    return { said: await saidWithMail('Saved', `A test is on its way to ${to}`) };
  },
  send: async (staff, fields, { params, actor }) => {
    const words = parseFields(issueSchema, fields);
    const at = sendTime(fields, staff.zone);
    await services().inTransaction(async (tx) => {
      await writeIssue(tx, idOf(params), words, actor);
      await sendIssue(tx, idOf(params), at, actor);
    });
    return {
      said: at ? 'The issue is scheduled' : await saidWithMail('The issue is released', 'It’s being sent'),
    };
  },
  unschedule: async (_, __, { params, actor }) => {
    await services().inTransaction((tx) => unscheduleIssue(tx, idOf(params), actor));
    return { said: 'The issue is a draft again' };
  },
  stop: async (_, __, { params, actor }) => {
    const held = await services().inTransaction((tx) => stopIssue(tx, idOf(params), actor));
    return {
      said:
        held === 0
          ? 'Sending stopped'
          : `Sending stopped. ${counted(held, 'email has', 'emails have')} not been sent and will wait here.`,
    };
  },
  resume: async (_, __, { params, actor }) => {
    await services().inTransaction((tx) => resumeIssue(tx, idOf(params), actor));
    return { said: 'Sending has resumed' };
  },
  delete: async (_, __, { params, actor }) => {
    const undo = await deleteIssue(idOf(params), actor);
    return { said: 'The issue is in the bin', undo, to: '/admin-panel/newsletter' };
  },
};
