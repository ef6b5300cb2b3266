/** SQLSTATE classes of temporary failures: connection lost, out of resources, shutting down, system error. */
const TRANSIENT_CLASSES = new Set(['08', '53', '57', '58']);
/** Within those: the statement's own fault (57014 is a cancelled statement, 57P05 an idle session). */
const OWN_FAULT = new Set(['57014']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
/** Messages of `pg` without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after)/;

/**
 * Whether an error means that the database is unreachable or cannot work now: restarting, failing over, out of
 * connections or disk space. The same call may succeed later.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') {
    if (NETWORK_CODES.has(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code) && TRANSIENT_CLASSES.has(code.slice(0, 2)) && !OWN_FAULT.has(code))
      return true;
  }
  if (WITHOUT_CODE.test(error.message)) return true;
  // Drizzle wraps the driver's error; a name with several addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseLost)) return true;
  return isDatabaseLost(error.cause);
}
