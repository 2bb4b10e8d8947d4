import { createContext, useContext } from 'react';
import type { FieldRule, FieldRules } from '#lib/forms/field-rules.ts';

const none: FieldRules = {};

export const FormRulesContext = createContext<FieldRules>(none);

/** What the surrounding form's schema asks of the field with this name. */
export const useFieldRule = (name: string | undefined): FieldRule =>
  useContext(FormRulesContext)[name ?? ''] ?? {};
