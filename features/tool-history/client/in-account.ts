import { isFlag, isRecord, isText, listOf, shaped } from '#lib/files/shape.ts';
import type { NewResult, ResultChange } from '../schema.ts';
import type { ToolName } from '../tools.ts';
import { call } from './call.ts';

/** A result in the account, as its list shows it. */
export interface AccountHead {
  id: string;
  path: string;
  title: string;
  about: string;
  words: string;
  pinned: boolean;
  changed: string;
}

/** A result of the account, as its tool opens it. */
interface AccountResult {
  state: string;
  title: string;
  pinned: boolean;
  changed: string;
}

const isHead = shaped<AccountHead>({
  id: isText,
  path: isText,
  title: isText,
  about: isText,
  words: isText,
  pinned: isFlag,
  changed: isText,
});
const isList = shaped<{ results: AccountHead[] }>({ results: listOf(isHead) });
const isResult = shaped<AccountResult>({ state: isText, title: isText, pinned: isFlag, changed: isText });

const address = '/api/tool-history';

/** What the account keeps of a tool. All of these reject with `Refused`, whose words are for people. */
export const listInAccount = async (tool: ToolName): Promise<AccountHead[]> =>
  (await call(`${address}?tool=${tool}`, isList)).results;

export const openInAccount = (id: string): Promise<AccountResult> => call(`${address}/${id}`, isResult);

export const keepInAccount = (id: string, result: NewResult) =>
  call(`${address}/${id}`, isRecord, { method: 'PUT', body: result });

/** Lets results go into the account that were deleted there: somebody asked for it. */
export const allowAgain = (results: readonly string[]) =>
  call(`${address}/again`, isRecord, { method: 'POST', body: { results } });

export const changeInAccount = (id: string, change: ResultChange) =>
  call(`${address}/${id}`, isRecord, { method: 'PATCH', body: change });

export const removeFromAccount = (id: string) => call(`${address}/${id}`, isRecord, { method: 'DELETE' });
