import { peopleChart } from '#content/screens/people-chart.ts';
import { peopleLeave } from '#content/screens/people-leave.ts';
import { peoplePhone } from '#content/screens/people-phone.ts';
import { peopleToday } from '#content/screens/people-today.ts';
import { type Account, balanceOn, freeOn, ledgerOf } from '#engines/leave/balance.ts';
import { datesBetween } from '#engines/leave/days.ts';
import { daysTaken } from '#engines/leave/request.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { LowestPoint } from '#ui/drawings/lowest-point.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

const hours = 480;
const contracts = [
  { from: '2020-01-01', to: null, week: [hours, hours, hours, hours, hours, 0, 0], leaveDays: 30 },
];

/** A year of somebody who works full time in Germany, as the application's engine counts it. */
function yearOfLeave() {
  const away = [
    { from: '2026-02-09', to: '2026-02-10' },
    { from: '2026-08-03', to: '2026-08-21' },
    { from: '2026-12-21', to: '2026-12-24' },
  ];
  const leave = away.flatMap((span) =>
    daysTaken({ ...span, fromMidday: false, toMidday: false }, contracts, 'DE').map((day) => ({
      ...day,
      held: span.from > '2026-07',
      request: span.from,
    })),
  );
  const account: Account = {
    contracts,
    opening: { year: 2026, minutes: 5 * hours },
    leave,
    carry: { days: 5, until: '03-31' },
  };
  const ledger = ledgerOf(account, 2026);
  // At the end of the year, leave that cannot be carried over lapses; the drawing says so in words.
  const dates = datesBetween('2026-01-01', '2026-12-30');
  const balance = dates.map((day) => balanceOn(ledger, day) / hours);
  const asked = dates.indexOf('2026-07-06');
  const lowest = balance.reduce(
    (least, days, at) => (at > asked && days < (balance[least] ?? 0) ? at : least),
    asked,
  );
  const [stands = 0, free] = [balance[asked], freeOn(ledger, '2026-07-06') / hours];
  return {
    balance,
    asked,
    lowest,
    stands,
    free,
    august: leave.filter(({ day }) => day.startsWith('2026-08')).length,
  };
}

const said = (days: number) => `${Math.floor(days)}${days % 1 === 0.5 ? '½' : ''}`;

/** Today's screen on a phone in the block, the desk beneath it, then the year's lowest point. */
export function EmployeeManagement({ words, head, priced }: StoryParts) {
  const { balance, asked, lowest, stands, free, august } = yearOfLeave();
  return (
    <>
      <StoryBlock {...head} scene="beside">
        <ScreenFrame
          variant="phone"
          picture={peoplePhone}
          alt="A manager’s phone: who is away today, and the leave requests waiting for an answer"
          sizes="22rem"
          eager
          className="mx-auto -mb-40 w-full max-w-[20rem] sm:max-w-[22rem]"
        />
      </StoryBlock>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} to={2} />
      </StoryText>
      <StoryFigures of={applicationFigures.people} />
      <StoryWide>
        <DrawnFigure caption="Thirty days a year and five carried over: two taken in February, three weeks asked for in August, four days at Christmas. Worked out by the application’s own engine.">
          <LowestPoint
            balance={balance}
            asked={{ at: asked, label: `6 July: ${said(stands)} days in the account` }}
            lowest={{ at: lowest, label: `21 August: ${said(balance[lowest] ?? 0)} left` }}
            cells={[
              { figure: said(stands), unit: 'days', text: 'are in the account on 6 July.' },
              {
                figure: said(august),
                unit: 'days',
                text: 'of them are requested for August and already count.',
              },
              {
                figure: said(free),
                unit: 'days',
                text: 'may still be taken on 6 July: the lowest the account reaches later.',
              },
            ]}
          />
        </DrawnFigure>
      </StoryWide>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={2} to={4} />
      </div>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={peopleToday}
          alt="A manager’s first screen: who in the team is away, the requests waiting for an answer, and the fortnight as bars"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <ScreenFrame
            variant="framed"
            picture={peopleLeave}
            alt="The team calendar for November: a row for each person, with their holidays as bars"
            sizes="(min-width: 64rem) 42rem, 92vw"
          />
          <ScreenFrame
            variant="framed"
            picture={peopleChart}
            alt="The organisation chart with one person chosen and their manager named beside it"
            sizes="(min-width: 64rem) 42rem, 92vw"
          />
        </div>
      </StoryWide>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={4} to={6} />
      </div>
      <div className="wrap grid grid-cols-1 items-start gap-x-6 gap-y-16 pt-16 lg:grid-cols-12 lg:pt-24">
        <div className="grid gap-16 lg:col-span-6">
          <StorySections of={words.sections} from={6} />
        </div>
        <div className="lg:col-span-6">
          <StoryCost
            heading="Leave by your own rules"
            text="Carry-over, half days, holidays and who may approve are rules in one folder. Yours may need sign-in through your directory, an export to your payroll office, and regional holidays."
            {...priced({ from: 6, to: 11, people: 2 })}
          />
        </div>
      </div>
    </>
  );
}
