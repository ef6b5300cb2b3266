import { speaker } from '../parts/phrase.ts';

const words = {
  loading: { en: 'Loading the workshops', fr: 'Chargement des ateliers' },
  unloaded: { en: 'The workshops could not be loaded.', fr: 'Les ateliers n’ont pas pu être chargés.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  none: { en: 'No workshops have been announced yet.', fr: 'Aucun atelier n’a encore été annoncé.' },
  days: { en: 'Days', fr: 'Jours' },
  chosen: { en: '{count} chosen', fr: 'Choix\u00a0: {count}' },
  to: { en: '{start} to {end}', fr: 'de {start} à {end}' },
  search: { en: 'Search workshops', fr: 'Chercher un atelier' },
  filters: { en: 'Filters', fr: 'Filtres' },
  all: { en: 'All', fr: 'Tous' },
  withSeats: { en: 'Only with seats left', fr: 'Seulement avec des places libres' },
  found: { en: '{count} found', fr: 'Résultats\u00a0: {count}' },
  more: { en: 'Show {count} more', fr: 'En voir {count} de plus' },
  moreAt: { en: 'Show {count} more, {when}', fr: 'En voir {count} de plus, {when}' },
  fewer: { en: 'Show fewer', fr: 'En voir moins' },
  fewerAt: { en: 'Show fewer, {when}', fr: 'En voir moins, {when}' },
  times: { en: 'What you have chosen at each time', fr: 'Votre choix à chaque heure' },
  nothingYet: { en: 'Nothing yet', fr: 'Rien encore' },
  timesChosen: { en: '{count} of {of} times chosen', fr: 'Heures choisies\u00a0: {count} sur {of}' },
  skip: { en: 'Skip the list', fr: 'Passer la liste' },
  nothing: { en: 'No workshop fits your search.', fr: 'Aucun atelier ne correspond à votre recherche.' },
  nothingThatDay: {
    en: 'On {day}, no workshop fits your search.',
    fr: 'Aucun atelier du {day} ne correspond à votre recherche.',
  },
  seeDay: { en: 'See {day} ({count} found)', fr: 'Voir {day} (résultats\u00a0: {count})' },
  clear: { en: 'Clear search and filters', fr: 'Effacer la recherche et les filtres' },
  about: { en: 'About this workshop', fr: 'À propos de cet atelier' },
  online: { en: 'Online', fr: 'En ligne' },
  offsite: { en: 'Off site', fr: 'Hors site' },
  full: { en: 'Full', fr: 'Complet' },
  seatsLeft: { en: '{count} seats left', fr: '{count} places libres' },
  seatLeft: { en: '1 seat left', fr: '1 place libre' },
  limited: { en: 'Limited spots', fr: 'Places limitées' },
  free: { en: 'Free with registration', fr: 'Compris dans l’inscription' },
  atRegistration: { en: '{amount}, payable at registration', fr: '{amount}, payable à l’inscription' },
  toInstructor: {
    en: '{amount}, payable to the instructor',
    fr: '{amount}, payable à la personne qui anime',
  },
  detailed: { en: '{amount} {detail}', fr: '{amount} de {detail}' },
  again: { en: 'Offered again {when}', fr: 'Offert de nouveau {when}' },
  bring: { en: 'To bring: {what}', fr: 'À apporter\u00a0: {what}' },
  join: { en: 'Join the waitlist', fr: 'S’ajouter à la liste d’attente' },
  joinNamed: {
    en: 'Join the waitlist: {title}',
    fr: 'S’ajouter à la liste d’attente\u00a0: {title}',
  },
  waiting: { en: 'On the waitlist, place {position}', fr: 'Sur la liste d’attente, rang {position}' },
  leave: { en: 'Leave the waitlist', fr: 'Quitter la liste d’attente' },
  leaveNamed: { en: 'Leave the waitlist: {title}', fr: 'Quitter la liste d’attente\u00a0: {title}' },
  swap: { en: 'Take this instead', fr: 'Prendre celui-ci' },
  swapNamed: {
    en: 'Take “{title}” instead of “{other}”',
    fr: 'Prendre «\u00a0{title}\u00a0» au lieu de «\u00a0{other}\u00a0»',
  },
  working: { en: 'One moment…', fr: 'Un instant…' },

  // Conflicts (spec §4 "Conflicts")
  conflictOne: {
    en: 'Two workshops are in conflict. Resolve this before you continue.',
    fr: 'Deux ateliers sont en conflit. Réglez-le avant de continuer.',
  },
  conflictOneOf: {
    en: '{count} workshops are in conflict. Resolve this before you continue.',
    fr: '{count} ateliers sont en conflit. Réglez-le avant de continuer.',
  },
  conflictMany: {
    en: '{count} conflicts between your workshops. Resolve them before you continue.',
    fr: '{count} conflits entre vos ateliers. Réglez-les avant de continuer.',
  },
  quoted: { en: '“{title}”', fr: '«\u00a0{title}\u00a0»' },
  conflictMore: {
    en: '...And {count} more conflicts to resolve',
    fr: '...Et {count} autres conflits à régler',
  },
  conflictOneMore: {
    en: '...And 1 more conflict to resolve',
    fr: '...Et 1 autre conflit à régler',
  },
  why_overlap: { en: 'At the same time', fr: 'En même temps' },
  why_schedule: { en: 'In the same time slot', fr: 'Dans la même plage' },
  why_workshop: { en: 'The same workshop twice', fr: 'Deux fois le même atelier' },
  why_workshopOften: { en: 'The same workshop {count} times', fr: 'Le même atelier {count} fois' },
  overlaps: {
    en: 'Overlaps with {others}. {keep}',
    fr: 'Chevauche {others}. {keep}',
  },
  sameSlot: {
    en: 'In the same time slot as {others}. {keep}',
    fr: 'Dans la même plage que {others}. {keep}',
  },
  sameWorkshop: {
    en: 'The same workshop as on {when}. {keep}',
    fr: 'Le même atelier que {when}. {keep}',
  },
  keepOfTwo: { en: 'Keep one of the two.', fr: 'Gardez l’un des deux.' },
  keepOfAll: { en: 'Keep one of them.', fr: 'N’en gardez qu’un.' },

  // Holds
  held: { en: 'Your seats are held.', fr: 'Vos places sont retenues.' },
  heldText: {
    en: 'Continue in time, or they go to others.',
    fr: 'Continuez à temps, sinon elles iront à d’autres.',
  },
  heldShort: { en: 'Seats held', fr: 'Places retenues' },
  timeLeft: { en: 'Time left', fr: 'Temps restant' },
  extend: { en: 'More time', fr: 'Plus de temps' },
  minutesLeft: {
    en: 'Your seats are held for {count} more minutes',
    fr: 'Vos places sont encore retenues {count} minutes',
  },
  minuteLeft: {
    en: 'Your seats are held for one more minute',
    fr: 'Vos places sont encore retenues une minute',
  },
  lapsed: { en: 'The time for these seats has run out:', fr: 'Le délai pour ces places est écoulé\u00a0:' },
  takeAgain: { en: 'Take again', fr: 'Reprendre' },
  takeAgainNamed: { en: 'Take again: {title}', fr: 'Reprendre\u00a0: {title}' },
  giveUp: { en: 'Remove', fr: 'Supprimer' },
  giveUpNamed: { en: 'Remove: {title}', fr: 'Supprimer\u00a0: {title}' },

  // Notices (spec §4, word for word where it has them)
  added: { en: 'Workshop has been added', fr: 'L’atelier a été ajouté' },
  removed: { en: 'Workshop removed from your cart', fr: 'L’atelier a été retiré de votre panier' },
  swapped: { en: 'Workshop has been changed', fr: 'L’atelier a été changé' },
  extended: { en: 'You have more time now', fr: 'Vous avez maintenant plus de temps' },
  joined: { en: 'You are on the waitlist', fr: 'Vous êtes sur la liste d’attente' },
  left: { en: 'You have left the waitlist', fr: 'Vous avez quitté la liste d’attente' },
  problemFull: {
    en: '“{title}” has just filled up. Your other seats are as they were.',
    fr: '«\u00a0{title}\u00a0» vient de se remplir. Vos autres places n’ont pas changé.',
  },
  problemConnection: {
    en: 'No connection. We go on by ourselves as soon as you are online.',
    fr: 'Pas de connexion. Nous continuerons dès que vous serez en ligne.',
  },
  problemFault: {
    en: 'That did not work. Please try again.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  dismiss: { en: 'Dismiss', fr: 'Fermer' },
} as const;

/** The workshop picker's words. */
export const say = speaker(words);
