import type { ReferenceCall, ReferenceField } from '#lib/staff/api-reference.ts';
import { Collapse } from '#ui/panels/collapse.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';

function Fields({ fields, caller = false }: { fields: readonly ReferenceField[]; caller?: boolean }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-[.9375rem]">
      {fields.map(({ name, type, about, needed }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 py-2.5 @xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
        >
          <dt className="font-mono text-[.84375rem] leading-6 wrap-anywhere">{name}</dt>
          <dd className="min-w-0">
            <span className="font-mono text-[.84375rem] text-mute [word-spacing:-.28em] wrap-anywhere">
              {type}
            </span>
            {caller && needed ? <span className="ms-2 text-sm font-medium text-warning">needed</span> : null}
            {about ? <span className="block text-pretty">{about}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One call: what it gives, what it takes, what it needs, and how it is made from a terminal. */
export function CallPart({ call }: { call: ReferenceCall }) {
  const { id, method, path, about, scope, parameters, body, answer, example } = call;
  return (
    <article id={id} className="@container grid scroll-mt-24 gap-4 border-line py-7 not-first:border-t">
      <div>
        <h3 className="font-mono text-[1.0625rem] [word-spacing:-.28em] wrap-anywhere">
          <span className={method === 'POST' ? 'text-warning' : 'text-accent'}>{method}</span> {path}
        </h3>
        <p className="mt-1.5 text-pretty">{about}</p>
        <p className="mt-1 text-[.9375rem] text-mute">
          Needs <span className="font-mono text-[.84375rem]">{scope}</span>
        </p>
      </div>
      <CodeBlock name={id} code={example} className="rounded-input" />
      {parameters.length > 0 ? (
        <div>
          <h4 className="mb-2 font-[540]">Parameters and headers</h4>
          <Fields fields={parameters} caller />
        </div>
      ) : null}
      {body.length > 0 ? (
        <div>
          <h4 className="mb-2 font-[540]">Request body</h4>
          <Fields fields={body} caller />
        </div>
      ) : null}
      <Collapse
        variant="quiet"
        summary={answer.isList ? `Returns a page of ${answer.name}` : `Returns ${answer.name}`}
      >
        {answer.isList ? (
          <p className="mb-3 text-[.9375rem] text-mute">
            Returned as <code className="font-mono text-[.84375rem]">{'{ data: […], next }'}</code>, newest
            first. Send <code className="font-mono text-[.84375rem]">next</code> as{' '}
            <code className="font-mono text-[.84375rem]">after</code> to get the next page.
          </p>
        ) : null}
        <Fields fields={answer.fields} />
      </Collapse>
    </article>
  );
}
