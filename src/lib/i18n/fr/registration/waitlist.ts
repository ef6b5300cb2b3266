import type { registration as english } from '../../en/registration.ts';

/** Textes : la liste d’attente. */
export const waitlist: (typeof english)['waitlist'] = {
  startTitle: 'Liste d’attente',
  startLead:
    'Des places se libèrent parfois. Nous les offrons dans l’ordre d’arrivée et vous écrivons quand vient votre tour.',
  what: 'Quelle place souhaitez-vous attendre ?',
  event: 'N’importe quelle place à l’événement',
  only: 'Pour : {name}',
  email: 'Adresse courriel',
  emailHelp: 'Nous vous y écrirons dès qu’une place se libérera pour vous.',
  next: 'Continuer',
  title: 'Vos coordonnées',
  lead: 'Ces renseignements ne servent qu’à la liste d’attente.',
  firstName: 'Prénom',
  name: 'Nom',
  lastName: 'Nom de famille',
  phone: 'Téléphone',
  join: 'S’ajouter à la liste d’attente',
  joining: 'Un instant…',
  haveEntry: 'Déjà sur la liste ?',
  haveEntryText: 'Votre rang reste le même, peu importe le nombre de demandes faites avec la même adresse.',
  freeTitle: 'Il reste des places',
  freeText: 'Inutile d’attendre : vous pouvez vous inscrire dès maintenant.',
  register: 'S’inscrire',
  flowFreeText: 'Inutile d’attendre : vous pouvez commencer.',
  flowNoneText: 'Des places peuvent encore se libérer : revenez voir dans quelques jours.',
  flowBack: 'Retour à la demande',
  flowTakenText: 'Vous avez utilisé cette offre pour faire votre demande.',
  noneTitle: 'Il n’y a pas de liste d’attente',
  noneText:
    'Cet événement n’en a pas. Des places peuvent tout de même se libérer : revenez voir dans quelques jours.',
  loading: 'Chargement de votre rang',
  waitingTitle: 'Vous êtes sur la liste d’attente',
  waitingText:
    'Nous vous écrirons dès qu’une place se libérera pour vous. Le courriel indiquera jusqu’à quand vous pouvez la prendre.',
  position: 'Votre rang',
  offersNone: 'Aucune place n’a encore été offerte sur cette liste d’attente.',
  offers:
    '{count, plural, one {Jusqu’ici, une personne de cette liste d’attente s’est vu offrir une place.} other {Jusqu’ici, # personnes de cette liste d’attente se sont vu offrir une place.}}',
  keep: 'Nous vous avons envoyé un courriel avec un lien qui permet de vérifier votre rang en tout temps.',
  offeredTitle: 'Une place vous est offerte',
  offeredText: 'Elle vous est réservée jusqu’au {until}. Elle sera ensuite offerte à la personne suivante.',
  offeredRegistered: 'Vous avez déjà une inscription\u00a0? Vous y trouverez l’offre.',
  openRegistration: 'Ouvrir mon inscription',
  decline: 'Refuser cette place',
  declineTitle: 'Refuser cette place ?',
  declineText:
    'Elle sera offerte aussitôt à la personne suivante. Ce que vous avez commencé avec cette offre est conservé, mais sans place. Ce choix est définitif.',
  declineYes: 'Refuser la place',
  declineNo: 'Garder la place',
  declineClose: 'Fermer',
  declineRefused: 'La place n’a pas été refusée.',
  declineBack: 'OK',
  declinedTitle: 'Vous avez refusé la place',
  declinedText:
    'Elle est offerte à la personne suivante, et un courriel vous le confirme. Si vous changez d’avis, vous pouvez vous ajouter de nouveau à la liste d’attente.',
  takenTitle: 'Vous avez accepté cette offre',
  takenText: 'Vous avez utilisé cette offre pour vous inscrire.',
  expiredTitle: 'Cette offre est échue',
  expiredText:
    'La place a été offerte à la personne suivante. Vous pouvez vous ajouter de nouveau à la liste d’attente.',
  unknownTitle: 'Cette demande ne peut pas être affichée',
  unknownText:
    'Si vous étiez déjà sur la liste avec la même adresse, vous gardez votre rang : nous vous écrirons quand viendra votre tour.',
  unavailableTitle: 'Impossible de charger votre rang',
  unavailableText: 'Rien n’est perdu. Réessayez dans un instant.',
};
