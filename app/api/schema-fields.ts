import type { ReferenceField } from '#lib/staff/api-reference.ts';

/** As much of a JSON Schema as our own schemas become. */
export interface ShownSchema {
  type?: string;
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  anyOf?: readonly ShownSchema[];
  items?: ShownSchema;
  properties?: Readonly<Record<string, ShownSchema>>;
  additionalProperties?: ShownSchema | boolean;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const isNull = ({ type }: ShownSchema): boolean => type === 'null';

/** The type of a value in a few words. */
export function typeText(schema: ShownSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  if (schema.enum) return schema.enum.map((value) => (value === '' ? 'empty' : String(value))).join(' | ');
  if (schema.type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'values'}`;
  if (schema.type === 'object') return schema.properties ? 'object' : 'texts by name';
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `${schema.type}, ${schema.minimum} to ${schema.maximum}`;
  return schema.format ?? schema.type ?? 'value';
}

function inner(schema: ShownSchema): { fields: ShownSchema; mark: string } | null {
  const own = schema.anyOf?.find((choice) => !isNull(choice)) ?? schema;
  if (own.type === 'array' && own.items?.properties) return { fields: own.items, mark: '[].' };
  return own.properties ? { fields: own, mark: '.' } : null;
}

/** Every field of an object, those within it after it. */
export function fieldsOfSchema(
  { properties = {}, required = [] }: ShownSchema,
  before = '',
): ReferenceField[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = before + key;
    const field = {
      name,
      type: typeText(schema),
      about: schema.description ?? '',
      needed: required.includes(key),
    };
    const within = inner(schema);
    return [field, ...(within ? fieldsOfSchema(within.fields, name + within.mark) : [])];
  });
}
