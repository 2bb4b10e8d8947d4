import { textFile } from '#engines/documents/testing/make-files.ts';
import type { OwnDocument } from './own-document.ts';

/** A letter sent by email: quoted-printable, with lines cut as mail programs cut them. */
const text = `From: =?utf-8?q?Zo=C3=AB_Marchetti?= <zoe@example.org>
To: Parents of class 4b <class4b@example.org>
Subject: =?utf-8?q?Class_trip_to_the_salt_works?=
Date: Mon, 4 May 2026 07:41:10 +0100
Message-ID: <1@example.org>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Dear parents,

on Thursday, 21 May, class 4b goes to the old salt works at Lymington. The =
coach leaves the school gate at 8.15, so please be there ten minutes earlie=
r. We=E2=80=99ll be back at about 4.30 pm.

The trip costs =C2=A314.50 for each child. The parents=E2=80=99 association =
pays the coach; what you pay is the entrance and the workshop, in which the=
 children boil sea water down to salt. Please send the money in an envelope=
 by Friday, 15 May.

What your child needs:

- a packed lunch and a bottle of water, no glass
- wellington boots, because the sluices are muddy
- a coat, whatever the forecast says

Mr Okoro comes along as the second adult. We still need two parents who can =
help at the workshop. If you can, call me on 01590 555 0142 before Wednesday=
.

Children who don=E2=80=99t come have lessons with class 4a as usual.

With best wishes
Zo=C3=AB Marchetti
`;

export const letter: OwnDocument = {
  name: 'letter.eml',
  make: () => textFile(text.replaceAll('\n', '\r\n')),
  questions: [
    { question: 'What does the trip cost?', answers: ['£14.50', '£14.50 for each child'], place: '£14.50' },
    {
      question: 'Why do they need wellington boots?',
      answers: ['because the sluices are muddy', 'the sluices are muddy'],
      place: 'sluices are muddy',
    },
    { question: 'Who is the second adult?', answers: ['Mr Okoro'], place: 'Mr Okoro comes along' },
  ],
};
