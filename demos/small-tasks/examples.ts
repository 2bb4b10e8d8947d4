// The texts that the tasks begin with. We wrote them; people, firms and numbers in them are made up.

export const mailExample = `Subject: Export stops halfway

Hello, since Tuesday the export stops at row 400 and then shows an error.
Our month closes on Friday, so we need the file before then.
I have tried it in two browsers. Can somebody look at it today?`;

export const mailGroups = `billing: I was charged twice for the same invoice this month.
billing: Please send me a VAT receipt for my last payment.
billing: The amount on my invoice does not match the price you quoted.
billing: My card was declined, how can I pay another way?
billing: Why did you take money from my account after the subscription ended?
delivery: Where is my parcel? The tracking has not moved for four days.
delivery: The courier left the box with a neighbour I don't know.
delivery: When will my order be shipped, and can it arrive before Saturday?
delivery: Please change the delivery address for my order.
delivery: Two items were missing from the delivery.
returns: I would like to send these shoes back and get a refund.
returns: How do I return an item that does not fit?
returns: I sent the parcel back two weeks ago and still have no refund.
returns: The lamp arrived broken, I want a replacement.
returns: Can I exchange the jacket for a larger size?
technical: The app crashes whenever I open the settings.
technical: The export stops with an error message after a few rows.
technical: Your website shows a blank page in Firefox.
technical: The device no longer connects to the wifi since the update.
technical: I get error 500 when I upload a file.
account: I forgot my password and the reset email never arrives.
account: Please change the email address of my login.
account: How can I delete my account and all my data?
account: My account is locked after too many attempts.
account: I need to add a colleague as a user and give her access rights.
sales: Could you send us a quote for 50 licences?
sales: Do you have this table in oak, and is there a discount for ten?
sales: What is the difference between the basic and the professional plan?
sales: We are looking for a supplier and would like a demo next week.
sales: Before I buy: does the machine work with 110 volts?
complaint: I have never had such bad service, nobody answers my messages.
complaint: Your engineer was rude to me and I want to speak to a manager.
complaint: This is the third time I am writing about the same problem, it is unacceptable.
complaint: I am very disappointed and will tell everyone to avoid you.
complaint: I expect an apology and compensation for the wasted day.
other: I am a student and would like to do an internship with you.
other: We offer search engine optimisation that puts you on page one.
other: Thank you, everything worked perfectly, no need to reply.
other: A journalist would like to interview your founder.
other: Out of office: I am away until Monday.`;

export const minutesExample = `Dear Ms Okonkwo,

Ana Petrić called about lease 77-B. Mr Reyl will ring her back on 020 7946 0182. Ana agreed.
She lives at Flat 3, 14 Mill Lane, Otley LS98 3AB and was born on 4 March 1981.
Her bank account is GB33 BUKB 2020 1555 5555 55, her email ana.petric@example.com.
The boiler was serviced by Harbour Heating Ltd on Monday.

Kind regards,
Sunita Rao`;

export const threadExample = `Ana: Hi all, the stage at the harbour is closed for repairs. Do we move the concert or wait?
Tom: The divers found cracks in two piles. The engineers say the repair takes until June at least.
Priya: A floating stage would cost £18,000 and needs no new permit. I asked two suppliers.
Tom: That is less than I feared. Who pays for it?
Ana: Spoke to the council this morning. They cover half if we apply by Friday 20 March.
Priya: Great news! I can write the application tomorrow.
Ana: Then let's go with the floating stage. Tom, please book it today.
Tom: Will do. One thing is still open: who insures it during the night?`;

export const invoiceExample = `Harbour Prints Ltd
14 Quay Street, Bristol BS99 4TQ
VAT Reg GB 123 4567 89

INVOICE 2026-014
Date: 2 March 2026          Payment due in 14 days

Bill to:
Mill Lane Bakery
3 Mill Lane, Otley

Design work            1    1,000.00    1,000.00
Posters A2            40        2.50      100.00
Subtotal                                1,100.00
VAT 20%                                   220.00
Total GBP                              £1,320.00`;

export const tableExample = {
  text: 'Maria Lopes (34) from Leeds ran the course in 48 minutes. Tom Reed, 28, from York needed 51 minutes, and Ana Petrić, aged 41, from Hull came in after 55 minutes.',
  columns: 'Name, Age, Town',
};

export const clausesExample = {
  left: 'The tenant may end this lease with three (3) months’ notice to the end of a quarter, in writing. The deposit shall be returned within 30 days.',
  right:
    'The tenant may terminate this lease with one month’s notice to the end of a quarter, in writing. The deposit will be returned within thirty days unless the flat is damaged.',
};

export const entriesExample = {
  question: 'my parcel still isn’t here',
  entries: `To change your password, open Settings and choose Security. You need your old password.
Orders leave our warehouse within two working days. If nothing has arrived after a week, write to us and we look for it.
You can send goods back within 30 days. Print the label from your account and drop the box at any post office.
We take cards, bank transfer and invoice for companies. Money is taken when the order leaves.
Wash wool by hand in cold water and dry it flat, away from the radiator.
Our shop in Leith is open from Tuesday to Saturday, ten to six.
A gift card is valid for three years and can be used in several parts.
To stop the newsletter, use the link at the end of each issue.`,
};

export const productsExample = {
  like: 'Trail running shoe',
  products: `Trail running shoe – Light shoe with a deep tread for muddy paths
Road running shoe – Cushioned shoe for long runs on asphalt
Hiking boot – Waterproof leather boot with ankle support
Rain jacket – Packable jacket that keeps heavy rain out
Wool base layer – Warm merino shirt for cold days outside
Camping stove – Small gas stove that boils a litre in four minutes
Sleeping bag – Down bag for nights just above freezing
Head torch – Rechargeable light for running and camping at night
Water filter – Squeezes clean water out of streams
Cycling gloves – Padded gloves with half fingers
Yoga mat – Non-slip mat of natural rubber
Climbing harness – Adjustable harness for indoor and outdoor climbing`,
};

export const addressesExample = `Quay 4b, 20457 Hamburg
12 Mill Lane Oxford OX99 2AB
Mme Claire Dubois, 12 rue des Lilas, 75002 Paris
Keizersgracht 123, 1015 CJ Amsterdam
John Doe, 100 Main St Apt 4, Springfield, IL 62701, USA
Hamburg, at the old crane`;

/** What the model hears in `note-example.wav`, which a synthetic voice speaks: one word is wrong. */
export const noteExample =
  "Call Maria about the least by Friday. We agreed that the new kitchen comes in March. Send Tom the plans to-morrow and order two more keys. The meeting with the bank is on the third of December at ten. Don't forget to water the plants.";
