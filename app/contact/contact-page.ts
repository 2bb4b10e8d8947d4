import type { ShownHours } from '#features/enquiries/hours-page.server.ts';
import type { EnquiryRefusal } from '#features/enquiries/receive.server.ts';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { CallDay } from './call-times.ts';

/** What the contact pages know. */
export interface ContactPage {
  /** The name of the agency. */
  brand: string;
  /** Today at the studio, as in 2026-11-19. */
  today: string;
  hours: ShownHours;
  /** As the agency writes them; read by the drawing of the week. */
  weekHours: string;
  place: readonly string[];
  email: string;
  phone: string;
  /** What the letter begins with. */
  start: string;
  /** The page that led here. */
  page: string;
  rules: FieldRules;
  calls: readonly CallDay[];
}

/** What every composition is given. */
export interface ContactProps {
  contact: ContactPage;
  /** What came back of a form without scripts, with what was in it. */
  refusal: EnquiryRefusal | null;
}
