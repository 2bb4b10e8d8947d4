import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';

const rules = [
  ['What you get', 'The code, the designs, the tests and the history, in a repository that is yours.'],
  ['What it costs', 'The price in the estimate. More work needs a second estimate that you agree to.'],
  ['When you pay', 'Half at the start, half when the tests pass on your server. Fourteen days each time.'],
  ['If it is late', 'Each week past the date takes 5% off the second half.'],
  ['If it breaks', 'For six months we fix what the tests should have found, free of charge.'],
  ['If you stop', 'At the end of any week. You pay for the weeks worked and keep what was built.'],
  ['What we keep', 'None of your data. We delete copies made for tests with the last invoice.'],
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
