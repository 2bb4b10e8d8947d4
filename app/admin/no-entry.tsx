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
    title: 'This is for the staff',
    lead: 'Nothing of what is kept here is shown before somebody who works at the studio has signed in.',
    way: { href: signInFor(path), label: 'Sign in as staff' },
  }),
  'not-staff': () => ({
    title: 'This is for the staff',
    lead: 'Your account is not one of the studio’s. If it should be, ask an owner to add your address, and confirm it under Details.',
    way: { href: '/account/details', label: 'Go to your account' },
  }),
  'second-factor': () => ({
    title: 'A second step is needed',
    lead: 'Everybody who works here signs in with a code from an authenticator app as well. Set it up under Security; it takes a minute, and then the panel opens.',
    way: { href: '/account/security#two-steps', label: 'Set up the second step' },
  }),
  'other-area': () => ({
    title: 'This part is not yours',
    lead: 'Your areas do not include it. An owner can change that under Staff.',
    way: { href: '/admin-panel', label: 'Back to the overview' },
  }),
  'reads-only': () => ({
    title: 'You may look, not change',
    lead: 'Readers see everything here and change nothing.',
    way: front,
  }),
};

/** Who may enter, said to whoever may not. */
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
