import type { Translated } from '#engine/form/languages/messages.ts';
import type { publishing as en } from '../en/publishing.ts';

/** What can be wrong with a document beside others, and whom publishing it affects, in French. */
export const publishing: Translated<typeof en> = {
  // Beside other documents
  unstorable: 'Ce texte contient des caractères qui ne sont pas permis.',
  tooDeep: 'Cette valeur compte trop de niveaux d’imbrication.',
  noEvent: 'Il n’y a pas d’événement «\u00a0{event}\u00a0».',
  otherEvent: 'Ce document appartient à l’événement «\u00a0{event}\u00a0».',
  notTimeZone: '«\u00a0{zone}\u00a0» n’est pas un fuseau horaire.',
  leansOn: 'Le document publié «\u00a0{document}\u00a0» en dépend à {pointer}.',
  hostTaken: '«\u00a0{host}\u00a0» sert déjà à l’événement «\u00a0{event}\u00a0».',
  listUsed: 'Le formulaire «\u00a0{form}\u00a0» tire ses choix de «\u00a0{list}\u00a0».',
  noPageAt: 'Il n’y a pas encore de page à {path}.',
  noPicture: 'Il n’y a pas d’image {address}. Un dessin la remplace jusqu’à ce qu’elle soit téléversée.',
  uploaded: 'une adresse affichée par npx rostrum upload',
  notConfirmed: '{name} n’a pas encore confirmé.',

  // Taking a page off the site
  onlyPages:
    'On ne peut retirer que des pages du site, et «\u00a0{document}\u00a0» n’en est pas une. Pour en changer le contenu, publiez-en une autre version.',
  homePage:
    '«\u00a0{document}\u00a0» est la page d’accueil, par laquelle on arrive sur le site. Pour en changer le contenu, publiez-en une autre version.',
  activeHomePage:
    '«\u00a0event/{event}\u00a0» utilise «\u00a0{document}\u00a0» comme page d’accueil. Modifiez-y d’abord «\u00a0website_homepage_active\u00a0», puis retirez cette page.',
  leadsHere: '«\u00a0{document}\u00a0» a un lien vers {path}, où il n’y a plus de page.',

  // Deleting a document
  eventStays: 'L’événement lui-même ne peut pas être supprimé.',
  flowStays:
    '{count, plural, one {Une inscription ou demande a été envoyée} other {# inscriptions ou demandes ont été envoyées}} en suivant ces étapes\u00a0: elles doivent rester. Pour les fermer, donnez-leur une date de fin.',
  pricesStay:
    '{count, plural, one {Une inscription ou demande a été envoyée} other {# inscriptions ou demandes ont été envoyées}}, et ce qui est dû se calcule à partir de ce document. Il doit rester.',
  bookingsStay:
    '{count, plural, one {Une inscription y a} other {# inscriptions y ont}} réservé quelque chose. Publiez d’abord ce document sans ce qui est réservé\u00a0: les personnes concernées reçoivent un courriel. Vous pourrez ensuite le supprimer.',
  leansOnRemoved: '«\u00a0{document}\u00a0» mentionne encore «\u00a0{removed}\u00a0» à {pointer}.',
  mentionedStill: '«\u00a0{document}\u00a0» est encore mentionné ici.',
  formDeleted: 'Le formulaire est supprimé. Ses réponses sont conservées et exportées sous leur code.',
  flowDeleted: 'Les étapes sont supprimées. Ce qui y a été commencé ne peut plus être terminé.',
  waitingLost:
    '{count, plural, one {Une personne est} other {# personnes sont}} sur la liste d’attente et n’auront pas de place.',

  // Stored versions and files
  newerFormat: 'Ce document est au format {format}, plus récent que celui de ce serveur, le format {own}.',
  unknownKind: 'Ce serveur ne connaît pas ce type de document.',
  notConverted: 'Ce document ne peut pas être converti\u00a0: {reason}',
  sameName: 'Un autre document s’appelle «\u00a0{document}\u00a0». Publiez l’un des deux sous un autre code.',
  unreadable: '{reason}',
  notJson: 'Ce n’est pas du JSON\u00a0: {fault}.',

  // Why a text is not JSON
  comma: 'rien ne suit la virgule à la ligne {line}. Retirez-la',
  comment: 'la ligne {line} contient un commentaire, ce que JSON ne permet pas. Retirez-le',
  quote:
    'la ligne {line} contient un guillemet typographique ({mark}). Mettez des guillemets droits (") autour des noms et des textes',
  single:
    'la ligne {line} contient un guillemet simple (\'). Mettez des guillemets droits doubles (") autour des noms et des textes',
  notRead: 'la ligne {line} ne peut pas être lue ({reason})',
  twice:
    '«\u00a0{key}\u00a0» est indiqué deux fois, à la ligne {first} et à la ligne {second}. Gardez une seule des deux',

  // Whom a new version affects
  affected:
    '{count, plural, one {# inscription ou demande est touchée} other {# inscriptions ou demandes sont touchées}}.',
  trackRemoved: 'Le volet «\u00a0{name}\u00a0» est supprimé.',
  dayRemoved: 'Le jour «\u00a0{name}\u00a0» est supprimé.',
  dayMoved: 'Le jour «\u00a0{name}\u00a0» passe du {before} au {date}.',
  variantRemoved: '«\u00a0{product}, {variant}\u00a0» n’est plus en vente.',
  activityRemoved: 'L’activité «\u00a0{name}\u00a0» est supprimée.',
  activityMoved: 'L’activité «\u00a0{name}\u00a0» change d’heure.',
  activityElsewhere: 'L’activité «\u00a0{name}\u00a0» change d’endroit.',
  offerRemoved: 'L’offre «\u00a0{name}\u00a0» est supprimée.',
  offerMoved: 'L’offre «\u00a0{name}\u00a0» change d’heure.',
  offerElsewhere: 'L’offre «\u00a0{name}\u00a0» change d’endroit.',
  sessionRemoved: 'La séance «\u00a0{name}\u00a0» ({code}) est supprimée.',
  sessionMoved: 'La séance «\u00a0{name}\u00a0» ({code}) change d’heure.',
  sessionElsewhere: 'La séance «\u00a0{name}\u00a0» ({code}) change d’endroit.',
  fieldRemoved:
    'Le champ «\u00a0{field}\u00a0» est supprimé. Ses réponses sont conservées et exportées sous son code.',
  optionRemoved:
    'Le choix «\u00a0{option}\u00a0» du champ «\u00a0{field}\u00a0» est supprimé. La question sera posée de nouveau aux personnes qui l’avaient choisi.',
  sessionAgain: 'La séance «\u00a0{name}\u00a0» ({code}) est publiée de nouveau.',
  activityAgain: 'L’activité «\u00a0{name}\u00a0» est publiée de nouveau.',
  seatsStayFree: 'Les réservations remboursées restent annulées, et leurs places sont libres.',
  placesStayFree: 'Les réservations remboursées restent annulées, et leurs places sont libres.',
  countAgain: 'Les réservations pour lesquelles rien n’a été payé comptent de nouveau.',
};
