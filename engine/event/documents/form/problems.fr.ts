import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with forms, in French. */
export const fr: Translated<typeof en> = {
  // Codes
  codeUsedAt: 'Le code «\u00a0{code}\u00a0» est déjà utilisé à {pointer}.',
  reservedCode: '«\u00a0{code}\u00a0» est réservé et ne peut pas être le code d’un champ.',
  sectionCodeUsed: 'Une section précédente utilise déjà le code «\u00a0{code}\u00a0».',
  optionUsed: 'Un choix précédent utilise déjà l’identifiant «\u00a0{id}\u00a0».',
  shapeCodeUsed: 'Une forme précédente utilise déjà le code «\u00a0{code}\u00a0».',
  tagTaken:
    '«\u00a0{tag}\u00a0» sert d’étiquette. Choisissez un autre code, ou une autre valeur pour «\u00a0tag\u00a0».',
  reservedTag: '«\u00a0{tag}\u00a0» est réservé et ne peut pas servir d’étiquette.',

  // Fields
  conditionBanned: 'Une condition fait partie d’un document et ne peut pas être la réponse d’une personne.',
  cardBanned:
    'Les réponses sont enregistrées, et un numéro de carte ne doit jamais l’être. C’est l’étape de paiement qui demande la carte.',
  slowPattern: 'Cette expression ne peut pas s’exécuter en temps linéaire\u00a0: {reason}.',
  re2: 'la syntaxe RE2',
  noCountry: 'Aucun pays n’a le code «\u00a0{country}\u00a0».',
  noChoices: 'Ce champ n’offre aucun choix. Ajoutez «\u00a0options\u00a0» ou «\u00a0options_from\u00a0».',
  optionsOrList: '«\u00a0options\u00a0» ou «\u00a0options_from\u00a0»',
  greaterThan: '«\u00a0{low}\u00a0» dépasse «\u00a0{high}\u00a0».',

  // Choices and defaults
  noneOpen: 'Aucun choix n’est actif\u00a0: chacun a "enabled": "N".',
  requiredClosed: 'On ne peut donc pas répondre à ce champ obligatoire.',
  tooFewOpen: 'Il faut choisir au moins {least} éléments, mais on ne peut en choisir que {open}.',
  impossibleDefault: 'La valeur par défaut {value} ne fait pas partie des réponses possibles.',
  defaultOutside: 'La valeur par défaut dépasse les limites de ce champ. Corrigez la valeur ou la limite.',

  emptyList: 'La liste «\u00a0{list}\u00a0» n’a aucune option\u00a0: il n’y a donc rien à choisir.',
  latestBeforeEarliest: 'Aucune valeur ne convient\u00a0: «\u00a0{low}\u00a0» suit «\u00a0{high}\u00a0».',
  noneBetween:
    'Aucune valeur ne convient\u00a0: «\u00a0{low}\u00a0» est {least} et «\u00a0{high}\u00a0» est {most}.',

  // Conditions
  neverShown:
    'Rien ne peut remplir cette condition\u00a0: le champ ne s’affiche donc jamais. Corrigez la condition ou supprimez le champ.',
  neverRequired:
    'Rien ne peut remplir cette condition\u00a0: le champ n’est donc jamais obligatoire. Corrigez la condition ou supprimez-la.',
  neverChanged:
    'Rien ne peut remplir cette condition\u00a0: le champ ne peut donc jamais être modifié. Corrigez la condition ou supprimez-la.',
  sectionNeverShown:
    'Rien ne peut remplir cette condition\u00a0: la section ne s’affiche donc jamais. Corrigez la condition ou supprimez la section.',
  requiredNeverShown:
    'Ce champ obligatoire ne peut jamais s’afficher\u00a0: personne ne peut donc y répondre. Corrigez les conditions ou supprimez le champ.',
  groupNeverShown:
    'Aucun champ de ce groupe obligatoire ne peut s’afficher\u00a0: personne ne peut donc y répondre. Corrigez les conditions ou supprimez le groupe.',
  neverShownInFlow:
    'Aucun choix et aucune réponse qui mènent ici ne remplissent cette condition\u00a0: le champ ne s’affiche donc jamais. Corrigez la condition ou supprimez le champ.',
  sectionNeverShownInFlow:
    'Aucun choix et aucune réponse qui mènent ici ne remplissent cette condition\u00a0: la section ne s’affiche donc jamais. Corrigez la condition ou supprimez la section.',
  alwaysShown:
    'Cette condition est toujours remplie\u00a0: le champ s’affiche donc toujours. Corrigez la condition ou supprimez-la.',
  sectionAlwaysShown:
    'Cette condition est toujours remplie\u00a0: la section s’affiche donc toujours. Corrigez la condition ou supprimez-la.',
  alwaysRequired:
    'Cette condition est toujours remplie\u00a0: le champ est donc toujours obligatoire. Corrigez-la, ou utilisez plutôt «\u00a0required\u00a0».',
  alwaysChanged:
    'Cette condition est toujours remplie\u00a0: le champ peut donc toujours être modifié. Corrigez la condition ou supprimez-la.',
  circle: 'Des conditions dépendent les unes des autres en boucle\u00a0: {circle}.',

  // Hours and timelines
  wholeDay: 'Cette heure est la même que «\u00a0from\u00a0»\u00a0: la période dure donc jusqu’au lendemain.',
  noChoiceWithHours:
    'Aucun champ de choix d’une ligne n’a le code «\u00a0{code}\u00a0» et des choix avec des heures.',
  noTimeField: 'Aucun champ d’heure d’une ligne n’a le code «\u00a0{code}\u00a0».',
};
