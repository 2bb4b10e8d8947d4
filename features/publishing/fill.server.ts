import { printedBy, proofAt, said } from '#content/proof.ts';
import type { FillToken } from '#lib/text/text-tokens.ts';
import { companyLines } from '#server/settings/company-lines.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Names that are put together from several settings. */
const composed: Readonly<Record<string, () => string>> = {
  'company.whole': () => companyLines(readSettings().company).join(', '),
  // The brand, while it is all that is known of whoever runs the site. Empty once there is a company, so that the line
  // that holds it is left out.
  'company.unnamed': () => {
    const { brand, company } = readSettings();
    return companyLines(company).length > 0 ? '' : brand.name;
  },
};

function settingAt(name: string): unknown {
  const whole = composed[name];
  if (whole) return whole();
  const [section = '', field = ''] = name.split('.');
  const sections: Record<string, Record<string, unknown>> = readSettings();
  return sections[section]?.[field];
}

/** What stands for a name in double braces: a measured figure, who printed it, or a setting; null where there is none. */
export const fillToken: FillToken = (name) => {
  const [kind, id] = name.split(':');
  if (id !== undefined) {
    const proof = proofAt(id);
    if (!proof) return null;
    return kind === 'proof' ? said(proof) : kind === 'printed' ? printedBy(proof) : null;
  }
  const value = settingAt(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Whether a name in double braces is one that texts may use; its value may still be empty. */
export function isKnownToken(name: string): boolean {
  const [kind, id] = name.split(':');
  if (id !== undefined) return (kind === 'proof' || kind === 'printed') && proofAt(id) !== undefined;
  return ['string', 'number'].includes(typeof settingAt(name));
}
