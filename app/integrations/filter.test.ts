import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { integrations } from '#content/indexes/integrations.ts';
import { filtered, wantedIn } from './filter.ts';

const found = (query: string) =>
  filtered(integrations, wantedIn(new URLSearchParams(query))).map(({ name }) => name);

describe('the directory of integrations', () => {
  it('is found by any of its words, by group, by how both sides know each other, and by what runs', () => {
    expect(found('')).toHaveLength(integrations.length);
    expect(found('q=invoice card')).toEqual(['Stripe Checkout']);
    expect(found('q=S3_BUCKET')).toEqual(['S3']);
    expect(found('group=Shops and parcels&auth=API key')).toEqual(['WooCommerce']);
    expect(found('state=running&group=Email')).toEqual(['SMTP', 'IMAP', 'DKIM', 'List-Unsubscribe']);
    expect(found('q=fax')).toEqual([]);
  });

  it('takes a name that does not exist for no wish', () => {
    expect(found('group=Toys&auth=Handshake&state=soon')).toHaveLength(integrations.length);
  });

  it('holds more than forty, each named once, with a sign that exists, and days that are a range', () => {
    expect(integrations.length).toBeGreaterThan(40);
    expect(new Set(integrations.map(({ name }) => name)).size).toBe(integrations.length);
    const signs = readFileSync('content/indexes/integrations/brands.svg', 'utf8');
    for (const one of integrations) {
      if ('brand' in one.mark) expect(signs).toContain(`id="${one.mark.brand}"`);
      if ('days' in one) expect(one.days[0]).toBeLessThan(one.days[1]);
    }
  });

  it('names for what runs a variable that the server reads', () => {
    const variables = readFileSync('.env.example', 'utf8');
    for (const one of integrations)
      if ('set' in one)
        for (const [variable] of one.set.matchAll(/[A-Z\d]+_[A-Z\d_]+/g))
          expect(variables).toContain(`#${variable}=`);
  });
});
