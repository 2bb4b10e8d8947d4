import { z } from 'zod';
import { type ApiScope, scopeWords } from '#lib/staff/api-scopes.ts';
import type { ApiCall, NamedShape } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { apiCalls } from './calls.server.ts';
import { pageWishSchema } from './pages.ts';

/** A JSON Schema, or a piece of the description. */
type Json = Readonly<Record<string, unknown>>;

const errorSchema = z.object({
  error: z.object({
    code: z.string().meta({ description: 'For programs: it never changes' }),
    message: z.string().meta({ description: 'For people' }),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong, by field' }),
  }),
});

/** A Zod schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. Formats say enough: their patterns are left out. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return made;
}

const ref = ({ name }: Pick<NamedShape, 'name'>): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

const pageSchema = (of: NamedShape): Json => ({
  type: 'object',
  required: ['data', 'next'],
  properties: {
    data: { type: 'array', items: ref(of) },
    next: {
      anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }],
      description: 'Send it as `after` for the next page; null on the last one',
    },
  },
});

/** The parameters in the address of a call. */
function parametersOf({ path, isList, takes }: ApiCall): Json[] {
  const inPath = path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }]
    : [];
  const { properties = {} } = jsonSchemaOf(pageWishSchema, 'output') as { properties?: Record<string, Json> };
  const inQuery = Object.entries(isList ? properties : {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  }));
  const inHeader = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same call with the same key creates the record only once, however often it is sent',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  };
  return [...inPath, ...inQuery, ...(takes ? [inHeader] : [])];
}

const problem = (description: string): Json => ({ description, content: jsonOf(ref({ name: 'Error' })) });

function operationOf(call: ApiCall): Json {
  const { id, about, scope, path, answer, takes, isList, method } = call;
  return {
    operationId: id,
    summary: about,
    description: `Needs the scope \`${scope}\`: ${scopeWords[scope]}.`,
    tags: [path.split('/')[1]],
    security: [{ key: [scope] }],
    parameters: parametersOf(call),
    ...(takes ? { requestBody: { required: true, content: jsonOf(ref(takes)) } } : {}),
    responses: {
      [method === 'post' ? '201' : '200']: {
        description: isList ? 'One page of them, newest first' : 'The record itself',
        content: jsonOf(isList ? pageSchema(answer) : ref(answer)),
      },
      '401': problem('No key, or a key that no longer works'),
      '403': problem('The key lacks the scope'),
      ...(path.includes('{id}') ? { '404': problem('No such record') } : {}),
      ...(takes || isList ? { '422': problem('Some of the data sent is invalid') } : {}),
      '429': problem('Too many calls; `Retry-After` says when to try again'),
    },
  };
}

function schemasOf(calls: readonly ApiCall[]): Record<string, Json> {
  const schemas: Record<string, Json> = { Error: jsonSchemaOf(errorSchema, 'output') };
  for (const { answer, takes } of calls) {
    schemas[answer.name] ??= jsonSchemaOf(answer.schema, 'output');
    if (takes) schemas[takes.name] ??= jsonSchemaOf(takes.schema, 'input');
  }
  return schemas;
}

/** The API in OpenAPI 3.1, made from the schemas by which it answers. */
export function openApi() {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of apiCalls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const scopes = [...new Set(apiCalls.map(({ scope }): ApiScope => scope))];
  return {
    openapi: '3.1.0',
    info: {
      title: `${readSettings().brand.name} API`,
      version: '1',
      description:
        'For the studio’s own programs and those of its partners. An owner creates keys in the admin panel, under API.',
    },
    servers: [{ url: new URL('/api/v1', services().env.PUBLIC_URL).href }],
    tags: [...new Set(apiCalls.map(({ path }) => path.split('/')[1]))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the API. Its scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
        },
      },
      schemas: schemasOf(apiCalls),
    },
  };
}
