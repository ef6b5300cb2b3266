import type { Translated } from '../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with documents of several kinds, in French. */
export const fr: Translated<typeof en> = {
  alreadyUsed: '«\u00a0{name}\u00a0» est déjà utilisé plus haut.',
  didYouMean: 'Vouliez-vous dire «\u00a0{name}\u00a0»\u00a0?',
  missing: 'Il manque «\u00a0{name}\u00a0».',
  tooMany:
    '{count, plural, one {# autre problème n’est pas affiché} other {# autres problèmes ne sont pas affichés}}.',

  no_answer: 'Il n’y a pas de réponse «\u00a0{name}\u00a0».',
  no_day: 'Il n’y a pas de jour «\u00a0{name}\u00a0».',
  no_filter: 'Il n’y a pas de filtre «\u00a0{name}\u00a0».',
  no_floor: 'Il n’y a pas d’étage «\u00a0{name}\u00a0».',
  no_form: 'Il n’y a pas de formulaire «\u00a0{name}\u00a0».',
  no_group: 'Il n’y a pas de groupe «\u00a0{name}\u00a0».',
  no_level: 'Il n’y a pas de niveau «\u00a0{name}\u00a0».',
  no_list: 'Il n’y a pas de liste «\u00a0{name}\u00a0».',
  no_location: 'Il n’y a pas de lieu «\u00a0{name}\u00a0».',
  no_mode: 'Il n’y a pas de mode «\u00a0{name}\u00a0».',
  no_offers: 'Il n’y a pas de document d’offres «\u00a0{name}\u00a0».',
  no_option: 'Il n’y a pas de choix «\u00a0{name}\u00a0».',
  no_page: 'Il n’y a pas de page «\u00a0{name}\u00a0».',
  no_plan: 'Il n’y a pas de plan «\u00a0{name}\u00a0».',
  no_row: 'Le tableau comparatif n’a pas de ligne «\u00a0{name}\u00a0».',
  no_slot: 'Il n’y a pas de plage «\u00a0{name}\u00a0».',
  no_track: 'Il n’y a pas de volet «\u00a0{name}\u00a0».',
  no_type: 'Il n’y a pas de type «\u00a0{name}\u00a0».',
  no_workshop: 'Il n’y a pas d’atelier «\u00a0{name}\u00a0».',
  noField: 'Le formulaire «\u00a0{form}\u00a0» n’a pas de champ «\u00a0{field}\u00a0».',

  // Conditions
  comparedWithNumber:
    'La condition compare «\u00a0{name}\u00a0» à {value}, mais les réponses à cette question sont des nombres.',
  comparedWithNever:
    'La condition compare «\u00a0{name}\u00a0» à {value}, une valeur qui n’est pas possible.',
  aNumberExpected: 'un nombre',
  unknownOperator: '«\u00a0{operator}\u00a0» n’est pas un opérateur.',
  unknownName: 'La condition utilise «\u00a0{name}\u00a0», qui n’existe pas ici.',

  // Days and times
  notCalendarDay: 'Le {day} n’existe pas au calendrier.',
  before: 'Cette date précède «\u00a0{first}\u00a0», le {day}.',
  wholeDay: 'Cette heure est la même que «\u00a0start\u00a0»\u00a0: la période dure donc jusqu’au lendemain.',
  longTime:
    'Cette période va de {start} à {end} le lendemain. Si ce n’est pas voulu, inversez ou corrigez les heures.',
  after: 'après {time}',
  skippedHour:
    'L’heure {clock} n’existe pas le {date} dans le fuseau {zone}, à cause du passage à l’heure avancée. Choisissez une heure plus tôt ou plus tard.',
  orEarlier: '{day} ou avant',

  // Amounts and positions
  orFewer: '{count} ou moins',
  lessThan: 'moins de {amount}',
  withinPlan: 'de 0 à {width} en largeur, de 0 à {height} en hauteur',

  // Texts
  emptyText: 'Ce texte est vide. Saisissez le texte à afficher ici.',
  emptyTextIn: 'Le texte en {language} est vide. Saisissez le texte à afficher ici.',
  missingTextIn: 'Il manque le texte en {language}.',
  removedMarkup: '«\u00a0{found}\u00a0» est supprimé avant l’affichage de ce texte. Retirez-le du texte.',

  // Keys and size
  tooDeep: 'Le document compte plus de {most} niveaux d’imbrication.',
  forbiddenKey: '«\u00a0{key}\u00a0» ne peut pas servir de clé.',
  reference: '«\u00a0{key}\u00a0» n’est pas pris en charge. Écrivez le schéma au complet.',
  tooManyFields: 'Le formulaire compte plus de {most} champs, le maximum permis.',

  // Drawings
  no_tile: 'Il n’y a pas de tuile «\u00a0{name}\u00a0». Rien ne s’affiche à cet endroit.',
  no_print: 'Il n’y a pas d’estampe «\u00a0{name}\u00a0». Rien ne s’affiche à cet endroit.',
  no_scene: 'Il n’y a pas de scène «\u00a0{name}\u00a0». Rien ne s’affiche à cet endroit.',

  // The kind and the name of a document
  unknownKind: 'Ce type de document n’existe pas.',
  stepsOfFlow: 'Les étapes doivent faire partie d’un document de parcours.',
  codeOfKind: 'Un document du type «\u00a0{kind}\u00a0» doit porter le code «\u00a0{kind}\u00a0».',

  // The shape of a document
  unknownTag: '{value} n’est pas une valeur connue de «\u00a0{tag}\u00a0».',
  unknownProperty: '«\u00a0{name}\u00a0» n’est pas une propriété connue.',
  notAllowed: 'La valeur {value} n’est pas permise.',
  notInFormat: 'La valeur {value} n’a pas le format requis.',
  isOfType: 'La valeur actuelle est {type}.',
  mustBeOfType: 'La valeur doit être {type}.',
  minItems: 'Cette liste doit compter au moins {limit, plural, one {# élément} other {# éléments}}.',
  maxItems: 'Cette liste peut compter au plus {limit, plural, one {# élément} other {# éléments}}.',
  minLength: 'Ce texte doit compter au moins {limit, plural, one {# caractère} other {# caractères}}.',
  maxLength: 'Ce texte peut compter au plus {limit, plural, one {# caractère} other {# caractères}}.',
  minProperties: 'Il faut ici au moins {limit, plural, one {# propriété} other {# propriétés}}.',
  maxProperties: 'Il peut y avoir ici au plus {limit, plural, one {# propriété} other {# propriétés}}.',
  minimum: 'Ce nombre doit être égal ou supérieur à {limit}.',
  maximum: 'Ce nombre doit être égal ou inférieur à {limit}.',
  exclusiveMinimum: 'Ce nombre doit être supérieur à {limit}.',
  exclusiveMaximum: 'Ce nombre doit être inférieur à {limit}.',
  multipleOf: 'Ce nombre doit être un multiple de {of}.',
  uniqueItems: 'Les éléments {first} et {second} de cette liste sont identiques.',
  propertyNames: '«\u00a0{name}\u00a0» ne peut pas servir de nom de propriété ici.',
  requiredWith: 'Il manque «\u00a0{missing}\u00a0», obligatoire avec «\u00a0{property}\u00a0».',
  tooManyEntries: 'Cette liste compte plus d’éléments que permis.',
  lacksEntry: 'Il manque à cette liste un élément obligatoire.',
  format: 'Cette valeur n’a pas le format «\u00a0{format}\u00a0».',
  invalid: 'Cette valeur n’est pas valide ici.',
  a_string: 'un texte',
  a_number: 'un nombre',
  a_integer: 'un nombre entier',
  a_boolean: 'vrai ou faux',
  a_array: 'une liste',
  a_object: 'un objet',
  a_null: 'nulle',
  another: 'd’un autre type',

  // Patterns
  aDayAndTime: 'un jour et une heure, comme «\u00a02027-02-19T09:30\u00a0»',
  aDayOrToday: 'un jour, comme «\u00a02027-02-19\u00a0», ou «\u00a0today\u00a0» ou «\u00a0today+30\u00a0»',
  aDay: 'un jour, comme «\u00a02027-02-19\u00a0»',
  aTime: 'une heure, comme «\u00a009:30\u00a0»',
  aPicture:
    'une image de ce site, comme «\u00a0/files/hall.jpg\u00a0», «\u00a0tile:hill\u00a0» ou «\u00a0scene:harbour\u00a0»',
  aLogo: 'un logo de ce site, comme «\u00a0/files/logo.svg\u00a0», ou «\u00a0shape:\u00a0» suivi de son nom',
  anAnimation:
    'une animation de ce site, comme «\u00a0/files/wave.json\u00a0», ou «\u00a0motion:\u00a0» suivi de son nom',
  aLink:
    'un lien, comme «\u00a0/venue\u00a0», «\u00a0https://example.org\u00a0», «\u00a0mailto:a@example.org\u00a0» ou «\u00a0tel:+16045550100\u00a0»',
  aFilm: 'un film sur YouTube ou Vimeo, comme «\u00a0https://vimeo.com/12345678\u00a0»',
  aColour: 'une couleur, comme «\u00a0#1f4e79\u00a0» ou «\u00a0oklch(0.5 0.1 240)\u00a0»',
  aContainer: 'un conteneur, comme «\u00a0GTM-ABC123\u00a0»',
  aKey: 'une clé de 32 caractères\u00a0: des chiffres et les lettres de a à f',
  aLength: 'une longueur, comme «\u00a0640px\u00a0» ou «\u00a040rem\u00a0»',
  aCountry: 'un pays en deux majuscules, comme «\u00a0CA\u00a0»',
  aPhone: 'un numéro de téléphone, comme «\u00a0+1 604 555 0100\u00a0»',
  mapTiles: 'l’adresse des tuiles d’une carte, comme «\u00a0{example}\u00a0»',
  aSource:
    'la provenance d’une valeur, comme «\u00a0registration.email\u00a0» ou «\u00a0answers.personal.school\u00a0»',
  aPrefix:
    'un préfixe de lettres, de chiffres, de «\u00a0/\u00a0» et de «\u00a0-\u00a0» qui ne finit pas par un chiffre, comme «\u00a0RTG-\u00a0»',
  aHost: 'un nom d’hôte en minuscules, comme «\u00a0fair.example.org\u00a0»',
  characters: '{parts}',
  letters: 'lettres',
  capitalLetters: 'majuscules',
  smallLetters: 'minuscules',
  digits: 'chiffres',
  underscore: '«\u00a0_\u00a0»',
  hyphen: '«\u00a0-\u00a0»',
  spaces: 'espaces',
  howMany: 'de {least} à {most} caractères',
  letterFirst: 'en commençant par une lettre',

  // Choices and answers
  ofTrack: 'volet {value}',
  ofMode: 'mode {value}',
  ofDays: 'jours {value}',
  ofMembership: 'type d’adhésion {value}',
  ofAnswer: '«\u00a0{question}\u00a0» {value}',
  answeredYes: 'oui',
  answeredNo: 'non',
  anyAnswers: 'n’importe quels choix et réponses',
};
