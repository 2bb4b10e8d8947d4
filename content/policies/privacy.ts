import type { Reading } from '#lib/text/reading.ts';

export const privacy: Reading = {
  title: 'Privacy',
  date: '2026-11-16',
  lead: 'This site sets no cookie until you sign in or start a chat, and does not contact third-party servers by itself. For everything we keep, this page says how long.',
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        '{{company.whole}}.',
        '{{company.unnamed}} runs this site and is responsible for your data.',
        'Send questions about your data through the [contact form](/contact-us).',
        'Or by email: [{{contact.email}}](mailto:{{contact.email}}).',
      ],
    },
    {
      id: 'reading-pages',
      heading: 'When you read a page',
      paragraphs: [
        'Our server needs your network address to send you the page, and does not store it. Its log holds the time, the address of the page, the result and a random number for the request. We keep the log for {{retention.logDays}} days so that we can find faults.',
        'We count page views by day: which page, which website or campaign led to it, and whether it was opened on a phone, a tablet or a desktop. We keep no identifier, so we cannot tell whether two visits came from the same person. In the same way, and separately from the form, we count which page led to a form that was sent. We also count short searches that found nothing, and keep those counts for 90 days.',
        'Basis: our interest in a site that works and in knowing which pages are read (Art. 6(1)(f) GDPR).',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you subscribe to the newsletter',
      paragraphs: [
        'We keep your email address, when you subscribed, and whether you confirmed. We send nothing else until you use the button in the confirmation email. If you do not confirm, or if you unsubscribe, we erase your address after {{retention.newsletterUnconfirmedDays}} days.',
        'We record which issues we sent you and whether they arrived, and keep this as long as the issue and your address. For each issue we count how many people unsubscribed with its link, but not who.',
        'Basis: your consent (Art. 6(1)(a) GDPR). You can withdraw it with the link in every issue or the unsubscribe button of your email program. This takes effect immediately.',
      ],
    },
    {
      id: 'meeting',
      heading: 'When you book a meeting',
      paragraphs: [
        'We keep your name, your email address, your time zone, what you wrote about the meeting, when it takes place, and whether you came. Your host sees the same details. Anyone with the link in our email can move or cancel the meeting, so please do not share it.',
        'If you join the waiting list for a full day, we keep your address until two days after that day. We erase it immediately if you leave the list.',
        'For a poll about meeting times we keep who created it. For each person who answers, we keep their name, the times they marked and their email address if they gave one. Anyone with the link to the poll sees the names and the marked times, but not the addresses.',
        'We erase all of this {{retention.bookingDays}} days after the meeting, or after the last proposed time of a poll. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'event',
      heading: 'When you come to an event',
      paragraphs: [
        'We keep your name, your email address, your time zone, your answers in the registration form, whether you have a seat or are on the waiting list, when your ticket was checked at the door, and the feedback you give. If you choose to be on the guest list, other guests with a seat see your first name and initial. If you pass your seat on to a colleague, their details replace yours. Anyone with the link in our email can cancel the seat, so please do not share it. The code on the ticket only shows whether the ticket is valid.',
        'We erase all of this {{retention.eventDays}} days after the event. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'enquiry',
      heading: 'When you write to us',
      paragraphs: [
        'We keep what you send us with the form: your name, your address, your message and files, the company, budget and date if you gave them, anything you sent from a demo, the page that led you to the form, and campaign parameters in its address. We also keep the messages from both sides, whether sent on the page or by email, and notes that our staff write for each other. If you ask for a copy of your data, it includes these notes.',
        'Each side sees when the other has read a message. If you write from an account that belongs to a company here, the people in that company see the conversation too. We erase all of it {{retention.enquiryDays}} days after the last message. Our staff see a message immediately, even before its sender has confirmed the address. If nobody confirms or answers it, we erase it {{retention.enquiryUnconfirmedDays}} days after it was read. We erase a file from a form that was not sent after one day. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
        'We only send you news if you ticked the box for it. We keep the wording of the box, its version and the time until the conversation is erased. You can withdraw your consent immediately on the page of the conversation. Basis: your consent (Art. 6(1)(a) GDPR).',
        'The link in our email opens the conversation without an account, so please do not share it. You can disable the link on the page it opens. If an email to us does not match a conversation, we answer automatically and do not keep it. We keep a hash of the sender’s address for a week, so that we only answer once.',
      ],
    },
    {
      id: 'records',
      heading: 'What we note about you',
      paragraphs: [
        'If you write to us, book a meeting, come to an event, get a quote or are in a list of contacts that we import, the people who look after our clients keep one record about you. It holds your name, address and company, your telephone number if we have it, the state of your project, the next step we agreed, and notes of calls. It also shows what you did on this site with the same address, so that we do not ask you twice. A copy of your data includes the notes, but not who wrote them.',
        'We erase the record {{retention.leadDays}} days after the last contact from either side. A list of contacts that we check before importing is erased after a day. Basis: our interest in knowing whom we talk to (Art. 6(1)(f) GDPR). You may object.',
      ],
    },
    {
      id: 'account',
      heading: 'When you create an account',
      paragraphs: [
        'We keep your email address, the name you give, a hash of your password, the public half of each passkey, which devices are signed in, when each was last used and its time zone. We do not store the password itself. We also keep what you add under Details (picture, company, role, telephone, time zone). We re-encode your picture, which removes anything the camera wrote into the file.',
        'A sign-in ends after 30 days without use, and after 90 days in any case. We email you when someone signs in from a new browser. Under Security you can see sign-ins and changes to how you sign in, for {{retention.securityDays}} days.',
        'If you invite colleagues, you create a company. The people in it see each other’s name, address and picture, and everything that belongs to the company. We keep the address of an invited person until the invitation is answered or withdrawn, and for six weeks at most.',
        'We keep the account until you close it. Closing it signs you out everywhere. After seven days, or immediately if you prefer, we erase everything we keep about you (see [your rights](#your-rights)).',
        'If the operator has set up signing in with Google, your browser loads Google’s button on the sign-in page, so Google learns of your visit. If you use the button, Google tells us your name, address and picture.',
        'Basis: the contract about the account (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'notifications',
      heading: 'When we notify you',
      paragraphs: [
        'Your account lists what happened to your conversations, meetings and event seats, and whether you have seen it. We keep how you want to be told about each kind of news, and your time zone, so that the daily digest arrives in the morning. Each of these emails has a link to stop them. We always send emails with an invitation, a ticket or an invoice, and emails about the security of your account.',
        'We erase an entry {{retention.noticeDays}} days after it was created, and all of them when you close the account. Basis: the contract about the account (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'saved',
      heading: 'When you save or collect something',
      paragraphs: [
        'Before you sign in, what you save stays in your browser. Once you are signed in, we keep the list with your account: what you saved, when, and your notes. We count how many people saved an application to decide its place in the catalogue, but do not use who they are.',
        'Your collections hold the items you added, in your order, with your notes. If you create a link to a collection, anyone with the link sees it, without your notes, until you disable the link. Your company only sees a collection if you share it with them.',
        'We erase a saved item when you remove it, when you close the account, and {{retention.savedDays}} days after you saved it. A collection is erased when you delete it, when you close the account, and the same number of days after its last change. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'recipes',
      heading: 'When you let the scraper run for you',
      paragraphs: [
        'If you save a recipe, we keep with your account its name, the address it reads and how often it runs. For its last 50 runs we keep when each took place, how it ended and what changed. We keep the rows themselves for the last two runs. Only you can see this.',
        'We erase a recipe and its runs a day after you delete it, when you close the account, and {{retention.savedDays}} days after it was last changed or run. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'schedules',
      heading: 'When you let a check or a forecast run on a schedule',
      paragraphs: [
        'If you start a schedule, we keep with your account the address it reads, what it does there, how often it runs and your time zone. For its last 20 runs we keep when each took place, how it ended and what changed. We keep the whole result of the last two runs: the findings of a check, or the figures and the steps of a forecast. Only you can see this. Our server requests the address under its own name, not yours, and we email you when something changed unless you stop these emails.',
        'We erase a schedule and its runs when you delete it, when you close the account, and {{retention.savedDays}} days after it was last changed or run. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'tool-history',
      heading: 'When you keep or share results of the AI tools',
      paragraphs: [
        'The AI tools keep your work in your browser. If you are signed in and choose so, they also copy results to your account: questions with their answers and quotes, transcripts, the text and settings of a reading, the recipe of a picture, the result of a task. We do not copy your files and recordings. Only you can see these results.',
        'If you create a link to a result, anyone with the link sees that result, and your name if you are signed in, until you stop sharing it. Without an account, we delete it after 24 hours, or immediately when you stop sharing it.',
        'We erase a result when you delete it, when you close the account, and {{retention.savedDays}} days after its last change. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'billing',
      heading: 'When we write you a quote or an invoice',
      paragraphs: [
        'We keep the billing details (name, address, VAT number), your email address, what we offered and billed, and what was paid, when and how. When someone accepts a quote, we keep their name, the time and the sentence they agreed to. Members of your company see the company’s quotes and invoices. The link in our email opens a document without an account, so only share it with people who need it.',
        'We erase quotes that were not accepted {{retention.quoteDays}} days after the last change. We erase invoices and their payments {{retention.invoiceDays}} days after the date of issue, because the law requires us to keep records. When you close your account, we erase your billing details and those quotes. Issued invoices, and the accepted quotes behind them, stay for that time with the name and address on them. They are locked and no longer linked to your account. We keep the email address on an invoice only until it is paid.',
        'If the operator has set up card payments, you pay on a page run by Stripe. Stripe receives the number and the amount of the invoice and your email address, and tells us whether it was paid. Your card number does not reach our server.',
        'Basis: our contract with you (Art. 6(1)(b) GDPR) and our legal duty to keep records (Art. 6(1)(c) GDPR).',
      ],
    },
    {
      id: 'submission',
      heading: 'When you submit an application',
      paragraphs: [
        'We save what you type while you type it, the pictures you add, the messages between you and us, and the state of the submission. We remove from each picture the details of where, when and with which device it was taken. Only you see a draft. When you submit it, our reviewers see it. Once it is published, everyone sees it, with the name of its maker.',
        'We erase a draft, or a submission that we returned or rejected, {{retention.submissionDays}} days after its last change. We erase a published application when you withdraw and delete it, or when you close the account. Basis: doing what you asked us to do (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'mail',
      heading: 'Emails we send',
      paragraphs: [
        'We record every email we send in an outbox: the recipient, the text, and whether the other server accepted it. The record shows what we sent, and we erase it {{retention.outboxDays}} days after the email was delivered or we gave up sending it.',
        'Items that our staff delete stay in a bin for {{retention.binDays}} days, so that we can undo a mistake, and are then erased. Data that you ask us to erase does not go into the bin.',
        'If an email to you cannot be delivered, or you report one as unwanted, we add your address to a list and stop emailing it. It stays on the list until you or we remove it, or until {{retention.suppressionDays}} days after the last such report.',
        'Our emails contain no tracking pixels, and we do not rewrite links in them.',
      ],
    },
    {
      id: 'copies',
      heading: 'Backups and other programs',
      paragraphs: [
        'A backup contains everything that was there when it was made, including data erased since. We keep at most {{backup.keep}} on the server. Only owners of the studio can download one, and we log it when they do. We only use backups to recover lost data. Owners can also export everything in formats that other programs read. The file is deleted after a day.',
        'If the studio has set this up, we send new enquiries, meetings, registrations and payments, with your name and address, to another program the studio uses, such as its customer list or accounts. We do not keep what we sent, but we record for {{retention.webhookDays}} days that we sent it.',
        'With a key that an owner has created for it, such a program may also read enquiries, meetings, registrations, invoices and newsletter addresses here, or send us an enquiry. Each key only gives access to what it was created for and expires on a set date. We count how often it is used.',
      ],
    },
    {
      id: 'tools',
      heading: 'When a tool reads something for you',
      paragraphs: [
        'When you give an address, a text or a question to a tool such as the news digest, it goes to our server for that one run. Our server requests the page from the site you named under its own name, not yours. Once you have the answer, it keeps neither what you entered nor what it read, unless you [save a recipe](#recipes) or [start a schedule](#schedules).',
        'If the tool uses another company’s language model, its page names that company before you start. The text and your question are then sent to it, but nothing about you.',
      ],
    },
    {
      id: 'abuse',
      heading: 'Protection from abuse',
      paragraphs: [
        'We limit how often forms can be sent from one network, and how often enquiries can be sent from one email address. To do this we store a keyed hash of the network part of your address, or of that email address, for a few minutes up to an hour. The addresses cannot be read from the hash.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What we store in your browser',
      paragraphs: [
        [
          'localStorage “theme”: light or dark, once you have chosen one. It stays until you choose “System” or clear it.',
          'localStorage “saved”: what you saved before signing in, until you remove it or sign in, which moves it to your account.',
          'localStorage “journal-reading”: how far you read each post in the journal’s reader, until you clear it. It stays in this browser.',
          'localStorage “demo:…”: what you last created from your own data in a demo, so that you can continue. You can delete it in the demo. It is only sent if you choose “Send this to us” and then send the form.',
          'sessionStorage “typed”: text in form fields while a page reloads after an update, so that nothing is lost. It is read once and then removed.',
          'sessionStorage “form:…” and “files:…”: what you typed into a long form and the names of files you added, so that reloading loses nothing. It stays until you send the form or close the tab.',
          'sessionStorage “reloaded”: a note that such a reload has happened, so that it happens only once. It is removed as soon as the page works, or when you close the tab.',
        ],
        'We need all of these to do what you asked the page to do, and none is sent to our server before you sign in or send the form. Starting a chat adds the cookie “chat”, which lets this browser find your chat again. Scripts cannot read it, and it expires after 14 days or when you leave the chat. Signing in adds:',
        [
          'cookie “sid”: your session, a random number that scripts cannot read, for 90 days at most.',
          'cookie “who”: your name and initials, so that the header can show them without asking the server.',
          'cookie “device”: marks this browser as one you have signed in with, for 400 days, so that we notice new ones.',
          'cookies “captcha” and “g_nonce”: used while you sign in, for one minute and ten minutes.',
          'localStorage “saved-account”: which items are saved in your account, so that their buttons can show it without asking the server. It is renewed every quarter of an hour.',
          'localStorage “firebase:authUser…”: your sign-in, until you sign out.',
          'localStorage “sign-in-address”: the address you asked a sign-in link for, until you use the link or sign out.',
          'localStorage “authToken”, “user”, “google_user”: the answer from Google’s button, until you sign out.',
        ],
        'Signing out removes them, except “device”.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else receives data',
      paragraphs: [
        'Fonts, pictures and scripts come from our own server, except Google’s button if it is set up. We only pass your data to the company that hosts our server, the company that delivers our email and, if you pay by card, Stripe. Each is bound by a contract.',
        'If the chat button leads to a messaging service, that service learns nothing until you click the button. After that, its own rules apply.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, transfer or erase the data we hold about you, restrict its use, and object to it. You can get a copy and have everything erased without asking us. If you have an account, Details has one button that gives you a copy of everything, including files, and one that closes the account. If you do not, [Your data](/your-data) emails you a link that does the same for your address. You can also simply write to us. We answer within a month, and usually within days.',
        'Erasing removes your account, meetings, event seats, enquiries and messages with their files, everything you saved, recipes and schedules with their runs, the emails in our outbox to you or about you, and your name in our logs of what happened. Upcoming meetings and seats are cancelled. Because the law requires it, we keep issued invoices, and the accepted quotes behind them, with the name and address on them. They are locked and no longer linked to your account.',
        'You may also complain to the data protection authority where you live or where we are based.',
      ],
    },
  ],
};
