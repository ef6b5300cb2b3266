import type { Translated } from '#engine/form/languages/messages.ts';
import type { imports as en } from '../en/imports.ts';

/** What is said of a file of registrations and its rows, in French. */
export const imports: Translated<typeof en> = {
  email: 'Courriel',
  name: 'Nom',
  track: 'Volet',
  mode: 'Participation',
  days: 'Jours',
  language: 'Langue',
  tooLarge: 'dépasse 10 Mo. Divisez-le en plusieurs fichiers.',
  tooMany: 'a {count} lignes. On peut en importer au plus {most} à la fois\u00a0: divisez le fichier.',
  quotes: 'n’a pas pu être lu\u00a0: les guillemets de la ligne {row} ne correspondent pas.',
  empty: 'ne contient aucune ligne sous ses titres.',
  columns: 'ne correspondent pas au fichier. Choisissez le fichier de nouveau.',
  noEmailColumn: 'n’ont pas d’adresse courriel. Choisissez la colonne qui la contient.',
  twiceTarget: 'utilise «\u00a0{target}\u00a0» pour plusieurs colonnes.',
  noEmail: 'Il n’y a pas d’adresse courriel.',
  badEmail: '«\u00a0{email}\u00a0» n’est pas une adresse courriel.',
  twice: 'Cette adresse courriel figure aussi à la ligne {row}.',
  registered: 'Cette adresse courriel est déjà inscrite.',
  importedBefore: 'Cette ligne a déjà été importée, sous le code {code}.',
  cancelled: 'Le billet a été annulé dans l’autre système.',
  noTrack: 'Il n’y a pas de volet.',
  unknownTrack: 'Le volet «\u00a0{track}\u00a0» n’existe pas.',
  unknownMode: 'Le volet n’offre pas «\u00a0{mode}\u00a0».',
  unknownDay: 'Le jour «\u00a0{day}\u00a0» n’existe pas.',
  unknownLanguage: 'L’événement n’a pas la langue «\u00a0{language}\u00a0».',
  answer: '{question}\u00a0: {problem}',
  changed: 'Quelqu’un de cette liste a été inscrit entre-temps. Regardez les nombres et appuyez de nouveau.',
  nothing: 'ne contient aucune ligne à inscrire.',
  waived: 'Frais annulés par l’équipe organisatrice',
};
