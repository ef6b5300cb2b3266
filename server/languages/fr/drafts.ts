import type { Translated } from '#engine/form/languages/messages.ts';
import type { drafts as en } from '../en/drafts.ts';

/** Texts about drafts of the site’s documents, in French. */
export const drafts: Translated<typeof en> = {
  tooMany: 'Cet événement compte déjà {most} brouillons. Publiez-en un ou supprimez-en un.',
  tooManyDocuments: 'Un brouillon contient au plus {most} documents.',
  notADocument:
    'doit être un objet ayant un type connu et un code fait de lettres, de chiffres, de traits d’union et de traits de soulignement.',
  codeTaken: 'Un autre document de ce type a déjà ce code.',
  codeStays:
    'Le code d’un tel document ne peut pas être modifié\u00a0: d’autres données que des documents en dépendent.',
  fieldStays:
    'Le code de ce champ ne peut pas être modifié\u00a0: les noms, les adhésions, les personnes qui présentent ou le programme en dépendent.',
  fieldTaken: 'Un autre champ à côté de lui porte déjà ce code.',
  homeStays: 'Une page d’accueil garde son code.',
  answersStay:
    'Ce formulaire a des réponses, enregistrées sous son code. Celui-ci ne peut plus être modifié.',
  noTime: 'Cette heure n’existe pas\u00a0: les horloges la sautent, ou ce jour n’est pas au calendrier.',
  pastTime: 'Cette heure est passée. Choisissez-en une autre.',
  refused_confirm: 'Le publier touche des personnes d’une façon qui n’a pas été confirmée.',
  refused_empty: 'Le brouillon est vide.',
  refused_errors: 'Il contient des erreurs.',
  refused_newer: 'Une autre version a été publiée entre-temps.',
  refused_role: 'La personne qui a fixé l’heure ne peut plus publier.',
  savedMeanwhile: 'a été enregistré par quelqu’un d’autre pendant que vous le modifiiez.',
};
