/** Two made-up handbooks of one company that disagree in places, and its price list. */
export const officeHandbook = `# Office handbook, January 2026

## Working hours
The office is open from 7.30 am to 7 pm. Everybody works 38 hours a week and chooses when to begin, as long as they can be reached between 10 am and 3 pm.

## Holidays
Everybody has 28 days of paid holiday a year. Up to five days can be carried over into the next year and have to be taken by the end of March. Holidays are agreed with the team and entered in the calendar two weeks before.

## Sick leave
Call or message your team lead by 9 am if you are ill. From the third day we need a doctor's certificate.

## Working from home
You can work from home on up to three days a week. Tuesday is the day when the whole team is in the office.

## Travel
Second-class train tickets are booked by the office. Hotels may cost up to £120 a night. Receipts are handed in within 30 days.

## Equipment
A laptop is replaced after four years. Whoever loses a key tells Priya Raman at the front desk on the same day, because the lock has to be changed.
`;

export const fieldHandbook = `# Handbook for field staff, May 2025

## Hours on site
Shifts begin at 6.30 am at the depot. The working week has 38 hours; overtime is paid with a supplement of 25% or taken off within three months.

## Holidays
Everybody has 26 days of paid holiday a year. Days that are left over have to be taken by the end of March.

## Sick leave
Ring the depot before 6 am if you are ill, so that your shift can be covered. We need a doctor's certificate from the first day.

## Safety
Helmets and safety shoes are worn on every site. An accident is reported to the site manager at once and written down on the same day. First-aid boxes are in every van, under the passenger seat.

## Travel
Hotels may cost up to £95 a night, breakfast included. Drives of more than two hours each way count as working time.

## Vans
Vans are refuelled with the company's card. Whoever drives signs the log book before and after every trip. Private use needs the permission of the depot manager, Tom Okafor.
`;

export const priceList = `Item,Group,Unit,Price,In stock
Oak shelf board,Wood,piece,34.50,120
Pine shelf board,Wood,piece,19.90,310
Birch plywood 12 mm,Wood,square metre,27.80,85
Birch plywood 18 mm,Wood,square metre,38.60,40
Wall bracket,Metal,pair,12.40,560
Steel rail 2 m,Metal,piece,16.75,230
Angle iron,Metal,piece,2.95,1200
Wood oil 1 l,Finish,can,21.30,64
Clear varnish 1 l,Finish,can,18.20,58
White paint 5 l,Finish,bucket,44.00,33
Delivery up to 20 miles,Service,trip,39.00,
Cutting to size,Service,cut,1.80,
`;
