// An attendee's page as an organizer sees it: only that page loads these calls.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const viewing = {
  openAttendeePage: 'POST .',
} as const;
