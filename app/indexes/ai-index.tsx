import { ArrowRight } from 'lucide-react';
import { type AiDemo, aiDemos } from '#content/ai-demos/ai-demos.ts';
import { largerDemos } from '#content/ai-demos/larger-demos.ts';
import { proofAt } from '#content/proof.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

const groups: readonly { name: AiDemo['group']; about: string }[] = [
  { name: 'Mail', about: 'The morning’s inbox' },
  { name: 'Documents', about: 'From paper and speech to text, fields and tables' },
  { name: 'Lists', about: 'Find, match and clean up' },
];

/** How many of the twenty inputs came out right. */
function Score({ id }: Pick<AiDemo, 'id'>) {
  const [right, of] = [proofAt(`tasks.${id}.right`), proofAt(`tasks.${id}.inputs`)];
  return right && of ? (
    <span className="mono-label shrink-0 text-mute">
      {right.value} of {of.value} right
    </span>
  ) : null;
}

function TaskCard({ demo }: { demo: AiDemo }) {
  return (
    <Card className="@md:p-7">
      <CardTitle href={`/ai/demo/${demo.id}`} level={3} className="text-[1.625rem]">
        {demo.name}
      </CardTitle>
      <p className="mt-2 text-mute">{demo.note}</p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-6">
        <span className="rounded-2xl bg-hue px-3 py-1 text-sm text-on-hue">
          {demo.takes}{' '}
          <ArrowRight
            size={16}
            strokeWidth={1.5}
            aria-label="becomes"
            className="mx-1 inline align-[-0.2em]"
          />{' '}
          {demo.gives}
        </span>
        <Score id={demo.id} />
      </p>
    </Card>
  );
}

/** The small tasks by what they are for, and the larger demos that stand on the same engines. */
export default function AiIndex() {
  return (
    <div className="grid gap-14">
      {groups.map(({ name, about }) => (
        <section key={name} aria-labelledby={`ai-${name}`}>
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id={`ai-${name}`} className="text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)]">
              {name}
            </h2>
            <p className="text-mute">{about}</p>
          </div>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
            {aiDemos
              .filter(({ group }) => group === name)
              .map((demo) => (
                <li key={demo.id}>
                  <TaskCard demo={demo} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="ai-larger">
        <h2 id="ai-larger" className="mb-5 text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)]">
          Larger demos
        </h2>
        <LinkRows rows={largerDemos} />
      </section>
    </div>
  );
}
