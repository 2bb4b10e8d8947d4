import { topics } from '#features/enquiries/choices.ts';

/** What was answered so far. */
export interface TalkAnswers {
  topic: string;
  message: string;
}

/** How far a conversation has come. */
export interface Talk extends TalkAnswers {
  /** 0 asks for the topic, 1 for the message, 2 for the person. */
  step: 0 | 1 | 2;
  /** What is wrong with the answer that was given last. */
  wrong: string | null;
}

export const beginning: Talk = { step: 0, topic: '', message: '', wrong: null };

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
};

/** The answers that a form brings, those that no list knows left out. */
const answersIn = (form: FormData): TalkAnswers => {
  const topic = textIn(form, 'topics');
  return {
    topic: topics.some(({ value }) => value === topic) ? topic : '',
    message: textIn(form, 'message'),
  };
};

/** What is asked next: the first thing that has no answer yet, or the one that somebody goes back to. */
export function nextInTalk(form: FormData): Talk {
  const answers = answersIn(form);
  const to = textIn(form, 'to');
  if (to === '0') return { ...answers, step: 0, wrong: null };
  if (to === '1' && answers.topic) return { ...answers, step: 1, wrong: null };
  if (!answers.topic) return { ...answers, step: 0, wrong: 'Please choose what fits best.' };
  if (textIn(form, 'at') === '0') return { ...answers, step: 1, wrong: null };
  if (!answers.message) return { ...answers, step: 1, wrong: 'Please write a few words.' };
  if (answers.message.length > 8000)
    return { ...answers, step: 1, wrong: 'This is more than 8,000 characters. Please shorten it.' };
  return { ...answers, step: 2, wrong: null };
}
