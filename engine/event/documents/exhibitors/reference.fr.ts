import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { exhibitorsWords as english } from './reference.en.ts';

/** French words of a document of kind `exhibitors`. */
export const exhibitorsWords: WordsAs<typeof english> = {
  exhibitors: ['Exposants', 'Les exposants, par type.'],
  'exhibitors.types': ['Types', 'Les types par lesquels la liste est regroupée.'],
  'exhibitors.exhibitors': ['Exposants', 'Les exposants, dans cet ordre.'],
  'exhibitors.exhibitors.code': ['Code', 'Désigne l’entreprise ou l’organisme qui expose.'],
  'exhibitors.exhibitors.name': ['Nom', 'Le nom de l’entreprise ou de l’organisme qui expose.'],
  'exhibitors.exhibitors.logo': ['Logo', 'Adresse d’une image de ce site, ou forme devant le nom.'],
  'exhibitors.exhibitors.text': ['Texte', 'Description de l’exposant, pour les listes.'],
  'exhibitors.exhibitors.link': ['Lien', 'Son adresse web.'],
  'exhibitors.exhibitors.type': ['Type', 'Code de son type.'],
  'exhibitors.exhibitors.booth': ['Kiosque', 'Emplacement du kiosque, en mots.'],
};
