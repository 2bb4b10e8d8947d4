import type { ReferenceGroup } from '#lib/staff/api-reference.ts';
import { apiScopes, scopeWords } from '#lib/staff/api-scopes.ts';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { CallPart } from './reference-call.tsx';

interface ReferenceWorkspaceProps {
  groups: readonly ReferenceGroup[];
  server: string;
}

const link = 'text-accent underline decoration-line underline-offset-4 hover:decoration-current';
const words = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** Every call of the API for people to read: the same document that programs fetch. */
export function ReferenceWorkspace({ groups, server }: ReferenceWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart heading="Before the first call" about="These rules apply to every call.">
        <div className="grid gap-3 text-pretty">
          <p>
            Every address starts with <code className="font-mono text-[.875rem] wrap-anywhere">{server}</code>{' '}
            and every call needs a key in the header{' '}
            <code className="font-mono text-[.875rem]">Authorization</code>. Cookies aren’t accepted.
          </p>
          <p>
            Each key can make 6,000 calls an hour. If you get a 429, wait for the number of seconds in{' '}
            <code className="font-mono text-[.875rem]">Retry-After</code>. A refused call returns an{' '}
            <code className="font-mono text-[.875rem]">error</code> with a code for programs and a message for
            people.
          </p>
          <p>
            <a href="/api/v1/openapi.json" className={link}>
              openapi.json
            </a>{' '}
            is the same reference as OpenAPI 3.1, generated from the schemas that check the answers.
          </p>
        </div>
      </WorkspacePart>
      <WorkspacePart heading="Scopes" about="The permissions you can give a key.">
        <dl className="grid gap-2.5">
          {apiScopes.map((scope) => (
            <div key={scope}>
              <dt className="font-mono text-[.875rem]">{scope}</dt>
              <dd className="text-[.9375rem] text-mute">{scopeWords[scope]}</dd>
            </div>
          ))}
        </dl>
      </WorkspacePart>
      {groups.map(({ name, calls }) => (
        <section
          key={name}
          aria-labelledby={`about-${name}`}
          className="border-t border-line px-4 py-6 sm:px-7"
        >
          <h2 id={`about-${name}`} className="text-xl">
            {words(name)}
          </h2>
          <div className="max-w-[52rem]">
            {calls.map((call) => (
              <CallPart key={call.id} call={call} />
            ))}
          </div>
        </section>
      ))}
    </DetailPage>
  );
}
