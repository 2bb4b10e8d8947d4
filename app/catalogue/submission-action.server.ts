import { data, redirect } from 'react-router';
import { z } from 'zod';
import { submissionHref } from '#features/catalogue/submissions/address.ts';
import { commentAsOwner } from '#features/catalogue/submissions/commands/comment.server.ts';
import { beginDraft, saveDraft } from '#features/catalogue/submissions/commands/draft.server.ts';
import {
  addScreen,
  describeScreens,
  moveScreen,
  removeScreen,
} from '#features/catalogue/submissions/commands/screens.server.ts';
import {
  deleteSubmission,
  reopenSubmission,
  sendSubmission,
  takeDown,
  withdrawSubmission,
} from '#features/catalogue/submissions/commands/send.server.ts';
import { notThere } from '#features/catalogue/submissions/errors.server.ts';
import { type Step, stepFields, steps } from '#features/catalogue/submissions/fields.ts';
import { readyPicture } from '#features/catalogue/submissions/files.server.ts';
import { openSubmission } from '#features/catalogue/submissions/page.server.ts';
import { problemsIn } from '#features/catalogue/submissions/rules.ts';
import { commentSchema, draftSchema } from '#features/catalogue/submissions/schema.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { formKeySchema } from '#lib/forms/form-schemas.ts';
import { badInput } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';

interface Press {
  form: FormData;
  fields: Fields;
  id: string;
  step: Step;
  userId: string;
}

type Led = Parameters<typeof submissionHref>[0];

const idIn = (fields: Fields): string => {
  const parsed = z.uuid().safeParse(fields.submission);
  if (!parsed.success) throw notThere();
  return parsed.data;
};
const stepIn = (fields: Fields): Step => steps.find((each) => each === fields.step) ?? 'what';

/** Keeps what a step's form holds: its words, or its pictures and what they show. */
async function keepStep({ form, fields, id, step, userId }: Press): Promise<void> {
  if (step !== 'screens') {
    const typed = Object.fromEntries(
      (stepFields[step] as readonly string[]).flatMap((field) =>
        field in fields ? [[field, fields[field]]] : [],
      ),
    );
    return saveDraft(id, parseFields(draftSchema, typed), userId);
  }
  const texts = [...form].flatMap(([name, value]) =>
    name.startsWith('alt.') && typeof value === 'string' ? [[name.slice('alt.'.length), value]] : [],
  );
  await describeScreens(id, Object.fromEntries(texts), userId);
  for (const file of form.getAll('screens')) {
    if (typeof file === 'string' || file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addScreen(id, await readyPicture({ name: file.name, bytes, userId }), userId);
  }
}

const simple =
  (command: (id: string, userId: string) => Promise<void>, did: string) =>
  async ({ id, userId }: Press): Promise<Led> => {
    await command(id, userId);
    return { open: id, did };
  };

/** What the buttons of a submission do, by name. */
const presses: Record<string, (press: Press) => Promise<Led>> = {
  async keep(press) {
    await keepStep(press);
    const { id, step, userId } = press;
    const now = await openSubmission(userId, id, step);
    const problems = problemsIn(step, now?.problems ?? {});
    if (Object.keys(problems).length > 0) throw badInput(problems as Record<string, string>);
    return { open: id, step: steps[steps.indexOf(step) + 1] };
  },
  async 'keep-only'(press) {
    await keepStep(press);
    return { open: press.id, step: press.step, did: 'kept' };
  },
  async send({ id, userId, fields }) {
    if (fields.mine !== 'yes')
      throw badInput({ mine: 'Please confirm that you have the right to publish this.' });
    await sendSubmission(
      id,
      String(fields.text ?? '')
        .trim()
        .slice(0, 4000),
      userId,
    );
    return { open: id, did: 'sent' };
  },
  async comment({ id, userId, fields }) {
    await commentAsOwner(id, parseFields(commentSchema, fields).text, userId);
    return { open: id, did: 'said' };
  },
  withdraw: simple(withdrawSubmission, 'withdrawn'),
  reopen: simple(reopenSubmission, 'reopened'),
  'take-down': simple(takeDown, 'taken-down'),
  async delete({ id, userId }) {
    await deleteSubmission(id, userId);
    return { did: 'deleted' };
  },
};

/** The buttons at a screen: they keep what was typed first. */
async function atScreen(press: Press): Promise<Led> {
  const { form, id, userId } = press;
  await keepStep(press);
  const [up, out] = [form.get('up'), form.get('remove')];
  if (typeof out === 'string') await removeScreen(id, out, userId);
  if (typeof up === 'string') {
    const place = (await openSubmission(userId, id, null))?.screens.findIndex((each) => each.id === up) ?? 0;
    await moveScreen(id, up, place - 1, userId);
  }
  return { open: id, step: 'screens' };
}

/** What the last action did, in words, by the name in the address. */
export const submissionNews: Readonly<Record<string, string>> = {
  kept: 'Your draft is saved.',
  sent: 'Your application is submitted. Someone at the studio will review it.',
  said: 'Your reply has been added below.',
  withdrawn: 'You have withdrawn your application.',
  reopened: 'You can edit your application again.',
  'taken-down': 'Your application is no longer in the catalogue.',
  deleted: 'Your application is deleted.',
};

/** Takes the forms of the page for submissions. */
export async function submissionAction({ request, url }: { request: Request; url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search));
  const { userId } = visitor;
  const form = await request.formData();
  const fields: Fields = Object.fromEntries(form);
  const what = String(fields.intent ?? '');
  try {
    if (what === 'begin') {
      const key = formKeySchema.parse(fields.key);
      const id = await beginDraft({ key, address: visitorAddress(request) }, userId);
      return redirect(submissionHref(id ? { open: id } : {}), 303);
    }
    const press: Press = { form, fields, userId, id: idIn(fields), step: stepIn(fields) };
    if (what === 'move-screen') {
      // Only a script drags: the page stays, and reads itself again.
      await moveScreen(press.id, String(fields.screen), Number(fields.to) || 0, userId);
      return null;
    }
    if (form.has('up') || form.has('remove')) return redirect(submissionHref(await atScreen(press)), 303);
    const act = Object.hasOwn(presses, what) ? presses[what] : undefined;
    if (!act) throw data(null, { status: 400 });
    return redirect(submissionHref(await act(press)), 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data({ ...refusal, what }, { status });
  }
}
