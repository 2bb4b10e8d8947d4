import { pageLoader } from '#app/head/page-facts.server.ts';
import { MailAction } from '#features/identity/ui/mail-action.tsx';
import { NeedsScripts } from '#features/identity/ui/needs-scripts.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = pageLoader;

export default function AuthAction() {
  return (
    <MailAction
      frame={({ title, lead, children }) => (
        <FormPage title={title} lead={lead}>
          <NeedsScripts />
          {children}
        </FormPage>
      )}
    />
  );
}
