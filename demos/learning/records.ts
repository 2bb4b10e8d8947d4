import { z } from 'zod';
import { answerSchema } from '#engines/quiz/question.ts';
import { keptFileSchema } from '../app-kit/files/kept-file.ts';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';
import { lessonSchema } from './lesson.ts';

const day = z.iso.date();
const id = z.string().min(1).max(120);

/** For whom a course is. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof levels)[number];

/** What a course says of itself before somebody opens it. */
export const courseFacts = {
  title: z
    .string()
    .trim()
    .min(1, 'Give the course a title.')
    .max(80, 'Use up to 80 characters for the title.'),
  lead: z
    .string()
    .trim()
    .min(1, 'Say in a sentence or two what people will learn.')
    .max(400, 'Use up to 400 characters for the summary.'),
  level: z.enum(levels, 'Choose a level: beginner, intermediate or advanced.'),
};

/** The largest file that the sandbox keeps; browsers give a page little room. */
export const mostFileBytes = 2_000_000;

/** Every kind of record. */
export const schemas = {
  people: z.object({ id, name: z.string().trim().min(1).max(80) }),
  /** What a course is called; what groups are taught are its versions. */
  courses: z.object({
    id,
    title: z.string().trim().min(1).max(80),
    lead: z.string().max(400),
    level: courseFacts.level.optional(),
    /** No longer offered; students who have begun it can finish it. */
    isWithdrawn: z.boolean().optional(),
  }),
  /** What an author works on. Nobody else sees it until it is published as a version of the course with its id. */
  drafts: z.object({ id, ...courseFacts, lessons: z.array(lessonSchema).max(60) }),
  /** A course as it was published; it never changes afterwards. */
  versions: z.object({
    id,
    courseId: id,
    number: z.int().min(1),
    publishedOn: day,
    /** What is new in it. */
    note: z.string().max(400),
    lessons: z.array(lessonSchema),
  }),
  /** A group of people who take one version of a course together. */
  runs: z.object({
    id,
    courseId: id,
    versionId: id,
    name: z.string().trim().min(1).max(80),
    starts: day,
    ends: day,
    studentIds: z.array(id),
  }),
  /** How far somebody is in a lesson. */
  progress: z.object({
    id,
    studentId: id,
    runId: id,
    lessonId: id,
    openedOn: day,
    doneOn: day.nullable(),
    /** How often each exercise was run, and the day it was solved. */
    exercises: z.record(z.string(), z.object({ tries: z.int().min(0), solvedOn: day.nullable() })),
  }),
  /** A quiz that somebody handed in. */
  attempts: z.object({
    id,
    studentId: id,
    runId: id,
    lessonId: id,
    on: day,
    answers: z.record(z.string(), answerSchema),
    /** In hundredths of a point. */
    got: z.int().min(0),
    of: z.int().min(0),
  }),
  /** A note or a bookmark beside a section. */
  marks: z.object({
    id,
    studentId: id,
    runId: id,
    lessonId: id,
    sectionId: z.string().max(120),
    kind: z.enum(['note', 'bookmark']),
    text: z.string().max(4000),
    on: day,
  }),
  /** What somebody remembers of a card. Times are moments, as in 2026-11-18T09:30:00.000Z. */
  reviews: z.object({
    id,
    due: z.iso.datetime(),
    last: z.iso.datetime(),
    stability: z.number(),
    difficulty: z.number(),
    scheduledDays: z.number(),
    steps: z.int().min(0),
    reps: z.int().min(0),
    lapses: z.int().min(0),
    state: z.int().min(0).max(3),
  }),
  /** Work to hand in: for a group, or for everybody who takes a course. */
  assignments: z.object({
    id,
    runId: id.nullable(),
    /** Set where it is for everybody. */
    courseId: id.optional(),
    title: z.string().trim().min(1).max(120),
    brief: z.string().trim().min(1).max(4000),
    due: day,
    rubric: z.array(
      z.object({
        name: z.string().trim().min(1).max(80),
        /** What each number of points means, from 0 upwards. */
        levels: z.array(z.string().trim().min(1).max(200)).min(2).max(6),
      }),
    ),
  }),
  /** What a student handed in for an assignment. */
  handIns: z.object({
    id,
    assignmentId: id,
    studentId: id,
    /** Empty where there is a file alone. */
    text: z.string().trim().max(10_000),
    fileId: id.optional(),
    on: day,
    /** The level of each criterion of the rubric; null until it is marked. */
    levels: z.array(z.int().min(0)).nullable(),
    feedback: z.string().max(4000),
  }),
  /** A file that was handed in; it stays in this browser. */
  files: keptFileSchema(mostFileBytes),
  /** What was said below a lesson. */
  posts: z.object({
    id,
    courseId: id,
    lessonId: id,
    personId: id,
    on: day,
    text: z.string().trim().min(1).max(4000),
    /** The post that this one answers. */
    answers: id.nullable(),
  }),
};

export type Records = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
export type LearningRows = RowsOf<Records>;
export type LearningEdit = Edit<Records>;
export type Course = Records['courses'];
export type Draft = Records['drafts'];
export type Version = Records['versions'];
export type Run = Records['runs'];
export type Progress = Records['progress'];
export type Attempt = Records['attempts'];
export type Mark = Records['marks'];
export type Assignment = Records['assignments'];
export type HandIn = Records['handIns'];
export type HandedFile = Records['files'];
export type Post = Records['posts'];
