import type { ReferenceCall, ReferenceField, ReferenceGroup } from '#lib/staff/api-reference.ts';
import type { ApiCall } from '#server/api/call.ts';
import { apiCalls } from './calls.server.ts';
import type { openApi } from './open-api.server.ts';
import { fieldsOfSchema, type ShownSchema, typeText } from './schema-fields.ts';

type Description = ReturnType<typeof openApi>;

interface ShownParameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: ShownSchema;
}

const parameterOf = ({ name, required, description, schema, in: place }: ShownParameter): ReferenceField => ({
  name,
  type: typeText(schema),
  about: description ?? (place === 'path' ? 'In the path' : ''),
  needed: required,
});

const sampleId = '019a0000-0000-7000-8000-000000000000';
const sampleBody = {
  name: 'Ana Example',
  email: 'ana@example.com',
  message: 'Two vans, twelve stops a day.',
};

function exampleOf({ method, path, takes }: ApiCall, server: string): string {
  const address = server + path.replace('{id}', sampleId);
  const lines = [`curl ${address}`, '-H "Authorization: Bearer $KEY"'];
  if (takes) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(sampleBody)}'`);
  if (method === 'post') lines.splice(1, 0, '-X POST');
  return lines.join(' \\\n  ');
}

/** The description of the API as a page shows it: the same document that programs read, in words. */
export function referenceOf(description: Description): ReferenceGroup[] {
  const schemas = description.components.schemas as Record<string, ShownSchema>;
  const server = description.servers[0]?.url ?? '';
  const shown = apiCalls.map((call): ReferenceCall => {
    const operation = description.paths[call.path]?.[call.method] as { parameters: ShownParameter[] };
    return {
      id: call.id,
      method: call.method.toUpperCase(),
      path: call.path,
      about: call.about,
      scope: call.scope,
      parameters: operation.parameters.map(parameterOf),
      body: call.takes ? fieldsOfSchema(schemas[call.takes.name] ?? {}) : [],
      answer: {
        name: call.answer.name,
        isList: call.isList,
        fields: fieldsOfSchema(schemas[call.answer.name] ?? {}),
      },
      example: exampleOf(call, server),
    };
  });
  const groups = Object.groupBy(shown, ({ path }) => path.split('/')[1] ?? '');
  return Object.entries(groups).map(([name, calls = []]) => ({ name, calls }));
}
