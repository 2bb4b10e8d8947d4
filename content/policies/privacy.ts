import type { Reading } from '#lib/text/reading.ts';

export const privacy: Reading = {
  title: 'Privacy',
  date: '2026-11-16',
  lead: 'This site sets no cookie until you sign in or start a chat, and calls no foreign host by itself. What it keeps, it keeps for a stated time.',
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        '{{company.whole}}.',
        '{{company.unnamed}} runs this site and answers for what it keeps.',
        'Send questions about your data through the [contact form](/contact-us).',
        'Or by email: [{{contact.email}}](mailto:{{contact.email}}).',
      ],
    },
    {
      id: 'reading-pages',
      heading: 'When you read a page',
      paragraphs: [
        'The server sees your network address in order to answer. It does not write it down. Its log holds the time, the address of the page, the result and a random number for the request, for {{retention.logDays}} days, so that faults can be found.',
        'Pages are counted by day: which page, which website led to it, which campaign, and whether it was a phone, a tablet or a desktop. No identifier is kept, so two visits cannot be joined to one person. Which page led to a form that was sent is counted in the same way, apart from the form; so is a search of a few words that found nothing, for 90 days.',
        'Basis: our interest in a site that works and in knowing which pages are read (Art. 6(1)(f) GDPR).',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you order the newsletter',
      paragraphs: [
        'We keep your email address, the moment you asked, and whether you confirmed. Until you press the button in the confirmation mail nothing else is sent. Addresses that never confirmed, or have left, are erased after {{retention.newsletterUnconfirmedDays}} days.',
        'Which issues we sent you, and whether the mail arrived, is kept as long as the issue and your address are. An issue counts how many left by its link, not who.',
        'Basis: your consent (Art. 6(1)(a) GDPR). You take it back with the link in every mail or the unsubscribe button of your mail program; it takes effect at once.',
      ],
    },
    {
      id: 'meeting',
      heading: 'When you book a meeting',
      paragraphs: [
        'We keep your name, your email address, your time zone, what you wrote about the meeting, when it is, and whether you came. Whoever holds it sees the same. The link in our mail moves or cancels it without an account, so do not pass it on.',
        'Whoever waits for a full day leaves an address, which is erased two days after that day, or at once when they leave the list.',
        'A poll over times keeps who asks, and of everybody who answers the name, what they marked and the address where they left one. Whoever holds its link sees the names and the marks, and nobody the addresses.',
        'All of it is erased {{retention.bookingDays}} days after the meeting, or after the last time of a poll. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'event',
      heading: 'When you come to an event',
      paragraphs: [
        'We keep your name, your email address, your time zone, what the form of the event asked, whether you have a seat or wait for one, when your ticket was shown at the door, and what you said about it afterwards. If you choose to be on the guest list, the others who have a seat see your first name and initial. A colleague whom you hand your seat to takes your place in all of this. The link in our mail gives the seat back without an account, so do not pass it on; the code on the ticket shows only whether it is good.',
        'All of it is erased {{retention.eventDays}} days after the event. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'enquiry',
      heading: 'When you write to us',
      paragraphs: [
        'We keep what the form holds: your name, your address, what you wrote and attached, the company, budget and date if you gave them, what you brought from a demo, the page that led you to the form, and campaign parameters of its address. The answers of both sides are kept with it, whether they come by the page or by mail, and so are notes that our staff leave for each other; a copy of your data holds those too.',
        'When one side has read, the other sees it; that mark goes with the conversation. If you send it from an account that belongs to a company here, the people of that company see it too. All of it is erased {{retention.enquiryDays}} days after the last word. Our staff see a message at once, also before its sender has confirmed the address; if nobody confirms or answers it, it is erased {{retention.enquiryUnconfirmedDays}} days after it was read. A file of a form that was never sent is erased after one day. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
        'News are sent only if you ticked that box. We keep its wording, its version and the moment, until the conversation is erased; the page of the conversation takes it back at once. Basis: your consent (Art. 6(1)(a) GDPR).',
        'The link in our mail opens the conversation without an account, so do not pass it on; the page behind it can end it. A mail to us that fits no conversation is answered once and not kept; a hash of its sender is, for a week, so that it is once only.',
      ],
    },
    {
      id: 'records',
      heading: 'What we note about you',
      paragraphs: [
        'Whoever writes to us, books a meeting, comes to an event, gets a quote or stands in a list of contacts that we bring in has one record with the people who look after clients: name, address, company, telephone number if we have it, how far a project is, what was agreed as the next step, and notes of calls. It shows what you did on this site under the same address, so that nobody asks you twice. A copy of your data holds the notes too, without who wrote them.',
        'The record is erased {{retention.leadDays}} days after the last that either side did; a list that we look at before we bring it in goes after a day. Basis: our interest in knowing whom we talk to (Art. 6(1)(f) GDPR); you may object.',
      ],
    },
    {
      id: 'account',
      heading: 'When you make an account',
      paragraphs: [
        'We keep your email address, the name you give, a hash of your password, the public half of each passkey, which devices are signed in, when each was last used and its time zone. The password itself is never written down. What you add under Details (picture, company, role, telephone, time zone) lies with it; a picture is drawn anew, so that nothing a camera wrote into its file is kept.',
        'A sign-in that nobody used for 30 days ends, any after 90. We mail you when a browser signs in that we have not seen before. Sign-ins and changes of how the account is opened are listed for you under Security, for {{retention.securityDays}} days.',
        'Whoever invites colleagues makes a company: its people see each other’s name, address and picture, and what belongs to the company. An invitation holds an address until it is answered or taken back, and at most for six weeks.',
        'The account lasts until you close it. Then you are signed out everywhere at once, and after seven days, or right away if you wish, all that we keep about you is erased: see [your rights](#your-rights).',
        'With “Google” on the sign-in page your browser loads Google’s button and Google learns of your visit; it tells us your name, address and picture. The button is there only where the operator has set it up.',
        'Basis: the contract about the account (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'notifications',
      heading: 'When something happens to your things',
      paragraphs: [
        'Your account lists what happened to your conversations, meetings and places, and whether you have seen it. We keep by which ways you want to hear of what, and your time zone, so that the daily digest comes in your morning. A mail about it carries a link that ends such mails by one press; mails that carry an invitation, a ticket or an invoice, or are about the safety of your account, always come.',
        'An entry goes {{retention.noticeDays}} days after it was made, and all of it with the account. Basis: the contract about the account (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'saved',
      heading: 'When you save or collect something',
      paragraphs: [
        'Before you sign in, your browser alone knows what you saved. Once you are signed in, the list lies with your account: what you saved, when, and the note you wrote. How many people keep an application decides how early it is shown; who they are does not matter for that.',
        'Your collections hold what you put in, in your order, with your notes. A link that you make shows a collection to whoever has it, without your notes, until you take the link back; your company sees one only if you share it with them.',
        'An entry goes when you take it off, when you close the account, and {{retention.savedDays}} days after it was saved; a collection as long after its last change. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'recipes',
      heading: 'When you let the scraper run for you',
      paragraphs: [
        'A recipe that you save lies with your account: its name, the address it reads, how often it runs, and of its last 50 runs when each was, how it ended and what changed. The rows themselves are kept of the last two. Nobody but you sees any of it.',
        'A recipe goes with all of its runs a day after you delete it, when you close the account, and {{retention.savedDays}} days after it was last changed or run. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'tool-history',
      heading: 'When you keep or share results of the AI tools',
      paragraphs: [
        'The AI tools keep your work in your browser. If you are signed in and choose so, they also copy results to your account: questions with their answers and quotes, transcripts, the text and settings of a reading, the recipe of a picture, the result of a task. Your files and recordings are not copied. Nobody but you sees these results.',
        'A link that you make shows one result to whoever has it, with your name if you are signed in, until you stop sharing it. Without an account it is deleted after 24 hours, or at once when you stop sharing it.',
        'A result goes when you delete it, when you close the account, and {{retention.savedDays}} days after its last change. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'billing',
      heading: 'When we write you a quote or an invoice',
      paragraphs: [
        'We keep who it is billed to (name, address, VAT number), your email address, what was offered and billed, and what was paid, when and by which way. Whoever accepts a quote leaves their name, the moment and the sentence they agreed to. Members of your company see the company’s quotes and invoices. The link in our mail opens a document without an account, so do not pass it on.',
        'Quotes that came to nothing are erased {{retention.quoteDays}} days after the last change, invoices and their payments {{retention.invoiceDays}} days after the day of issue: the law wants books kept. When you close your account, your billing details and quotes go; of an invoice its text stays that long, without account and email address. That is the only exception.',
        'Where the operator has set it up, cards are taken by Stripe on its own page. It learns the number and the amount of the invoice and your email address, and tells us whether it was paid. No card number reaches this server.',
        'Basis: our contract with you (Art. 6(1)(b) GDPR) and the duty to keep books (Art. 6(1)(c) GDPR).',
      ],
    },
    {
      id: 'submission',
      heading: 'When you submit an application',
      paragraphs: [
        'We keep what you type as you type it, the pictures you add, what you and we say about it, and where it stands. Where and when a picture was taken, and with what, is removed before it is kept. Nobody but you sees a draft; what you send is seen by whoever reviews it, and once it is published by everybody, with the name of its maker.',
        'A draft, and what came back, is erased {{retention.submissionDays}} days after its last change; what is in the catalogue when you take it out and delete it, or close the account. Basis: what you asked of us (Art. 6(1)(b) GDPR).',
      ],
    },
    {
      id: 'mail',
      heading: 'Mail we send',
      paragraphs: [
        'Every mail that leaves the site is first written to an outbox: recipient, text, and whether the other server took it. That record proves what was sent and is removed {{retention.outboxDays}} days after the matter is settled.',
        'What our staff delete lies in a bin for {{retention.binDays}} days, so that a mistake can be mended, and is gone after that. What you ask us to erase does not go through it.',
        'When a mail to you comes back for good, or you report one as unwanted, your address is noted and gets no more mail, until you or we lift that, and for {{retention.suppressionDays}} days after the last such report.',
        'Mails hold no counting pixel, and links in them are not rewritten.',
      ],
    },
    {
      id: 'copies',
      heading: 'Copies for safety, and other programs',
      paragraphs: [
        'Backups hold what was there when they were made, what was erased since included. At most {{backup.keep}} are kept on the server; only owners of the studio can take one, and that is written down. They are used after a loss and for nothing else. An export of everything, in forms that other programs read, can be made by owners alone; its file is removed after a day.',
        'Where the studio has set it up, another program of its own (its customer list or accounts, say) is told of a new enquiry, meeting, registration or payment, with your name and address. What was sent is not kept here, only that it was, for {{retention.webhookDays}} days.',
        'Such a program may also read enquiries, meetings, registrations, invoices and newsletter addresses here, or hand an enquiry over, with a key that an owner has made for it. Each key opens only what it was given, ends on a set day, and its uses are counted.',
      ],
    },
    {
      id: 'tools',
      heading: 'When a tool reads something for you',
      paragraphs: [
        'The address, text or question that you give to a tool such as the news digest goes to our server for that one run. The server asks the site you named for its page under its own name, not yours, and keeps neither what you gave nor what it read once you have the answer, unless you [save a recipe](#recipes).',
        'If a language model of another company is connected, the tool’s page names it before you begin. The text and your question then go to it as well; nothing about you does.',
      ],
    },
    {
      id: 'abuse',
      heading: 'Protection from abuse',
      paragraphs: [
        'Forms may be sent only so often from one network, and enquiries only so often under one mail address. For that a keyed hash of the network part of your address, or of that mail address, is stored until the window, minutes to an hour, is over. Neither can be read from it.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What lies in your browser',
      paragraphs: [
        [
          'localStorage “theme”: light or dark, only after you chose one. It stays until you pick “System” or clear it.',
          'localStorage “saved”: what you saved before signing in, until you take it off or sign in, which moves it into your account.',
          'localStorage “journal-reading”: how far you read each post in the journal’s reader, until you clear it. It stays in this browser.',
          'localStorage “demo:…”: what you last made of your own data in a demo, so that you can go on. The demo offers to forget it; it is sent only if you press “Send this to us” and then send the form.',
          'sessionStorage “typed”: text in form fields, for the moment in which a page reloads itself after an update, so that nothing is lost. Read once, then removed.',
          'sessionStorage “form:…” and “files:…”: what you typed into a long form and the names of files you added, until it is sent or the tab is closed, so that a reload loses nothing.',
          'sessionStorage “reloaded”: a mark that such a reload has happened, so that it happens once only. Removed as soon as the page runs, and gone with the tab.',
        ],
        'All of them are needed for what you asked the page to do, and none is sent to the server before you sign in or send the form. Starting a chat adds the cookie “chat”, by which this browser finds your chat again: no script can read it, and it ends after 14 days or when you leave the chat. Signing in adds:',
        [
          'cookie “sid”: your session, a random number that no script can read, for 90 days at the most.',
          'cookie “who”: your name and initials, so that the header shows them without asking the server.',
          'cookie “device”: marks this browser as one that you signed in with, for 400 days, so that a new one is noticed.',
          'cookies “captcha” and “g_nonce”: for a minute and for ten, while a sign-in is under way.',
          'localStorage “saved-account”: which things your account keeps, so that their buttons show it without asking the server; renewed after a quarter of an hour.',
          'localStorage “firebase:authUser…”: your sign-in, until you sign out.',
          'localStorage “sign-in-address”: the address you asked a sign-in link for, until you use the link or sign out.',
          'localStorage “authToken”, “user”, “google_user”: what Google’s button answered, until you sign out.',
        ],
        'Signing out removes them, except “device”.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else receives anything',
      paragraphs: [
        'Fonts, pictures and scripts come from this server, Google’s button excepted where it is set up. Your data is passed to nobody but the company that hosts the server, the one that carries our mail and, where you pay by card, Stripe, each bound by contract.',
        'Where the chat button leads to a messaging service, that service learns nothing until you press it; afterwards its own rules hold.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, move or erase what we hold about you, restrict its use, and object to it. Two of these need nobody of us. With an account, Details has one button that gives you a copy of everything, files included, and one that closes the account. Without one, [Your data](/your-data) mails you a link that does the same for your address. A message to us is enough, too; we answer within a month, usually within days.',
        'Erasing takes away your account, meetings, seats, enquiries and messages with their files, what you saved, recipes with their runs, the mails in our outbox to you or about you, and your name in our records of what happened; meetings and seats that are still to come are given back. One thing stays, because the law wants it kept: an invoice with the billing text that stands on it. It no longer leads to you or your account.',
        'You may also complain to the data protection authority where you live or where we are seated.',
      ],
    },
  ],
};
