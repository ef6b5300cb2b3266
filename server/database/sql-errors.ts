/** Whether an error is PostgreSQL's refusal of a second row in the unique index of that name. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = sqlCause(error);
  return cause?.code === '23505' && (index === undefined || cause.constraint === index);
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return sqlCause(error)?.code === '55P03';
}

/** Whether a transaction may succeed if it is tried again: a deadlock, a lost connection, a server that stops. */
export function isTransient(error: unknown): boolean {
  const code = sqlCause(error)?.code;
  return code !== undefined && /^(?:40|08|57P|55P03|ECONN)/.test(code);
}

type SqlCause = { code: string; constraint?: string };

/** Drizzle wraps the driver's error, which has the SQLSTATE, as its cause. */
function sqlCause(error: unknown): SqlCause | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    const constraint =
      'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
    return { code: error.code, constraint };
  }
  return sqlCause(error.cause);
}
