import { isRecord, isText } from '#lib/files/shape.ts';
import type { Conversation } from './conversation.ts';

/** Whether a value is a conversation. Only this project writes them, so their outline tells them from anything else. */
export const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isText(value.changed) &&
  Array.isArray(value.files) &&
  Array.isArray(value.turns);
