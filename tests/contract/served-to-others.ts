/**
 * Calls of the specification that no module of the site makes, each with who does. A call that the site begins to make is
 * taken from here; one that is entered here has a screen missing, or a reason.
 */
export const servedToOthers: Readonly<Record<string, string>> = {
  'GET /getWebsiteEditorUploadHash':
    'The command `configure -- upload` asks for it, with an organizer’s token.',
};
