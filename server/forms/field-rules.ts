import { z } from 'zod';
import type { FieldRule, FieldRules } from '#lib/forms/field-rules.ts';

type Shape = z.core.JSONSchema.JSONSchema;

/** A field as JSON Schema says it, with each of its alternatives. */
const sidesOf = (shape: z.core.JSONSchema._JSONSchema | undefined): Shape[] =>
  typeof shape === 'object' ? [shape, ...(shape.anyOf ?? []).flatMap(sidesOf)] : [];

function ruleOf(sides: readonly Shape[], asked: boolean): FieldRule {
  const first = <Name extends 'maxLength' | 'pattern'>(name: Name) =>
    sides.find((side) => side[name])?.[name];
  const [maxLength, pattern] = [first('maxLength'), first('pattern')];
  return {
    ...(asked && sides.some(({ minLength = 0 }) => minLength > 0) ? { required: true } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(sides.some(({ format }) => format === 'email') ? { type: 'email' } : {}),
    ...(pattern ? { pattern } : {}),
  };
}

const known = new WeakMap<z.ZodObject, FieldRules>();

/**
 * The attributes by which a browser checks a form as its schema will. Both sides of each field are read: what may be
 * sent says what is asked for, and what is kept says how long it may be.
 */
export function rulesOf(schema: z.ZodObject): FieldRules {
  const before = known.get(schema);
  if (before) return before;
  const [sent, kept] = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  );
  const names = Object.keys(schema.shape);
  const rules = Object.fromEntries(
    names.map((name) => [
      name,
      ruleOf(
        [...sidesOf(sent?.properties?.[name]), ...sidesOf(kept?.properties?.[name])],
        sent?.required?.includes(name) ?? false,
      ),
    ]),
  );
  known.set(schema, rules);
  return rules;
}
