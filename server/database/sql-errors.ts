/** Whether an error is PostgreSQL's refusal of a second row in the unique index of that name. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = sqlCause(error);
  return cause?.code === '23505' && (index === undefined || cause.constraint === index);
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return sqlCause(error)?.code === '55P03';
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
