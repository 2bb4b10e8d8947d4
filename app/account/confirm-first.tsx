import { ButtonLink } from '#ui/actions/button.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';

/** Says why nothing is shown to somebody whose address is not confirmed, and what to do. */
export const ConfirmFirst = ({ what }: { what: string }) => (
  <DeskSheet>
    <DeskEmpty
      heading="Confirm your address first"
      action={
        <ButtonLink href="/account/details" variant="ink" size="small">
          Confirm it under details
        </ButtonLink>
      }
    >
      <p>
        Anybody can type any address. Once yours is shown to be yours, everything that was {what} with it
        stands here. Until then the links in our mails open each of them.
      </p>
    </DeskEmpty>
  </DeskSheet>
);
