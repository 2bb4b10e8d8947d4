import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '#server/settings/schema.ts';
import * as settings from '#server/settings/settings.ts';
import { realCompany } from '#server/settings/testing/real-company.ts';
import { fillToken, isKnownToken } from './fill.server.ts';

afterEach(() => vi.restoreAllMocks());

it('goes by the brand while no company is named', () => {
  expect(fillToken('company.unnamed')).toBe(defaultSettings.brand.name);
  expect(fillToken('company.whole')).toBe('');
});

it('names the company whole once there is one', () => {
  vi.spyOn(settings, 'readSettings').mockReturnValue({ ...defaultSettings, company: realCompany.company });
  expect(fillToken('company.unnamed')).toBe('');
  expect(fillToken('company.whole')).toBe('Harbour Works GmbH, Kai 3, 20457 Hamburg, Germany');
});

it('knows the names that texts may use, whether they have a value or not', () => {
  for (const name of ['company.whole', 'company.unnamed', 'company.vatId', 'contact.email'])
    expect(isKnownToken(name), name).toBe(true);
  expect(isKnownToken('company.boss')).toBe(false);
});
