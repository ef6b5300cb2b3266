/** An error as a log line has it. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * An error as it is logged: never the parameters of a failed query, nor the row or value that PostgreSQL names, which
 * are codes and addresses of people. Drizzle writes them into the message, and that into the stack.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'was thrown and is no error', stack: '' };
  const { name, cause } = error;
  const message = withoutValues(withoutParameters(error.message), error);
  // The message is followed by stack frames; a parameter may look like one.
  const { stack = '' } = error;
  const head = stack.indexOf(error.message);
  const frames = head < 0 ? '' : stack.slice(head + error.message.length);
  return {
    type: name,
    message,
    stack: `${name}: ${message}${frames}`,
    ...named(error, 'code'),
    ...named(error, 'constraint'),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

function withoutParameters(message: string): string {
  return message.split('\nparams: ')[0] ?? '';
}

/** PostgreSQL's messages about a row or an unreadable value (SQLSTATE class 22), without the values. */
function withoutValues(message: string, error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const isOfDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  if (!isOfDatabase) return message;
  const masked = message
    .replace(/(Key \([^)]*\))=\(.*\)/s, '$1=(…)')
    .replace(/(row contains) \(.*\)/s, '$1 (…)');
  // Other quoted words are our own names.
  return code.startsWith('22') ? masked.replace(/".*/s, '"…"') : masked;
}

function named(error: Error, name: 'code' | 'constraint'): { [key in typeof name]?: string } {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
}
