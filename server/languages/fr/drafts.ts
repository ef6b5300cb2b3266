import type { Translated } from '#engine/form/languages/messages.ts';
import type { drafts as en } from '../en/drafts.ts';

/** Texts about drafts of the site’s documents, in French. */
export const drafts: Translated<typeof en> = {
  tooMany: 'Cet événement compte déjà {most} brouillons. Publiez-en un ou supprimez-en un.',
  tooManyDocuments: 'Un brouillon contient au plus {most} documents.',
  notADocument:
    'doit être un objet ayant un type connu et un code fait de lettres, de chiffres, de traits d’union et de traits de soulignement.',
  savedMeanwhile: 'a été enregistré par quelqu’un d’autre pendant que vous le modifiiez.',
};
