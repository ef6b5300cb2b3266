/** Texts about previews of drafts; `{name}` is a placeholder. */
export const previews = {
  noAccess: 'This preview needs a valid link',
  noAccessText:
    'The link may have expired or been revoked, or the draft may have been published or discarded. Ask the person who sent it for a new one.',
  failed: 'The preview could not be started',
  failedText: 'Load the page again in a moment. If that does not help, the server’s log gives the reason.',
  notOffered: 'Previews are turned off on this server (PREVIEWS is 0).',
  noVisitor: 'The preview could not be shown as this visitor. The server’s log gives the reason.',
  noDate: 'must be a date and time.',
  tooManyLinks: 'This draft already has {most} links. Revoke one first.',
} as const;
