import { pageLoader } from '#app/head/page-facts.server.ts';
import { PopupWindow } from '#features/identity/ui/popup-window.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = pageLoader;

export default function AuthPopup() {
  return (
    <PopupWindow
      frame={({ title, lead, children }) => (
        <FormPage title={title} lead={lead}>
          {children}
        </FormPage>
      )}
    />
  );
}
