/** A country by its two letters, or one of its parts: PT, DE-BE. */
export const placeForm = /^[A-Z]{2}(-[A-Za-z0-9]{1,12})?$/;

/** A place whose public holidays are known. */
export interface HolidayPlace {
  /** As `placeForm` says. */
  code: string;
  country: string;
  /** The part of the country, or null for what holds in all of it. */
  part: string | null;
}
