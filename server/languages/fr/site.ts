import type { Translated } from '#engine/form/languages/messages.ts';
import type { site as en } from '../en/site.ts';

/** Texts about the site’s pages, signups and pictures, in French. */
export const site: Translated<typeof en> = {
  notYetPublished: 'Ce site n’est pas encore publié. Revenez bientôt.',
  notOfferedHere: 'n’est pas offert ici.',
  required: 'est obligatoire.',
  emailNeeded: 'doit être une adresse courriel valide.',
  phoneNeeded: 'doit être un numéro de téléphone valide.',
  notOver: 'n’est pas encore terminé.',
  cannotDoWithout: 'ne peut pas être retirée : le site en a besoin.',
  confirm: 'touche des personnes ou ce qui leur est facturé. Confirmez qu’il faut le publier.',
  publishedAlready: 'est déjà publié (version {version}). Indiquez la version de départ.',
  newerVersion: 'a été modifié par quelqu’un d’autre. La version {version} est plus récente que la vôtre.',
  unknownVersion:
    'part de la version {from}, mais la plus récente ici est la version {version}. Vérifiez qu’il provient de cet événement et de ce serveur.',
  refused: 'a été refusé. La dernière version valide reste en ligne.',
  stepsUnpublished: 'n’ont pas été publiées.',
  unpublished: 'n’a pas été publiée.',
  noPoint: 'doit donner deux pourcentages, depuis la gauche et depuis le haut, comme 50,30.',
  noHash: 'est expiré. Demandez-en un autre.',
  noneOfTheEvents: 'n’est pas un événement de ce serveur. Événements connus : {known}.',
  noEventHere: 'Il n’y a pas d’événement à cette adresse',
  noEventHereText:
    'L’adresse est peut-être mal écrite, ou l’événement est terminé. Vérifiez le lien que vous avez suivi.',
  shop: 'Boutique',
  activities: 'Activités',
};
