import type { Refusal } from '#lib/forms/refusal.ts';
import { AppError, badInput, forbidden } from '#server/errors.ts';
import { type Fields, parseFields } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { mostFiles } from './choices.ts';
import { answer } from './commands/answer.server.ts';
import { sendEnquiry } from './commands/send.server.ts';
import { keepFile } from './files.server.ts';
import { formLimit, uploadLimit } from './limits.ts';
import { fileToken } from './links.server.ts';
import { ownKey, type Person, type Side } from './policy.ts';
import { type Access, type Enquiry, waitingFiles } from './queries.server.ts';
import { answerSchema, campaignNames, enquirySchema } from './schema.ts';
import { type SubjectSources, subjectOf } from './subject.ts';

/** A file that was kept for a form which is not sent yet. */
export interface WaitingFile {
  token: string;
  name: string;
  bytes: number;
}

/** A form that was refused, also with what `typed` cannot hold: what was ticked, and the files that are here already. */
export interface EnquiryRefusal extends Refusal {
  status: number;
  topics?: string[];
  files?: WaitingFile[];
}

const several = new Set(['topics', 'files']);
const texts = (values: readonly FormDataEntryValue[]): string[] =>
  values.filter((value) => typeof value === 'string' && value !== '').map(String);

/** Keeps the files that a form brought itself, as one without scripts does; gives the tokens of all its files. */
async function keptFiles(form: FormData, address: string): Promise<{ tokens: string[]; problem?: string }> {
  const given = form.getAll('files');
  const tokens = texts(given);
  // Browsers send an empty file where none was chosen.
  const arrived = given.filter((value) => value instanceof File && value.size > 0) as File[];
  if (tokens.length + arrived.length > mostFiles)
    return {
      tokens,
      problem: `More than ${mostFiles} files are too many. Choose the ones that matter most.`,
    };
  for (const file of arrived) {
    try {
      await services().limits.take(uploadLimit, address);
      const bytes = new Uint8Array(await file.arrayBuffer());
      tokens.push(fileToken((await keepFile({ name: file.name, bytes })).id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { tokens, problem: error.fields?.files ?? error.message };
    }
  }
  return { tokens };
}

async function refusalOf(error: unknown, fields: Fields): Promise<EnquiryRefusal> {
  if (!(error instanceof AppError)) throw error;
  const tokens = Array.isArray(fields.files) ? fields.files.map(String) : [];
  const files = error.status === 503 ? [] : await waitingFiles(services().database.db, tokens);
  const typed = Object.entries(fields).filter(([name]) => !several.has(name) && name !== 'website');
  return {
    status: error.status,
    code: error.code,
    message: error.message,
    fields: error.fields ?? {},
    typed: Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
    topics: Array.isArray(fields.topics) ? fields.topics.map(String) : [],
    files: files.map(({ id, name, bytes }) => ({ token: fileToken(id), name, bytes })),
  };
}

async function fieldsOfForm(form: FormData, address: string): Promise<{ fields: Fields; problem?: string }> {
  const { tokens, problem } = await keptFiles(form, address);
  const single = [...form].filter(([name, value]) => !several.has(name) && typeof value === 'string');
  const fields = { ...Object.fromEntries(single), topics: texts(form.getAll('topics')), files: tokens };
  return problem ? { fields, problem } : { fields };
}

function campaignOf(query: URLSearchParams): Record<string, string> {
  const given = campaignNames.map((name) => [name, query.get(name)?.slice(0, 200) ?? '']);
  return Object.fromEntries(given.filter(([, value]) => value));
}

/** Reads a form that may be large; floods are turned away before their bytes are. */
export async function readForm(request: Request, address: string): Promise<FormData> {
  await services().limits.take(formLimit, address);
  return request.formData().catch((cause: unknown) => {
    throw new AppError({ status: 400, code: 'no_form', message: 'We couldn’t read this form.', cause });
  });
}

/** Who sends a form, from where, and what its page's address may name. */
export interface Around {
  address: string;
  sources: SubjectSources;
  sender: Person | null;
  /** By the form, unless it begins a chat. */
  via?: 'form' | 'chat';
}

/** Takes the form of /contact-us, whoever sends it: a page, or the script of one. */
export async function receiveEnquiry(
  form: FormData,
  { address, sources, sender, via = 'form' }: Around,
): Promise<{ enquiry: Enquiry } | { refusal: EnquiryRefusal }> {
  const { fields, problem } = await fieldsOfForm(form, address);
  try {
    if (problem) throw badInput({ files: problem });
    const { query: text, ...wish } = parseFields(enquirySchema, fields);
    const query = new URLSearchParams(text);
    const subject = await subjectOf(query, sources);
    const whole = { ...wish, subject, campaign: campaignOf(query), address, via };
    return { enquiry: await sendEnquiry(whole, sender) };
  } catch (error) {
    return { refusal: await refusalOf(error, fields) };
  }
}

/** Takes the form that begins a conversation from an account: who sends it, and from which address, is known. */
export async function receiveThread(
  form: FormData,
  around: { address: string; sources: SubjectSources; sender: Person },
): Promise<{ enquiry: Enquiry } | { refusal: EnquiryRefusal }> {
  const { email, name } = around.sender;
  if (!email || ownKey(around.sender) === null) throw forbidden('Please confirm your address first.');
  form.set('email', email);
  form.set('name', name?.trim() || (email.split('@')[0] ?? email));
  return receiveEnquiry(form, around);
}

/** Takes the form of a conversation's page. */
export async function receiveAnswer(
  form: FormData,
  access: Access,
  address: string,
): Promise<{ side: Side } | { refusal: EnquiryRefusal }> {
  const { fields, problem } = await fieldsOfForm(form, address);
  try {
    if (problem) throw badInput({ files: problem });
    return { side: await answer(access, { ...parseFields(answerSchema, fields), address }) };
  } catch (error) {
    return { refusal: await refusalOf(error, fields) };
  }
}
