const PROBE = 'rostrum:probe';

/** Whether this browser stores nothing for the site (strict privacy settings). */
export function isStorageClosed(): boolean {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}
