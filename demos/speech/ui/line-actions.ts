/** What can be done with a line of the transcript. */
export interface LineActions {
  playFrom: (seconds: number) => void;
  edit: (id: string | null) => void;
  save: (id: string, text: string) => void;
  speak: (id: string, speaker: string) => void;
}
