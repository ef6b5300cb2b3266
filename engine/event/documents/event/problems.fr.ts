import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with event documents, in French. */
export const fr: Translated<typeof en> = {
  // Tracks, days and places
  sameDate: 'Un jour précédent a déjà la date du {date}. Corrigez l’un des deux.',
  noPlaces:
    'Avec une capacité de 0, personne ne peut s’inscrire. Indiquez le nombre de places, ou laissez ce champ vide.',
  keptWithoutCapacity:
    '«\u00a0kept\u00a0» exige «\u00a0capacity\u00a0». Ajoutez «\u00a0capacity\u00a0», ou retirez «\u00a0kept\u00a0».',
  keptOverCapacity:
    '«\u00a0kept\u00a0» dépasse la capacité du volet. Réduisez «\u00a0kept\u00a0» ou augmentez «\u00a0capacity\u00a0».',
  trackOverEvent:
    'Le volet a plus de places que l’événement, qui en a {capacity}. Réduisez ce nombre, ou augmentez la capacité de l’événement.',
  dayOverEvent:
    'Le jour a plus de places que l’événement, qui en a {capacity}. Réduisez ce nombre, ou augmentez la capacité de l’événement.',
  notEventDay: 'Ce jour ne fait pas partie de l’événement.',
  fromTo: 'du {start} au {end}',
  typeContradicts:
    'Le type «\u00a0{type}\u00a0» contredit un volet dont le mode est «\u00a0{mode}\u00a0». Choisissez «\u00a0H\u00a0», ou corrigez les modes.',

  // Times
  holdOverCap:
    'Une réservation temporaire ne peut pas durer plus longtemps que «\u00a0hold_cap_minutes\u00a0», soit {cap, plural, one {# minute} other {# minutes}}. Réduisez cette durée, ou augmentez «\u00a0hold_cap_minutes\u00a0».',
  noticeTooEarly:
    'L’avis serait envoyé avant la fin de l’événement, car les données sont effacées après {days, plural, one {# jour} other {# jours}}. Réduisez ce nombre.',

  // Addresses and languages
  notEmail: '«\u00a0{email}\u00a0» n’est pas une adresse courriel valide. Corrigez-la.',
  notHost:
    '«\u00a0{host}\u00a0» n’est pas un nom d’hôte. Retirez «\u00a0https://\u00a0» et tout ce qui suit le nom.',
  notInLanguage:
    'L’événement n’est pas offert dans la langue «\u00a0{language}\u00a0». Ajoutez-la à «\u00a0languages\u00a0», ou choisissez-en une qui y figure.',
  unknownPart: '«\u00a0{part}\u00a0» n’est pas une variable connue.',

  // Lists
  listEmpty:
    'Cette liste est vide\u00a0: on ne peut donc pas répondre à un champ qui l’utilise. Ajoutez un choix actif.',
  listClosed:
    'Aucun de ces choix n’est actif\u00a0: on ne peut donc pas répondre à un champ qui les utilise. Ajoutez un choix actif.',

  // Words of an event
  noText: 'Il n’y a pas de texte «\u00a0{name}\u00a0».',
  noPlaceholder: 'Ce texte n’a pas de variable {placeholder}. Retirez-la.',
  withoutPlaceholders: 'aucune variable',

  // Colours
  notColour: '«\u00a0{colour}\u00a0» n’est pas une couleur.',
  aColour: 'oklch(L C h) ou #rrggbb',
  faintInLight:
    'Avec «\u00a0{source}\u00a0» ({colour}), le contraste entre {front} et {back} est trop faible en mode clair\u00a0: il est de {ratio}:1 et doit être d’au moins {least}:1.',
  faintInDark:
    'Avec «\u00a0{source}\u00a0» ({colour}), le contraste entre {front} et {back} est trop faible en mode sombre\u00a0: il est de {ratio}:1 et doit être d’au moins {least}:1.',
  otherUses:
    '{count, plural, one {# autre usage de cette couleur manque} other {# autres usages de cette couleur manquent}} aussi de contraste.',
  atLeast: 'au moins {ratio}:1',

  // Uses of colours, in front and behind
  text: 'le texte',
  secondaryText: 'le texte secondaire',
  links: 'les liens et le texte accentué',
  fieldBorder: 'la bordure des champs',
  focusRing: 'l’anneau de l’élément actif',
  errorMessages: 'les messages d’erreur',
  successMessages: 'les messages de réussite',
  warningMessages: 'les avertissements',
  hints: 'les conseils',
  lettering: 'le lettrage de l’illustration',
  page: 'la page',
  cards: 'les cartes et les boîtes de dialogue',
  sunken: 'les zones en retrait de la page',
  button: 'le bouton principal',
  buttonHover: 'le bouton principal survolé',
  buttonPressed: 'le bouton principal enfoncé',
  chosen: 'l’élément choisi',
  errorBox: 'l’encadré d’une erreur',
  successBox: 'l’encadré d’une réussite',
  warningBox: 'l’encadré d’un avertissement',
  hintBox: 'l’encadré d’un conseil',
  bands: 'le pied de page et les bandes sombres',
  artwork: 'l’illustration',
};
