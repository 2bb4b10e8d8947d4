import { type VariableHelp, variables } from './env-schema.ts';

/** The text of `.env.example`: every variable of the schema, grouped, commented out. */
export function envExample(): string {
  const groups = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(variables)) {
    const { group, help, example } = schema.meta() as Partial<VariableHelp>;
    if (!group || !help) throw new Error(`${name} has no help in server/env-schema.ts`);
    const lines = groups.get(group) ?? [];
    lines.push(`# ${help}`, `#${name}=${example?.includes(' ') ? `"${example}"` : (example ?? '')}`, '');
    groups.set(group, lines);
  }
  const head =
    '# Every variable the server reads. Made by scripts/env-example.ts; nothing here is needed to start.\n';
  return `${head}\n${[...groups].map(([group, lines]) => `## ${group}\n${lines.join('\n')}`).join('\n')}`;
}
