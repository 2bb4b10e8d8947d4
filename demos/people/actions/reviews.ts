import { counted } from '#lib/money/grouped.ts';
import type { PeopleRows } from '../application.ts';
import type { Person, Rating, Review, ReviewRound } from '../records.ts';
import { employedOn } from '../rules/away.ts';
import { ofPerson } from '../rules/by-person.ts';
import { managerOf, mayWrite, type Part, progressOf, reviewId, reviewOf } from '../rules/reviews.ts';
import { mayDecide, type Viewer } from '../rules/viewer.ts';
import { firstName, type Outcome, refused } from './outcome.ts';

const mostQuestions = 8;

/** The next number after those of ids such as 'g12'. */
const nextNumber = (ids: Iterable<string>): number =>
  Math.max(0, ...[...ids].map((id) => Number(id.slice(1)) || 0)) + 1;

export interface TypedRound {
  name: string;
  due: string;
  /** One question in each line. */
  questions: string;
  /** The team that takes part; everybody when it is empty. */
  teamId: string;
}

/** Opens a round for everybody who works here today, or for one team. */
export function openRound(rows: PeopleRows, viewer: Viewer, typed: TypedRound, day: string): Outcome {
  if (viewer.role !== 'hr') return refused('Only HR opens a round of reviews.');
  const name = typed.name.trim();
  const questions = typed.questions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (!name) return refused('Give the round a name, such as Autumn 2026.', 'name');
  if ([...rows.rounds.values()].some((round) => round.name.toLowerCase() === name.toLowerCase()))
    return refused('There is already a round with this name.', 'name');
  if (!typed.due) return refused('Choose the day by which reviews are due.', 'due');
  if (typed.due < day) return refused('This day has passed. Choose today or a later day.', 'due');
  if (questions.length === 0) return refused('Write at least one question.', 'questions');
  if (questions.length > mostQuestions)
    return refused(`These are ${questions.length} questions. Ask ${mostQuestions} at most.`, 'questions');
  const personIds = employedOn(rows, day)
    .filter(({ teamId }) => !typed.teamId || teamId === typed.teamId)
    .map(({ id }) => id);
  if (personIds.length === 0) return refused('No one works in this team today.', 'teamId');
  const id = `r${nextNumber(rows.rounds.keys())}`;
  const row: ReviewRound = { id, name, openedOn: day, due: typed.due, questions, personIds, sharedOn: null };
  return {
    said: `Opened “${name}” for ${counted(personIds.length, 'person', 'people')}`,
    edits: [{ in: 'rounds', id, row }],
  };
}

export interface TypedReview {
  answers: readonly string[];
  /** The marks for the goals, in their order; null where none is chosen. */
  marks: readonly (number | null)[];
}

/** The goals that a manager rates: those of the draft or of the person today. */
export const ratedGoals = (rows: PeopleRows, person: Person): string[] =>
  ofPerson(rows.goals, person.id).map(({ label }) => label);

function missing(round: ReviewRound, typed: TypedReview, goals: readonly string[], part: Part) {
  const unanswered = round.questions.findIndex((_, at) => !typed.answers[at]?.trim());
  if (unanswered >= 0) return refused('Write an answer.', `answer-${unanswered}`);
  if (part === 'self') return null;
  if (goals.length === 0)
    return refused('Set at least one goal, so that there is something to rate.', 'goal');
  const unrated = goals.findIndex((_, at) => !typed.marks[at]);
  return unrated < 0 ? null : refused(`Rate “${goals[unrated]}”.`, `mark-${unrated}`);
}

/** Keeps one part of a review as a draft, or hands it in, which needs every answer and every mark. */
export function writeReview(
  rows: PeopleRows,
  viewer: Viewer,
  [roundId, personId, part]: readonly [roundId: string, personId: string, part: Part],
  typed: TypedReview,
  handIn: boolean,
  day: string,
): Outcome {
  const [round, person] = [rows.rounds.get(roundId), rows.people.get(personId)];
  if (!round || !person) return refused('This review no longer exists.');
  if (!mayWrite(viewer, round, person, part))
    return refused(
      part === 'self' && round.sharedOn
        ? 'This round has been shared, so self-reviews are closed.'
        : 'Someone else has to write this part.',
    );
  const goals = ratedGoals(rows, person);
  const wrong = handIn ? missing(round, typed, goals, part) : null;
  if (wrong) return wrong;
  const id = reviewId(roundId, personId);
  const before: Review = reviewOf(rows, roundId, personId) ?? {
    id,
    roundId,
    personId,
    self: null,
    manager: null,
  };
  const written = {
    answers: round.questions.map((_, at) => typed.answers[at]?.trim() ?? ''),
    doneOn: handIn ? day : null,
  };
  const ratings = goals.map((goal, at): Rating => ({ goal, mark: typed.marks[at] ?? null }));
  const row =
    part === 'self'
      ? { ...before, self: written }
      : { ...before, manager: { ...written, by: viewer.person.id, ratings } };
  const whose = part === 'self' ? 'your self-review' : `your review of ${firstName(person.name)}`;
  return {
    said: handIn ? `Handed in ${whose}` : `Kept ${whose} as a draft`,
    edits: [{ in: 'reviews', id, row }],
  };
}

/** Makes a person's own part a draft again, as long as nobody has seen the result. */
export function takeReviewBack(
  rows: PeopleRows,
  viewer: Viewer,
  [roundId, personId, part]: readonly [roundId: string, personId: string, part: Part],
): Outcome {
  const round = rows.rounds.get(roundId);
  const person = rows.people.get(personId);
  const review = reviewOf(rows, roundId, personId);
  if (!round || !person || !review?.[part]) return refused('This review no longer exists.');
  if (round.sharedOn) return refused('This round has been shared, so it can’t be changed any more.');
  if (!mayWrite(viewer, round, person, part)) return refused('Someone else has to write this part.');
  const row: Review =
    part === 'self'
      ? { ...review, self: review.self && { ...review.self, doneOn: null } }
      : { ...review, manager: review.manager && { ...review.manager, doneOn: null } };
  return { said: 'Turned the review back into a draft', edits: [{ in: 'reviews', id: review.id, row }] };
}

/** Ends a round: from now on everybody reads what their manager wrote. */
export function shareRound(rows: PeopleRows, viewer: Viewer, id: string, day: string): Outcome {
  const round = rows.rounds.get(id);
  if (!round) return refused('This round no longer exists.');
  if (viewer.role !== 'hr') return refused('Only HR shares a round.');
  if (round.sharedOn) return refused('This round has already been shared.');
  if (progressOf(rows, round).all.manager === 0)
    return refused('No manager has handed in a review yet, so there is nothing to share.');
  return {
    said: `Shared “${round.name}” with everyone in it`,
    edits: [{ in: 'rounds', id, row: { ...round, sharedOn: day } }],
  };
}

/** Goals are set by the person's own manager, by those above, and by HR. */
export const maySetGoals = (viewer: Viewer, rows: PeopleRows, person: Person): boolean =>
  mayDecide(viewer, rows.people, person.id);

/** Gives somebody a goal. */
export function setGoal(
  rows: PeopleRows,
  viewer: Viewer,
  personId: string,
  label: string,
  day: string,
): Outcome {
  const person = rows.people.get(personId);
  if (!person) return refused('This person is no longer in the records.');
  if (!maySetGoals(viewer, rows, person))
    return refused(`Goals are set by ${managerOf(rows, person)?.name ?? 'HR'} or HR.`);
  const text = label.trim();
  if (!text) return refused('Write down the goal.', 'goal');
  if (ratedGoals(rows, person).some((each) => each.toLowerCase() === text.toLowerCase()))
    return refused('This goal is already set.', 'goal');
  const id = `g${nextNumber(rows.goals.keys())}`;
  return {
    said: `Set a goal for ${firstName(person.name)}`,
    edits: [{ in: 'goals', id, row: { id, personId, label: text, setOn: day } }],
  };
}

/** Takes a goal away; what was rated before keeps it. */
export function dropGoal(rows: PeopleRows, viewer: Viewer, id: string): Outcome {
  const goal = rows.goals.get(id);
  const person = rows.people.get(goal?.personId ?? '');
  if (!goal || !person) return refused('This goal no longer exists.');
  if (!maySetGoals(viewer, rows, person)) return refused('Someone else has to change this goal.');
  return {
    said: `Removed a goal of ${firstName(person.name)}`,
    edits: [{ in: 'goals', id, row: null }],
  };
}
