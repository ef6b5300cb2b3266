import { messagesOf } from '#engine/form/languages/messages.ts';
import { documentForm as en } from '../../languages/en/document-form.ts';
import { documentForm as fr } from '../../languages/fr/document-form.ts';

/** Texts of the form in which a document is edited. */
export const sayInDocument = messagesOf<typeof en>('widgets.document-form', { en, fr });
