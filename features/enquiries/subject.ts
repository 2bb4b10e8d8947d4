import { longestPackedState } from '#lib/files/packed-state.ts';

const slugForm = /^[\w-]{1,80}$/;

interface Named {
  slug: string;
  name: string;
}

/** What an enquiry is about, beside its words. */
export interface Subject {
  plan?: Named;
  role?: string;
  application?: Named;
  /** Something made in a demo: the path that opens it, and its shared state. */
  demo?: { path: string; name: string; state: string };
}

/** A demo that a visitor can bring something from. */
interface KnownDemo {
  id: string;
  path: string;
  name: string;
}

/** Where the names of what an enquiry can be about come from. */
export interface SubjectSources {
  /** The ways of charging, and who can be hired. */
  plans: () => readonly { id: string; name: string }[];
  roles: () => readonly { name: string }[];
  demos: readonly KnownDemo[];
  /** The name of an application of the catalogue, or null. */
  applicationName: (slug: string) => Promise<string | null>;
}

/** What an address says that the enquiry is about; what is not known is left out. */
export async function subjectOf(
  query: URLSearchParams,
  { plans, roles, demos, applicationName }: SubjectSources,
): Promise<Subject> {
  const plan = plans().find(({ id }) => id === query.get('plan'));
  const role = roles().find(({ name }) => name === query.get('role'));
  const slug = query.get('application') ?? '';
  const name = slugForm.test(slug) ? await applicationName(slug) : null;
  const demo = demos.find(({ id }) => id === query.get('demo'));
  const state = query.get('state') ?? '';
  return {
    ...(plan ? { plan: { slug: plan.id, name: plan.name } } : {}),
    ...(role ? { role: role.name } : {}),
    ...(name === null ? {} : { application: { slug, name } }),
    ...(demo && state && state.length <= longestPackedState
      ? { demo: { path: demo.path, name: demo.name, state } }
      : {}),
  };
}

/** The address that opens a demo as somebody left it. */
export const demoAddress = ({ path, state }: NonNullable<Subject['demo']>): string =>
  `${path}?${new URLSearchParams({ state })}`;

/** The subject in a few words, for mails and the first message of a chat. */
export function subjectWords({ plan, role, application, demo }: Subject): string[] {
  return [
    ...(plan ? [role ? `${plan.name}: ${role.toLowerCase()}` : `Plan: ${plan.name}`] : role ? [role] : []),
    ...(application ? [`Application: ${application.name}`] : []),
    ...(demo ? [`Made in: ${demo.name}`] : []),
  ];
}
