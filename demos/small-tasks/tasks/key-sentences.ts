import { messagesIn, threadSentences } from '#engines/summarize/thread.ts';
import { counted, given, type RunTask } from '../task.ts';

const reasons = {
  decision: 'decision',
  deadline: 'date or deadline',
  question: 'open question',
  central: 'what the thread is about',
};

export const keySentences: RunTask = async (input, embed) => {
  const messages = messagesIn(given(input, 'thread', 'Paste a thread of messages.'));
  const found = await threadSentences(messages, embed);
  const items = found.map(({ text, message, reasons: why }) => ({
    text,
    note: [messages[message]?.from, ...why.map((each) => reasons[each])].filter(Boolean).join(' · '),
  }));
  const finding = `${counted(items.length, 'sentence')} out of ${counted(messages.length, 'message')}`;
  return { finding, parts: [{ is: 'list', items }], text: items.map(({ text }) => text).join('\n') };
};
