import { fileURLToPath } from 'node:url';

/** The templates of new events. */
export const templatesFolder = fileURLToPath(new URL('../../fixtures/templates', import.meta.url));
