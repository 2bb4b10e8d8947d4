import { membershipOf } from '../companies/membership.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { demand } from './errors.ts';
import { ownWordIn } from './own-words.ts';
import { demandPassword, type PasswordRules } from './password-policy.ts';

/** Whom a password is for; of somebody new there is no id yet. */
interface PasswordOwner {
  id?: string | null | undefined;
  email?: string | null | undefined;
  displayName?: string | null | undefined;
}

/** The password rules in force: what staff have set, but nothing below what the environment asks for. */
export function passwordRules(): PasswordRules {
  const { IDENTITY_PASSWORD_MIN: least, IDENTITY_PASSWORD_NEEDS: needs } = services().env;
  return { min: Math.max(least, readSettings().accounts.passwordMin), needs };
}

/** Throws, with what is wrong, unless a password keeps the rules and is not made of its owner's own words. */
export async function demandPasswordOf(password: string, owner: PasswordOwner): Promise<void> {
  const rules = passwordRules();
  demandPassword(password, rules);
  const membership = owner.id ? await membershipOf(services().database.db, owner.id) : null;
  const own = {
    name: owner.displayName ?? null,
    email: owner.email ?? null,
    company: membership?.company ?? null,
    brand: readSettings().brand.name,
  };
  const found = ownWordIn(password, own, rules.min);
  demand(
    !found,
    `WEAK_PASSWORD : This password is little more than “${found?.word}”, which is part of ${found?.of}. Choose words that people don’t connect with you.`,
  );
}
