import { ButtonLink } from '#ui/actions/button.tsx';

/** The way to how staff see what was just sent, by the token that its own page was opened with. */
export function OtherSideLink({ of, token }: { of: 'enquiry' | 'meeting' | 'seat'; token: string }) {
  return (
    <ButtonLink href={`/other-side?${new URLSearchParams({ [of]: token })}`} variant="ghost">
      See what we see
    </ButtonLink>
  );
}
