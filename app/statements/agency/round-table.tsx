import { type CSSProperties, useState } from 'react';
import { roles } from '#content/form-pages/pricing.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { decidedBy } from './who-decides.ts';

/** Where each of the five sits, in percent of the table's own box; the first sits at the top. */
const seats = roles.map((_, at) => {
  const angle = (at / roles.length) * 2 * Math.PI - Math.PI / 2;
  const percent = (value: number) => `${Math.round(50 + value)}%`;
  return { x: percent(39 * Math.cos(angle)), y: percent(38 * Math.sin(angle)) };
});

const samples = [
  'May the chatbot answer without a source?',
  'Which colour is the button?',
  'Is the release safe?',
];

/** Five roles round a table; a question lights up the seat of whoever decides it. */
export function RoundTable() {
  const [question, setQuestion] = useState('');
  const at = decidedBy(question);
  const role = at === null ? undefined : roles[at];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:gap-12">
      <ol className="relative grid gap-3 lg:aspect-[11/9] lg:gap-0">
        <li aria-hidden="true" className="max-lg:hidden">
          <span className="absolute inset-[17%_15%] rounded-[50%] border-2 border-current" />
          <span className="absolute inset-[21%_18%] rounded-[50%] border border-current opacity-30" />
        </li>
        {roles.map(({ name, decides, leaves }, place) => (
          <li
            key={name}
            data-decides={place === at || undefined}
            style={{ '--x': seats[place]?.x, '--y': seats[place]?.y } as CSSProperties}
            className={`rounded-card p-4 transition-colors duration-(--panel) lg:absolute lg:start-(--x) lg:top-(--y) lg:w-[15.5rem] lg:-translate-1/2 lg:p-5 ${
              place === at
                ? 'bg-[light-dark(var(--ink-light),var(--hue))] text-[light-dark(var(--on-ground),var(--ink-light))]'
                : 'bg-raised text-ink'
            }`}
          >
            <h2 className="text-xl">{name}</h2>
            <p className="mt-1.5 text-[.9375rem]">{decides}</p>
            <p className="mt-2 text-sm opacity-75">You keep: {leaves.toLowerCase()}</p>
          </li>
        ))}
      </ol>
      <div className="max-lg:row-start-1">
        <TextField
          label="Ask a question to see who decides it"
          required
          autoComplete="off"
          maxLength={120}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          placeholder="Where do we store invoices?"
        />
        <div className="mt-3 grid justify-items-start gap-1">
          {samples.map((sample) => (
            <button
              key={sample}
              type="button"
              onClick={() => setQuestion(sample)}
              className="min-h-11 text-start underline underline-offset-4"
            >
              {sample}
            </button>
          ))}
        </div>
        <p
          role="status"
          className="mt-5 min-h-24 font-display text-2xl leading-tight font-semibold tracking-[-.03em]"
        >
          {role
            ? `The ${role.name.toLowerCase()} decides.`
            : question.trim()
              ? 'We can’t tell from these words. Ask us, and we’ll give you a name.'
              : null}
        </p>
      </div>
    </div>
  );
}
