import { Steps } from '#ui/fields/steps.tsx';

const steps = [
  { label: 'Topic', href: '/book_an_appointment#main' },
  { label: 'Time', href: '/book_an_appointment#time' },
  { label: 'Your details' },
];

export default function BookingACall() {
  return (
    <nav aria-label="Booking a call">
      <Steps steps={steps} current={1} />
    </nav>
  );
}
