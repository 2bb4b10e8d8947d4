export const serveFlags: string[];
