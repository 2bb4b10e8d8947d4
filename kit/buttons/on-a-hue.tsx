import { Button, ButtonLink } from '#ui/actions/button.tsx';

const hues = ['mint', 'sun', 'cobalt'];

export default function OnAHue() {
  return (
    <div className="grid gap-3 @2xl:grid-cols-3">
      {hues.map((hue) => (
        <div key={hue} data-hue={hue} className="hue-block grid justify-items-start gap-4 p-6">
          <p className="display text-3xl">From 30 minutes</p>
          <Button variant="hue" size="small">
            Choose a day
          </Button>
          <ButtonLink variant="hue" size="small" href="/contact-us">
            Write instead
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
