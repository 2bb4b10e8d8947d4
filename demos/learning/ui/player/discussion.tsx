import { type FormEvent, useState } from 'react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { addPost, deletePost } from '../../actions/discuss.ts';
import type { Lesson } from '../../lesson.ts';
import { nameOf } from '../../lookup.ts';
import type { Post } from '../../records.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

interface DiscussionProps {
  used: Used;
  lesson: Lesson;
  courseId: string;
  personId: string;
  today: string;
}

interface PostFormProps {
  label: string;
  action: string;
  onPost: (text: string) => string | null;
}

function PostForm({ label, action, onPost }: PostFormProps) {
  const [problem, setProblem] = useState<string | undefined>();
  function post(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = onPost(String(new FormData(form).get('text') ?? ''));
    setProblem(refused ?? undefined);
    if (!refused) form.reset();
  }
  return (
    <Form onSubmit={post} noValidate className="grid justify-items-start gap-3">
      <TextArea label={label} name="text" rows={2} error={problem} maxLength={4000} className="w-full" />
      <Button type="submit" variant="ghost" size="small">
        {action}
      </Button>
    </Form>
  );
}

/** What is asked and answered below a lesson. */
export function Discussion({ used, lesson, courseId, personId, today }: DiscussionProps) {
  const { rows, change } = used;
  const [answered, setAnswered] = useState<string | null>(null);
  const posts = [...rows.posts.values()]
    .filter(({ lessonId }) => lessonId === lesson.id)
    .sort((a, b) => a.on.localeCompare(b.on));
  const answersOf = (id: string) => posts.filter(({ answers }) => answers === id);

  function post(text: string, answers: string | null): string | null {
    const id = crypto.randomUUID();
    const added = addPost({ id, courseId, lessonId: lesson.id, personId, on: today, text, answers });
    if ('problem' in added) return added.problem;
    change(answers ? 'Answered a question' : 'Asked a question', added.edits);
    setAnswered(null);
    return null;
  }
  const draw = (each: Post) => (
    <div className="flex gap-3">
      <Avatar name={nameOf(rows, each.personId)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{nameOf(rows, each.personId)}</span>
          {each.personId === me.teacher ? <span className="text-[.875rem] text-mute">Teacher</span> : null}
          <span className="text-[.875rem] text-mute">{dayAndMonth(each.on)}</span>
        </p>
        <p className="mt-0.5 whitespace-pre-line">{each.text}</p>
        <p className="flex gap-4 text-[.875rem]">
          {each.answers ? null : (
            <button
              type="button"
              onClick={() => setAnswered(answered === each.id ? null : each.id)}
              aria-expanded={answered === each.id}
              className="min-h-11 text-accent underline underline-offset-[3px]"
            >
              Answer
            </button>
          )}
          {each.personId === personId ? (
            <button
              type="button"
              onClick={() => change('Deleted a post', deletePost(rows, each.id))}
              className="min-h-11 text-mute underline underline-offset-[3px]"
            >
              Delete
            </button>
          ) : null}
        </p>
      </div>
    </div>
  );
  return (
    <section aria-labelledby="discussion" className="mt-12 print:hidden">
      <h2 id="discussion" className="text-[1.6875rem]">
        Questions and answers
      </h2>
      {posts.length === 0 ? (
        <p className="mt-3 text-mute">
          No one has asked about this lesson yet. Is there something you’d like to know?
        </p>
      ) : null}
      <ul className="mt-5 grid gap-5">
        {posts
          .filter(({ answers }) => answers === null)
          .map((each) => (
            <li key={each.id}>
              {draw(each)}
              <ul className="ms-6 mt-2 grid gap-3 border-s-2 border-line ps-5 empty:hidden">
                {answersOf(each.id).map((answer) => (
                  <li key={answer.id}>{draw(answer)}</li>
                ))}
                {answered === each.id ? (
                  <li>
                    <PostForm
                      label="Your answer"
                      action="Post answer"
                      onPost={(text) => post(text, each.id)}
                    />
                  </li>
                ) : null}
              </ul>
            </li>
          ))}
      </ul>
      <div className="mt-6">
        <PostForm label="Ask a question" action="Post question" onPost={(text) => post(text, null)} />
      </div>
    </section>
  );
}
