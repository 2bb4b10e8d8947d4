import { CircleCheck } from 'lucide-react';
import { integrations } from '#content/indexes/integrations.ts';

/** Protocols in groups: what each is for, and how it is switched on. */
export default function IntegrationIndex() {
  return (
    <div className="grid gap-12 lg:gap-16">
      {integrations.map(({ group, id, rows }) => (
        <section key={id} id={id} className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 className="text-2xl lg:col-span-3">{group}</h2>
          <ul className="@container border-t-2 border-ink lg:col-span-9">
            {rows.map((row) => (
              <li
                key={row.name}
                className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 @4xl:grid-cols-[11rem_minmax(0,1fr)_13rem_9.5rem] @4xl:items-baseline"
              >
                <h3 className="text-lg tracking-[-.02em]">{row.name}</h3>
                <p className="text-mute text-pretty">{row.use}</p>
                <p className="break-words font-mono text-[.8125rem] [word-spacing:-.2em]">{row.set}</p>
                <p className="flex items-center gap-1.5 text-sm font-medium text-done">
                  <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" />
                  Built in
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
