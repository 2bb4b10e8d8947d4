import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';

const rules = [
  [
    'What you get',
    'You get the code, the designs, the tests and the history, in a repository that is yours.',
  ],
  [
    'What it costs',
    'You pay the price in the estimate. More work needs a second estimate that you agree to.',
  ],
  [
    'When you pay',
    'You pay half at the start and half when the tests pass on your server, each within fourteen days.',
  ],
  ['If it is late', 'Each week past the date takes 5% off the second half.'],
  ['If it breaks', 'For six months we fix what the tests should have found, free of charge.'],
  [
    'If you stop',
    'You can stop at the end of any week. You pay for the weeks worked and keep what was built.',
  ],
  [
    'What we keep',
    'We keep none of your data. When we send the last invoice, we delete the copies made for tests.',
  ],
];

export default function LongText() {
  return (
    <>
      <Button variant="ghost" command="show-modal" commandfor="sample-terms">
        Read the sample terms
      </Button>
      <Dialog
        id="sample-terms"
        size="wide"
        heading="Terms of a fixed price, sample"
        footer={
          <Button variant="ink" command="close" commandfor="sample-terms">
            Back to the estimate
          </Button>
        }
      >
        <dl className="grid gap-6">
          {rules.map(([name, rule]) => (
            <div key={name}>
              <dt className="font-[540]">{name}</dt>
              <dd className="mt-1 max-w-[38rem] text-mute">{rule}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
