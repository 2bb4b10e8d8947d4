import { type AdminSectionId, adminSection } from '#content/workspaces/admin-sections.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { EntryRefusal } from './entry.ts';

interface Words {
  title: string;
  lead: string;
  way: { href: string; label: string };
}

const front = { href: '/', label: 'Go to the front page' };

const wordsOf: Record<EntryRefusal, (path: string) => Words> = {
  'signed-out': (path) => ({
    title: 'The panel is for staff',
    lead: 'Sign in with an account that belongs to the studio to open the admin panel.',
    way: { href: signInFor(path), label: 'Sign in as staff' },
  }),
  'not-staff': () => ({
    title: 'The panel is for staff',
    lead: 'Your account isn’t a staff account. If it should be, ask an owner to add your email address, then confirm it on the Details page.',
    way: { href: '/account/details', label: 'Go to your account' },
  }),
  'second-factor': () => ({
    title: 'Set up two-step sign-in first',
    lead: 'When staff sign in, they also enter a code from an authenticator app. You can set this up on the Security page in about a minute.',
    way: { href: '/account/security#two-steps', label: 'Set up two-step sign-in' },
  }),
  'other-area': () => ({
    title: 'You don’t have access to this part',
    lead: 'An owner can give you access on the Staff page.',
    way: { href: '/admin-panel', label: 'Back to the overview' },
  }),
  'reads-only': () => ({
    title: 'You can view this, but not change it',
    lead: 'Your role lets you read everything here. An owner can let you make changes on the Staff page.',
    way: front,
  }),
};

/** Tells people who may not enter what they need. */
export function NoEntry({ refusal, section }: { refusal: EntryRefusal; section: AdminSectionId }) {
  const { title, lead, way } = wordsOf[refusal](adminSection(section).path);
  return (
    <FormPage title={title} lead={lead}>
      <ButtonLink href={way.href} className="mt-8">
        {way.label}
      </ButtonLink>
    </FormPage>
  );
}
