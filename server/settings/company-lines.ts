import type { Settings } from './schema.ts';

/** Street, town and country of the company, each on a line; what is not set is left out. */
export const placeLines = ({ street, postalCode, city, country }: Settings['company']): string[] =>
  [street, `${postalCode} ${city}`, country].map((line) => line.trim()).filter(Boolean);

/** The company's name and place, as on a letter; empty where the owner has named no company. */
export const companyLines = (company: Settings['company']): string[] =>
  company.legalName.trim() === '' ? [] : [company.legalName.trim(), ...placeLines(company)];
