import { Button, ButtonLink } from '#ui/actions/button.tsx';

export default function HoldATime() {
  return (
    <div className="rounded-card border border-line bg-raised p-6">
      <p className="font-display text-2xl font-semibold tracking-[-.035em]">Tuesday, 14:00 to 14:30</p>
      <p className="mt-1 text-mute">By video. You can move it until Monday evening.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button>Hold Tuesday 14:00</Button>
        <ButtonLink variant="ghost" href="/book_an_appointment">
          Show other days
        </ButtonLink>
      </div>
    </div>
  );
}
