import { z } from 'zod';
import { questionSchema } from '#engines/quiz/question.ts';

const shared = {
  id: z.string().min(1).max(60),
  task: z.string().trim().min(1).max(2000),
  /** What the editor holds at first. */
  starter: z.string().max(4000),
  /** One right answer; shown to students who ask for it. */
  solution: z.string().trim().min(1).max(4000),
  hint: z.string().max(1000).default(''),
};

/** Something to do that is marked by running it. */
const exerciseSchema = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('sql'),
    /** Whether the order of the rows counts. */
    ordered: z.boolean().default(false),
    /** Run after the learner's statements, to see what they changed; empty where they return the rows themselves. */
    look: z.string().max(2000).default(''),
  }),
  z.object({
    ...shared,
    kind: z.literal('html'),
    /** The rules that the page has to keep, by their ids. */
    rules: z.array(z.string()).min(1),
    /** What has to be there: `nav a` three times, in words for the learner. */
    needs: z
      .array(z.object({ select: z.string(), count: z.int().min(0).default(1), said: z.string() }))
      .default([]),
    /** Words that have to stay. */
    keeps: z.array(z.string()).default([]),
  }),
]);
export type Exercise = z.infer<typeof exerciseSchema>;
export type SqlExercise = Extract<Exercise, { kind: 'sql' }>;
export type HtmlExercise = Extract<Exercise, { kind: 'html' }>;

/** A card to be remembered: a question and its answer. */
const cardSchema = z.object({
  id: z.string().min(1).max(60),
  front: z.string().trim().min(1).max(400),
  back: z.string().trim().min(1).max(600),
});
export type Card = z.infer<typeof cardSchema>;

export const lessonSchema = z.object({
  id: z.string().min(1).max(60),
  title: z.string().trim().min(1).max(80),
  minutes: z.int().min(1).max(240),
  /** Markdown; each heading begins a section. */
  text: z.string().max(20_000),
  exercises: z.array(exerciseSchema),
  questions: z.array(questionSchema),
  cards: z.array(cardSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** A lesson as files write it: what has a default may be left out. */
export type WrittenLesson = z.input<typeof lessonSchema>;
