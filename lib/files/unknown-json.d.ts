// The DOM's types call what `json()` gives `any`. Here it is unknown until a check or a schema has read it.
interface Request {
  json(): Promise<unknown>;
}
interface Response {
  json(): Promise<unknown>;
}
