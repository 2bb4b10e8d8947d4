import { ButtonLink } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';

interface ConfirmFirstProps {
  /** What was done with the address: ‘asked’, ‘booked’. */
  what: string;
  /** Whether an email with a link to confirm it would arrive. */
  byMail: boolean;
}

/** Says why somebody whose address is not confirmed sees nothing, and what they can still do. */
export const ConfirmFirst = ({ what, byMail }: ConfirmFirstProps) => (
  <DetailPage>
    <WorkspaceEmpty
      heading={byMail ? 'Confirm your email address first' : 'Your email address isn’t confirmed yet'}
      action={
        <div className="flex flex-wrap gap-2">
          {byMail ? (
            <ButtonLink href="/account/details" variant="ink" size="small">
              Confirm it under Details
            </ButtonLink>
          ) : null}
          <ButtonLink href="/contact-us" variant={byMail ? 'ghost' : 'ink'} size="small">
            Write to us
          </ButtonLink>
        </div>
      }
    >
      <p>
        We show what was {what} with your address once you’ve confirmed that it’s yours.{' '}
        {byMail
          ? 'Until then you can use the links in our emails.'
          : 'We can’t send emails right now, so write to us and we’ll confirm it by hand. You can write to us and book a call without it.'}
      </p>
    </WorkspaceEmpty>
  </DetailPage>
);
