import type { Locale } from '#engine/configuration/text.ts';

interface Words {
  readonly en: string;
  readonly fr: string;
}

/** Every word of the widgets and templates; `{name}` stands for what is said with it. */
export const words = {
  optional: { en: 'Optional', fr: 'Facultatif' },
  checking: { en: 'Checking…', fr: 'Vérification…' },
  choose: { en: 'Choose', fr: 'Choisir' },
  clearChoice: { en: 'Clear this choice', fr: 'Effacer ce choix' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  left: { en: '{count} left', fr: 'Disponibles\u00a0: {count}' },
  full: { en: 'Full', fr: 'Complet' },
  oneMore: { en: 'One more: {label}', fr: 'Un de plus\u00a0: {label}' },
  oneLess: { en: 'One less: {label}', fr: 'Un de moins\u00a0: {label}' },
  /** Spec §5, word for word. */
  emailTypeClosed: {
    en: 'You are not allowed edit Email Type',
    fr: 'Il ne vous est pas permis de modifier le type de courriel',
  },

  // Combobox
  openList: { en: 'Show the list', fr: 'Afficher la liste' },
  noMatch: { en: 'Nothing matches', fr: 'Aucun résultat' },
  oneMatch: { en: 'One choice, use the arrows and Enter', fr: 'Un choix, utilisez les flèches et Entrée' },
  matches: {
    en: '{count} choices, use the arrows and Enter',
    fr: '{count} choix, utilisez les flèches et Entrée',
  },
  keepTyping: { en: '{count} more: keep typing', fr: '{count} de plus\u00a0: continuez à écrire' },

  // Lists from the server
  loading: { en: 'Loading...', fr: 'Chargement...' },
  listFailed: { en: 'The list could not be loaded.', fr: 'La liste n’a pas pu être chargée.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },

  // Address (spec §3 to §5)
  addAddress: { en: 'Add an address', fr: 'Ajouter une adresse' },
  editAddress: { en: 'Edit', fr: 'Modifier' },
  removeAddress: { en: 'Remove', fr: 'Supprimer' },
  addressRemoved: { en: 'Address removed', fr: 'Adresse supprimée' },
  addressSaved: { en: 'Address saved', fr: 'Adresse enregistrée' },
  addressTitle: { en: 'Add an address', fr: 'Ajouter une adresse' },
  addressEditTitle: { en: 'Edit your address', fr: 'Modifier votre adresse' },
  continueAddress: { en: 'Go on with the address', fr: 'Poursuivre l’adresse' },
  addressBegun: {
    en: 'You have begun an address and not saved it.',
    fr: 'Une adresse est commencée et n’est pas enregistrée.',
  },
  discardTitle: { en: 'Discard what you typed?', fr: 'Abandonner ce que vous avez écrit\u00a0?' },
  discardText: { en: 'This address is not saved yet.', fr: 'Cette adresse n’est pas encore enregistrée.' },
  keepEditing: { en: 'Keep editing', fr: 'Continuer la saisie' },
  discard: { en: 'Discard', fr: 'Abandonner' },
  saveAddress: { en: 'Save address', fr: 'Enregistrer l’adresse' },
  saving: { en: 'Saving', fr: 'Enregistrement' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  country: { en: 'Country', fr: 'Pays' },
  countryCA: { en: 'Canada', fr: 'Canada' },
  countryUS: { en: 'USA', fr: 'États-Unis' },
  countryOther: { en: 'Other', fr: 'Autre' },
  countryName: { en: 'Country name', fr: 'Nom du pays' },
  street1: {
    en: 'Street (include unit number if applicable)*',
    fr: 'Rue (avec le numéro d’unité, s’il y a lieu)*',
  },
  street2: { en: 'Street, line 2', fr: 'Rue, ligne 2' },
  city: { en: 'City', fr: 'Ville' },
  province: { en: 'Province', fr: 'Province' },
  state: { en: 'State', fr: 'État' },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  zipCode: { en: 'Zip code', fr: 'Code ZIP' },
  postalHint: { en: 'For example V5K 0A1', fr: 'Par exemple V5K 0A1' },
  zipHint: { en: 'For example 98101 or 98101-1234', fr: 'Par exemple 98101 ou 98101-1234' },
  addressType: { en: 'Address type', fr: 'Type d’adresse' },
  typeHome: { en: 'Home', fr: 'Domicile' },
  typeWork: { en: 'Work', fr: 'Travail' },
  typeLocation: { en: 'Location', fr: 'Lieu' },
  suggestions: { en: 'Suggested addresses', fr: 'Adresses suggérées' },
  saveFailed: {
    en: 'The address could not be saved. What you typed is still here: please try again.',
    fr: 'L’adresse n’a pas pu être enregistrée. Ce que vous avez écrit est toujours là\u00a0: veuillez réessayer.',
  },
  removeFailed: {
    en: 'The address could not be removed. Please try again.',
    fr: 'L’adresse n’a pas pu être supprimée. Veuillez réessayer.',
  },

  // Repeatable group
  item: { en: 'Entry', fr: 'Entrée' },
  addItem: { en: 'Add another', fr: 'Ajouter' },
  removeItem: { en: 'Remove {item}', fr: 'Supprimer\u00a0: {item}' },
  itemAdded: { en: '{item} added', fr: '{item}\u00a0: ajout fait' },
  itemRemoved: { en: '{item} removed', fr: '{item}\u00a0: suppression faite' },
  /** Spec §5 "a field must be filled before clicking Add". */
  fillFirst: {
    en: 'Fill in a field before adding another',
    fr: 'Remplissez un champ avant d’en ajouter un autre',
  },
  /** Spec §5 "Only one … may be added". */
  onlyOne: { en: 'Only one may be added', fr: 'Un seul ajout est possible' },
  onlySo: { en: 'At most {count} may be added', fr: 'Vous pouvez en ajouter {count} au plus' },

  /** What was picked, where it bears no name. */
  thisPick: { en: 'This choice', fr: 'Ce choix' },

  // Error summary
  oneError: { en: 'One answer needs another look', fr: 'Une réponse à revoir' },
  severalErrors: { en: '{count} answers need another look', fr: '{count} réponses à revoir' },
  moreErrors: { en: 'and {count} more', fr: 'et {count} de plus' },
  showAll: { en: 'Show all', fr: 'Tout afficher' },
  colon: { en: ': ', fr: '\u00a0: ' },
} as const satisfies Record<string, Words>;

export type Word = keyof typeof words;

/** Says a word of the widgets in a language. */
export function say(
  word: Word,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return words[word][locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
