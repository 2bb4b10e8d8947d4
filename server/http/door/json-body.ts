/** Whether a content type means JSON. */
export function isJsonType(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || type.endsWith('+json');
}

/** Whether a request says that it holds JSON. */
export const sendsJson = (request: Request): boolean => isJsonType(request.headers.get('content-type') ?? '');

/**
 * The JSON of a request, or undefined where there is none that can be read. What calls itself something else is not
 * parsed: the door counted it as that, and a megabyte of brackets takes `JSON.parse` a third of a second.
 */
export const jsonOf = async (request: Request): Promise<unknown> =>
  sendsJson(request) ? request.json().catch(() => undefined) : undefined;
