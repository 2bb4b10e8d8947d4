import { pageLoader } from '#app/head/page-facts.server.ts';
import { PopupWindow } from '#features/identity/ui/popup-window.tsx';
import { Journey } from '#ui/kinds/journey.tsx';

export const loader = pageLoader;

export default function AuthPopup() {
  return (
    <PopupWindow
      frame={({ title, lead, children }) => (
        <Journey title={title} lead={lead}>
          {children}
        </Journey>
      )}
    />
  );
}
