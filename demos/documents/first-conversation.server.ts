import type { Door, SentConversation } from './conversation.ts';
import handbooks from './examples/made/handbooks.json' with { type: 'json' };
import lease from './examples/made/lease.json' with { type: 'json' };
import museum from './examples/made/museum.json' with { type: 'json' };
import { isConversation } from './is-conversation.ts';

const made: Readonly<Record<Door, unknown>> = { file: lease, files: handbooks, page: museum };

/** The example that a page begins with, read and answered beforehand (`npm run example-conversations`). */
export function firstConversation(door: Door): SentConversation {
  const found = made[door];
  if (!isConversation(found)) throw new Error('Create the examples again: npm run example-conversations');
  return found;
}
