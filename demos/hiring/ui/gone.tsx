import { ButtonLink } from '#ui/actions/button.tsx';

/** Where a link leads to something that is not there, or not for this role. */
export const Gone = ({ what }: { what: string }) => (
  <div className="grid justify-items-start gap-5 rounded-card border border-dashed border-outline p-8">
    <p>{what} was deleted, or your role can’t see it.</p>
    <ButtonLink variant="ghost" size="small" href="#/">
      Go to the board
    </ButtonLink>
  </div>
);
