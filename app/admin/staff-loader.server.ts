import { data, type LoaderFunctionArgs } from 'react-router';
import { clockName } from '#app/clock-name.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import type { AdminSectionId } from '#content/workspaces/admin-sections.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { type MailState, mailState } from '#server/mail/mail-standing.ts';
import { sectionsFor } from '#server/panel-access.ts';
import type { EntryRefusal } from './entry.ts';
import { type Said, saidIn, saidOnce } from './said-cookie.server.ts';
import { enter } from './staff.server.ts';
import { type Waiting, waitingIn } from './waiting.server.ts';

/** What every page of the panel knows about its reader. */
export interface WorkspaceFacts {
  /** The sections that they may look at, and those in which they may change something. */
  sections: { reads: string[]; writes: string[] };
  name: string;
  /** Whether they may change anything here. */
  writes: boolean;
  said: Said | null;
  waiting: Waiting;
  /** Whether email leaves, and what waits. */
  mail: MailState;
  /** The clock by which they read times. */
  clock: string;
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'url' | 'params'>;
type Read<T> = (staff: Visitor, asked: Asked) => Promise<T>;

/** The loader of a page of the panel. People who may view the section get what `read` returns; others get none of it. */
export const staffLoader =
  <T>(section: AdminSectionId, read: Read<T>, refusedStatus = 403) =>
  async ({ request, url, params }: Asked) => {
    const facts = pageFacts(url);
    const { staff, refused } = await enter(request, section, 'read');
    if (refused !== null) {
      const refusal: EntryRefusal = refused;
      return data({ facts, section, workspace: null, page: null, refusal }, { status: refusedStatus });
    }
    const said = saidIn(request);
    const sections = sectionsFor(staff.areas);
    const workspace: WorkspaceFacts = {
      sections,
      name: staff.name ?? staff.email ?? '',
      writes: sections.writes.includes(section),
      said,
      waiting: await waitingIn(staff.areas),
      mail: await mailState(),
      clock: clockName(staff),
    };
    const page = await read(staff, { request, url, params });
    return data(
      { facts, section, workspace, page, refusal: null },
      said ? { headers: { 'Set-Cookie': saidOnce() } } : undefined,
    );
  };
