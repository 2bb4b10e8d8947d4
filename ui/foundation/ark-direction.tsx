import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';
import { useDirection } from './direction.tsx';

/** Tells Ark's machines inside which way the text runs: they read it off a language, so each direction lends one. */
export function ArkDirection({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useDirection() === 'rtl' ? 'ar' : 'en-GB'}>{children}</LocaleProvider>;
}
