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
      <WorkspacePart heading="Before the first call" about="What holds for all of them.">
        <div className="grid gap-3 text-pretty">
          <p>
            Every address begins with <code className="font-mono text-[.875rem] wrap-anywhere">{server}</code>{' '}
            and every call brings a key in the head{' '}
            <code className="font-mono text-[.875rem]">Authorization</code>. A cookie opens nothing.
          </p>
          <p>
            A key may make 6,000 calls an hour. Whoever is told 429 waits for the seconds in{' '}
            <code className="font-mono text-[.875rem]">Retry-After</code>. What is refused answers with an{' '}
            <code className="font-mono text-[.875rem]">error</code> that holds a code for programs and a
            message for people.
          </p>
          <p>
            <a href="/api/v1/openapi.json" className={link}>
              openapi.json
            </a>{' '}
            says the same to programs: OpenAPI 3.1, made from the schemas by which the answers are checked.
          </p>
        </div>
      </WorkspacePart>
      <WorkspacePart heading="Scopes" about="What a key can be allowed, each by itself.">
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
