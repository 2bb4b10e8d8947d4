import { Check, X } from 'lucide-react';
import type { AiDemo } from '#content/ai-demos/ai-demos.ts';
import { printedBy, proofAt } from '#content/proof.ts';
import type { JudgedInput } from '#demos/small-tasks/judged.server.ts';

const cut = (text: string): string => (text.length > 90 ? `${text.slice(0, 88).trimEnd()}…` : text);

function Row({ input, expected, got, right }: JudgedInput) {
  const Icon = right ? Check : X;
  return (
    <li className="border-b border-line">
      <details className="group/fold">
        <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-3 py-2.5">
          <Icon
            size={18}
            strokeWidth={2}
            aria-label={right ? 'Right:' : 'Wrong:'}
            className={`shrink-0 translate-y-0.5 ${right ? 'text-done' : 'text-danger'}`}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {cut(input.replace(/^Subject: /, '').replace(/\s+/g, ' '))}
          </span>
        </summary>
        <dl className="grid gap-3 pb-4 ps-8 text-sm wrap-anywhere">
          <div>
            <dt className="text-mute">Input</dt>
            <dd className="whitespace-pre-wrap">{input}</dd>
          </div>
          <div>
            <dt className="text-mute">Expected</dt>
            <dd>{expected}</dd>
          </div>
          <div>
            <dt className="text-mute">Results</dt>
            <dd className={right ? '' : 'text-danger'}>{got}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

/** Who wrote the inputs, and what the rules were made on. */
const origins = {
  second: {
    author: 'Someone else wrote the inputs and the expected results, without seeing the code.',
    rules:
      'We wrote the rules using twenty other inputs. The inputs below were run once the rules were finished, and nothing was changed afterwards.',
  },
  fourth: (before: number) => ({
    author:
      'This is our fourth set of inputs. The engineer who later improved the rules wrote them and the expected results before changing anything.',
    rules: `We then improved the rules using other inputs only. Before the change, ${before} of these 20 inputs came out right; we didn’t look at which ones failed.`,
  }),
};

/** What came out of twenty inputs that the rules were not made on, failures included. */
export function JudgedInputs({ demo, judged }: { demo: AiDemo; judged: readonly JudgedInput[] }) {
  const right = judged.filter((each) => each.right).length;
  const measured = proofAt(`tasks.${demo.id}.right`);
  const [tuned, of] = [proofAt(`tasks.${demo.id}.tuned.right`), proofAt(`tasks.${demo.id}.tuned.inputs`)];
  const { author, rules } =
    demo.origin ?? (demo.rightBefore === undefined ? origins.second : origins.fourth(demo.rightBefore));
  return (
    <>
      <p className="max-w-[42rem] text-pretty">
        {right} of {judged.length} inputs came out right. {author} An input counts as right when{' '}
        {demo.rightWhen}. {measured ? printedBy(measured) : null}
      </p>
      <p className="mt-3 max-w-[42rem] text-pretty text-mute">
        {rules}{' '}
        {tuned && of && of.value > 0
          ? `Of the ${of.value} inputs that we used to write the rules, ${tuned.value} come out right.`
          : null}
      </p>
      <ul className="mt-5 border-t-2 border-ink">
        {judged.map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </ul>
    </>
  );
}
