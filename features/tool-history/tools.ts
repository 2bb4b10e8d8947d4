/** The tools whose results can be kept in an account and shared. */
export const toolNames = ['documents', 'speech', 'speak', 'composer', 'task', 'leaflet'] as const;
export type ToolName = (typeof toolNames)[number];

/** What a result of each tool is called, and what made it. */
export const toolWords: Readonly<Record<ToolName, { one: string; many: string; madeWith: string }>> = {
  documents: { one: 'Conversation', many: 'Conversations', madeWith: 'Ask documents' },
  speech: { one: 'Transcript', many: 'Transcripts', madeWith: 'Speech to text' },
  speak: { one: 'Reading', many: 'Readings', madeWith: 'Text to speech' },
  composer: { one: 'Picture', many: 'Pictures', madeWith: 'Image generator' },
  task: { one: 'Task', many: 'Tasks', madeWith: 'Small AI task' },
  leaflet: { one: 'Leaflet conversation', many: 'Leaflet conversations', madeWith: 'Pregnancy chatbot' },
};
