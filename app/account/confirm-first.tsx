import { ButtonLink } from '#ui/actions/button.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';

/** Says why nothing is shown to somebody whose address is not confirmed, and what to do. */
export const ConfirmFirst = ({ what }: { what: string }) => (
  <DeskSheet>
    <DeskEmpty
      heading="Confirm your email address first"
      action={
        <ButtonLink href="/account/details" variant="ink" size="small">
          Confirm it under Details
        </ButtonLink>
      }
    >
      <p>
        Anyone can type any address, so we show what was {what} with yours once you’ve confirmed it. Until
        then you can use the links in our emails.
      </p>
    </DeskEmpty>
  </DeskSheet>
);
