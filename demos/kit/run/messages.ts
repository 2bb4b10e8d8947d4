/** What a worker of a demo says to the page. */
export type FromWorker<Progress, Result> =
  | { is: 'progress'; progress: Progress }
  | { is: 'done'; result: Result }
  | { is: 'failed'; message: string };
