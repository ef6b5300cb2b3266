import type { site as en } from '../en/site.ts';
import type { Translated } from '../translated.ts';

/** What is said of the site’s pages, signups and pictures, in French. */
export const site: Translated<typeof en> = {
  notOfferedHere: 'n’est pas offert ici.',
  required: 'est obligatoire.',
  emailNeeded: 'doit être une adresse courriel valide.',
  phoneNeeded: 'doit être un numéro de téléphone valide.',
  notOver: 'n’est pas encore terminé.',
  cannotDoWithout: 'reste sur le site, qui ne peut s’en passer.',
  confirm: 'touche des personnes ou ce qui leur est facturé. Confirmez qu’il faut le publier.',
  publishedAlready: 'est déjà publié (version {version}) et ne dit pas de quelle version il provient.',
  newerVersion:
    'a été modifié entre-temps : la version {version} est plus récente que celle dont il est issu.',
  unknownVersion:
    'indique la version {from}, mais la plus récente ici est la version {version}. Vient-il d’un autre événement ou d’un autre serveur?',
  refused: 'a été refusé ; la dernière bonne version reste en place.',
  stepsUnpublished: 'n’ont pas été publiées.',
  unpublished: 'n’a pas été publiée.',
  noPoint: 'doit donner deux pourcentages, depuis la gauche et depuis le haut, comme 50,30.',
  noHash: 'n’est plus valable\u00a0: demandez-en un autre.',
  noneOfTheEvents: 'n’est pas l’un des événements servis\u00a0: {known}.',
  noEventHere: 'Il n’y a pas d’événement à cette adresse',
  noEventHereText:
    'L’adresse est peut-être mal écrite, ou l’événement est terminé. Vérifiez-la dans le message qui vous a mené ici.',
};
