import { SessionError } from './session.ts';

async function end(path: string): Promise<number> {
  const answer = await fetch(path, { method: 'DELETE' });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new SessionError(answer.status, said.error?.message ?? 'That did not work. Try again in a minute.');
  return said.ended;
}

/** Ends one of one's own sessions. */
export const endOneSession = (id: string): Promise<number> => end(`/api/sessions/${encodeURIComponent(id)}`);

/** Ends all of one's sessions but this one; gives how many. */
export const endOtherSessions = (): Promise<number> => end('/api/sessions');
