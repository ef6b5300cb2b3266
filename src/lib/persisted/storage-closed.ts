const PROBE = 'rostrum:probe';

/** Whether this browser keeps nothing for the site (strict privacy settings): what is here goes with the page. */
export function isStorageClosed(): boolean {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}
