import { Button, ButtonLink } from '#ui/components/button.tsx';

export const heading = 'One filled, the others quiet';

export default function Example() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/book_an_appointment">Book a half hour</ButtonLink>
      <ButtonLink href="/pricing" variant="ghost">
        See the plans
      </ButtonLink>
      <Button variant="ink" size="small" command="show-modal" commandfor="search">
        Search all pages
      </Button>
    </div>
  );
}
