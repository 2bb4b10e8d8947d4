import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '#lib/staff/api-scopes.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { apiCalls } from './calls.server.ts';
import { openApi } from './open-api.server.ts';
import { referenceOf } from './reference.server.ts';
import { fieldsOfSchema, typeText } from './schema-fields.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());

/** Everything within a value, with the way to it. */
function* within(value: unknown, way = '#'): Generator<[string, unknown]> {
  yield [way, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* within(inner, `${way}/${key}`);
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: object }> };
}
const operationsOf = (paths: object): [string, string, Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as object).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );

describe('the description', () => {
  it('is OpenAPI 3.1 and plain JSON', () => {
    const made = openApi();
    expect(made.openapi).toMatch(/^3\.1\.\d+$/);
    expect(made.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(made.servers).toEqual([{ url: 'https://akra.example/api/v1' }]);
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });

  it('holds every call once, with unique ids', () => {
    const operations = operationsOf(openApi().paths);
    expect(operations).toHaveLength(apiCalls.length);
    expect(new Set(operations.map(([, , { operationId }]) => operationId)).size).toBe(operations.length);
  });

  it('leads every reference to something that is there', () => {
    const made = openApi();
    const known = new Set(Object.keys(made.components.schemas).map((name) => `#/components/schemas/${name}`));
    const refs = [...within(made)].filter(([way]) => way.endsWith('/$ref')).map(([, to]) => String(to));
    expect(refs.length).toBeGreaterThan(apiCalls.length);
    expect(refs.filter((to) => !known.has(to))).toEqual([]);
  });

  it('declares each parameter of a path, answers with something, and asks for a scope that exists', () => {
    for (const [path, , operation] of operationsOf(openApi().paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((one) => one.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(named);
      expect(declared.every(({ required }) => required)).toBe(true);
      const [success] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      expect(operation.responses[success ?? '']?.content?.['application/json']?.schema).toBeDefined();
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
      for (const scope of operation.security.flatMap((one) => Object.values(one).flat()))
        expect(apiScopes).toContain(scope);
    }
  });

  it('uses only words that JSON Schema 2020-12 knows', () => {
    const schemas = Object.values(openApi().components.schemas);
    const types = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']);
    const found = schemas.flatMap((schema) => [...within(schema)]);
    const stated = found.filter(([way, value]) => way.endsWith('/type') && typeof value === 'string');
    expect(stated.length).toBeGreaterThan(50);
    expect(stated.filter(([, value]) => !types.has(String(value)))).toEqual([]);
    expect(found.filter(([way]) => /\/(\$schema|nullable|definitions)$/.test(way))).toEqual([]);
  });
});

describe('the page for people', () => {
  it('says of every call what it needs, takes and gives', () => {
    const calls = referenceOf(openApi()).flatMap((group) => group.calls);
    expect(calls).toHaveLength(apiCalls.length);
    const create = calls.find(({ id }) => id === 'createEnquiry');
    expect(create?.body.filter(({ needed }) => needed).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(create?.example).toContain('-X POST');
    const invoice = calls.find(({ id }) => id === 'getInvoice');
    const names = invoice?.answer.fields.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['buyer', 'buyer.name', 'lines', 'lines[].net', 'payments[].amount']),
    );
  });

  it.each([
    [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'date or null'],
    [{ type: 'string', enum: ['', 'now'] }, 'empty | now'],
    [{ type: 'array', items: { type: 'string' } }, 'list of string'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'texts by name'],
  ])('puts %j in words', (schema, words) => expect(typeText(schema)).toBe(words));

  it('marks what has to be sent', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string', description: 'The other' } };
    expect(fieldsOfSchema({ properties, required: ['a'] })).toEqual([
      { name: 'a', type: 'string', about: '', needed: true },
      { name: 'b', type: 'string', about: 'The other', needed: false },
    ]);
  });
});
