import { createContext, useContext } from 'react';

/** What is wrong in a form, by the id of the field's frame. */
export type FormErrors = Readonly<Record<string, { label: string; message: string }>>;

const none: FormErrors = {};

export const FormErrorsContext = createContext<FormErrors>(none);

/** What the surrounding form found wrong with this field. */
export const useFormError = (id: string): string | undefined => useContext(FormErrorsContext)[id]?.message;
