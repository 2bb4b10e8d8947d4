import { longDay, weekday } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';

/** How a letter's paper looks. */
export type Look = 'town' | 'house' | 'clinic' | 'state' | 'own';

export interface Letter {
  id: string;
  look: Look;
  text: string;
}

/** Letters of made-up offices, as if they had come this week: their days are counted from today. */
export function sampleLetters(today: string): readonly Letter[] {
  const on = (days: number) => longDay(daysLater(today, days));
  const onWeekday = (days: number) => `${weekday(daysLater(today, days))} ${on(days)}`;
  return [
    {
      id: 'parking',
      look: 'town',
      text: `Tidewick Town Council
Parking Office, 2 Quay Street, Tidewick

Our reference: PK-4471-208
${on(-3)}

Parking charge for ${on(-9)}

Dear driver,

A car registered to you stood in Mill Lane without a ticket at 14:10. The charge is £70.00.

If you pay by ${on(11)}, the charge is reduced to £35.00. Please pay the full amount no later than ${on(25)}. You can pay by card on 01632 960 114; quote the reference above.

If you think this is wrong, you may challenge the charge in writing within 28 days of the date of this letter. Photographs and receipts help your case.

If you neither pay nor challenge it, the charge rises to £105.00.

Yours faithfully,
Parking Office
parking@tidewick.example`,
    },
    {
      id: 'rent',
      look: 'house',
      text: `Harbour Row Housing Association
Tenancy team, 18 Salt Lane, Tidewick

Tenancy number: HR 20931
${on(-6)}

Your rent from ${on(60)}

Dear tenant,

We review all rents once a year. From ${on(60)} your rent rises from £612.40 to £641.00 a month. It falls due on the third working day.

Please sign the enclosed form and return it by ${on(18)}. If we have not heard from you by then, the new rent applies all the same.

The cellar is shared with number nine. Either side may end the tenancy with two months’ notice in writing. Keys are handed back to the caretaker.

If the new rent is too much for you, call our advice line on 01632 960 220, Monday to Friday from 9:00 to 16:00.

Kind regards,
The tenancy team
tenancy@harbour-row.example`,
    },
    {
      id: 'clinic',
      look: 'clinic',
      text: `Northmere General Hospital
Eye Clinic, level 2

Hospital number: 883-2047
${on(-2)}

Your visit to the Eye Clinic

Dear patient,

We have booked an appointment for you on ${onWeekday(15)} at 10:40. Dr Osei will look at both eyes, which takes about an hour.

Please bring this letter, your glasses and a list of the medicines you take. You will get eye drops, so you cannot drive home afterwards.

If you cannot come, please call 01632 960 381 no later than ${on(9)}. Somebody else can then have your time. There is nothing to pay.

Kind regards,
Reception, Eye Clinic`,
    },
    {
      id: 'tax',
      look: 'state',
      text: `Ardenmoor Revenue Office
Personal taxes, district 4

Tax reference: 61/204/77318
${on(-4)}

Your tax for the past year

Dear taxpayer,

We have worked out your tax. You paid £4,318.00 and owed £4,105.40, so we are paying back £212.60. We will transfer it to your account by ${on(14)}.

You do not have to do anything. Keep this letter with your papers.

If you disagree with our figures, you may appeal within one month of the date of this letter. An appeal must be in writing and give your reasons.

Questions are answered on 01632 960 407.

Yours sincerely,
Ardenmoor Revenue Office`,
    },
  ];
}
