import { expect, it } from 'vitest';
import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema } from '#lib/forms/form-schemas.ts';
import { rulesOf } from './field-rules.ts';

it('gives a browser the checks of the schema that it can make itself', () => {
  const schema = z.object({
    name: nameSchema,
    email: emailSchema,
    reply: z
      .union([z.literal(''), emailSchema])
      .optional()
      .default(''),
    agenda: z.string().trim().max(1000).optional().default(''),
    time: z.string().regex(/^\d\d:\d\d$/),
    start: z.iso.datetime().transform(Date.parse),
    listed: z.literal('on').optional().catch(undefined),
    key: formKeySchema,
  });
  expect(rulesOf(schema)).toMatchObject({
    name: { required: true, maxLength: 100 },
    email: { required: true, maxLength: 254, type: 'email' },
    reply: { maxLength: 254, type: 'email' },
    agenda: { maxLength: 1000 },
    time: { pattern: '^\\d\\d:\\d\\d$' },
    listed: {},
  });
  expect(rulesOf(schema).reply).not.toHaveProperty('required');
  expect(rulesOf(schema)).toBe(rulesOf(schema));
});
