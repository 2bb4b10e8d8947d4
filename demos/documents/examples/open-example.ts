import type { Conversation } from '../conversation.ts';
import { isConversation } from '../is-conversation.ts';
import leaseAddress from './made/lease.pdf?url';

/** Examples with what was read and answered of them, made by `npm run example-conversations`. */
const made: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  lease: () => import('./made/lease.json'),
  handbooks: () => import('./made/handbooks.json'),
  museum: () => import('./made/museum.json'),
};

/** An example by its id, loaded when it is opened. */
export async function openExample(id: string): Promise<Conversation> {
  const file: { default: unknown } | undefined = await made[id]?.();
  if (!isConversation(file?.default)) throw new Error(`There is no example ${id}.`);
  return file.default;
}

/** The file behind an example's PDF, so that its pages can be drawn. */
export async function withBytes(conversation: Conversation): Promise<Conversation> {
  if (conversation.example !== 'lease') return conversation;
  const answer = await fetch(leaseAddress);
  if (!answer.ok) return conversation;
  const bytes = await answer.arrayBuffer();
  return {
    ...conversation,
    files: conversation.files.map((file) => ({ ...file, bytes: file.bytes ?? bytes })),
  };
}
