import { isNumber, shaped } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';
import { SessionError } from './session.ts';

const isEnded = shaped<{ ended: number }>({ ended: isNumber });

async function end(path: string): Promise<number> {
  const answer = await fetch(path, { method: 'DELETE' });
  if (answer.ok) return (await answerOf(answer, isEnded)).ended;
  const { message = 'We couldn’t sign that device out. Try again in a minute.' } = await refusalOf(answer);
  throw new SessionError(answer.status, message);
}

/** Ends one of one's own sessions. */
export const endOneSession = (id: string): Promise<number> => end(`/api/sessions/${encodeURIComponent(id)}`);

/** Ends all of one's sessions but this one; gives how many. */
export const endOtherSessions = (): Promise<number> => end('/api/sessions');
