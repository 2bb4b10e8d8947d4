import { html } from 'hono/html';
import type { Question } from '#lib/forms/questions.ts';
import { clockAt, dayOfDate, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import type { OtherTimes } from '../other-times.server.ts';
import type { Choice, ShownType, Times } from '../page.server.ts';
import { type Asked, pageWith } from '../ui/address.ts';
import { embedPage, type Piece } from './frame.server.ts';

const path = '/embed/book';

/** What was typed, and what is wrong with it by field. */
interface Typed {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  /** Other times, where the chosen one was lost. */
  others?: OtherTimes | null;
}

/** The first step: what it is for. */
export const typesStep = (types: readonly ShownType[]): Piece =>
  embedPage(
    'What would you like to talk about?',
    html`<ul class="rows">${types.map(
      ({ slug, name, minutes, summary }) =>
        html`<li><a class="row" href="${pageWith(path, { type: slug })}"><strong>${name}, ${minutes} min</strong><br><span class="mute">${summary}</span></a></li>`,
    )}</ul>`,
  );

function monthTable({ month, day }: Times, kept: Asked): Piece {
  const cells = [...Array<null>(month.lead).fill(null), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const linkTo = (asked: Asked) => pageWith(path, { ...kept, ...asked });
  return html`<div class="bar"><h2>${month.name}</h2><span><a href="${linkTo({ month: month.before })}" aria-label="The month before">←</a><a href="${linkTo({ month: month.after })}" aria-label="The month after">→</a></span></div>
<table><thead><tr>${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${weeks.map(
    (week) =>
      html`<tr>${week.map((cell) =>
        cell && cell.free > 0
          ? html`<td><a href="${linkTo({ month: month.id, day: cell.date })}" aria-label="${dayOfDate(cell.date)}, ${cell.free} free"${cell.date === day ? html` aria-current="date"` : ''}>${cell.day}</a></td>`
          : html`<td>${cell?.day ?? ''}</td>`,
      )}</tr>`,
  )}</tbody></table>`;
}

function zoneForm(type: string, { zone, zones }: Choice): Piece {
  return html`<form action="${path}"><input type="hidden" name="type" value="${type}"><label>Times shown in<input name="zone" list="zones" value="${zone}" required></label><datalist id="zones">${zones.map((each) => html`<option value="${each.zone}">${each.name}`)}</datalist><button>Change time zone</button></form>`;
}

/** The second step: which time suits. */
export function timeStep(type: ShownType, choice: Choice, times: Times): Piece {
  const kept: Asked = { type: type.slug, zone: choice.zone };
  return embedPage(
    'Which time suits you?',
    html`<p class="mute">${type.name}, ${type.minutes} minutes by video. <a href="${path}">Change</a></p>
<div class="sides"><div>${monthTable(times, kept)}${zoneForm(type.slug, choice)}</div><div><h2>${times.day ? dayOfDate(times.day) : 'No free times this month'}</h2><ul class="rows">${times.starts.map(
      (start) =>
        html`<li><a class="row" href="${pageWith(path, { ...kept, start })}">${clockAt(start, choice.zone)}</a></li>`,
    )}</ul></div></div>`,
  );
}

function startPart(start: string, zone: string, others: OtherTimes | null | undefined): Piece {
  if (!others) return html`<input type="hidden" name="start" value="${start}">`;
  const free = [...new Set([...others.nearest, ...others.starts])].toSorted();
  return html`<p class="said" role="alert">Someone else has just booked this time. ${free.length > 0 ? 'Choose another one. We’ve kept everything you entered.' : 'There are no other free times at the moment.'}</p>${
    free.length > 0
      ? html`<label>Time<select name="start" required aria-invalid="true"><option value="">Choose one</option>${free.map(
          (each) => html`<option value="${each}">${shortDayAt(each, zone)}, ${clockAt(each, zone)}</option>`,
        )}</select></label>`
      : ''
  }`;
}

function field(
  typed: Typed,
  name: string,
  label: string,
  control: (attributes: Piece | string) => Piece,
): Piece {
  const problem = typed.problems[name];
  const about = problem ? html` aria-invalid="true" aria-describedby="wrong-${name}"` : '';
  return html`<label>${label}${control(about)}</label>${problem ? html`<p class="wrong" id="wrong-${name}">${problem}</p>` : ''}`;
}

function ownQuestion(typed: Typed, { id, label, kind, required, options = [] }: Question): Piece {
  const name = `answers.${id}`;
  const value = typed.values[name] ?? '';
  const need = required ? html` required` : '';
  return field(typed, name, required ? label : `${label} (optional)`, (about) => {
    if (kind === 'choice')
      return html`<select name="${name}"${need}${about}><option value="">Choose one</option>${options.map(
        (option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`,
      )}</select>`;
    if (kind === 'text')
      return html`<textarea name="${name}" rows="3" maxlength="1000"${need}${about}>${value}</textarea>`;
    return html`<input name="${name}" maxlength="200" value="${value}"${need}${about}>`;
  });
}

/** The last step: who comes. */
export function detailsStep(type: ShownType, zone: string, start: string, typed: Typed): Piece {
  const value = (name: string) => typed.values[name] ?? '';
  const said = Object.keys(typed.problems).length > 0;
  return embedPage(
    'Your details',
    html`<p class="mute">${type.name}: ${shortDayAt(start, zone)}, ${clockAt(start, zone)} ${placeOf(zone)} time. <a href="${pageWith(path, { type: type.slug, zone })}">Change</a></p>
${said ? html`<p class="said" role="alert">Please check the fields below. We’ve kept everything you entered.</p>` : ''}
<form method="post" action="${path}"><input type="hidden" name="type" value="${type.slug}"><input type="hidden" name="zone" value="${zone}">
${startPart(start, zone, typed.others)}
${field(typed, 'name', 'Name', (about) => html`<input name="name" autocomplete="name" maxlength="100" required value="${value('name')}"${about}>`)}
${field(typed, 'email', 'Email address', (about) => html`<input name="email" type="email" autocomplete="email" maxlength="254" required value="${value('email')}"${about}>`)}
${type.questions.map((question) => ownQuestion(typed, question))}
${field(typed, 'agenda', 'What’s it about? (optional)', (about) => html`<textarea name="agenda" rows="3" maxlength="1000"${about}>${value('agenda')}</textarea>`)}
<button>${typed.others ? 'Book this time' : `Book ${shortDayAt(start, zone)}, ${clockAt(start, zone)}`}</button></form>
<p class="mute">Our <a href="/privacy#meeting" target="_blank" rel="noopener">privacy policy</a> says what we keep and for how long.</p>`,
  );
}

/** What is shown once it is booked. */
export const doneStep = (
  meeting: { name: string; start: string; zone: string },
  page: string,
  byMail: boolean,
): Piece =>
  embedPage(
    'You’re booked',
    html`<p>${meeting.name}: ${shortDayAt(meeting.start, meeting.zone)}, ${clockAt(meeting.start, meeting.zone)} ${placeOf(meeting.zone)} time.</p><p class="mute">${byMail ? 'We’re emailing you the invitation, with the links to move or cancel it.' : 'We can’t send email at the moment, so keep the link to your meeting’s page.'}</p><p><a href="${page}" target="_blank" rel="noopener">Open your meeting</a></p>`,
  );
