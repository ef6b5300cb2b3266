import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { sponsorsWords as english } from './reference.en.ts';

/** French words of a document of kind `sponsors`. */
export const sponsorsWords: WordsAs<typeof english> = {
  sponsors: ['Commanditaires', 'Les commanditaires, par niveau.'],
  'sponsors.levels': ['Niveaux', 'Les niveaux. Le premier est le plus élevé.'],
  'sponsors.sponsors': ['Commanditaires', 'Les commanditaires, dans cet ordre.'],
  'sponsors.sponsors.code': ['Code', 'Désigne la ou le commanditaire.'],
  'sponsors.sponsors.name': ['Nom', 'Le nom de la ou du commanditaire.'],
  'sponsors.sponsors.logo': ['Logo', 'Adresse d’une image de ce site, ou forme devant le nom.'],
  'sponsors.sponsors.text': ['Texte', 'Description pour les listes.'],
  'sponsors.sponsors.link': ['Lien', 'Son adresse web.'],
  'sponsors.sponsors.level': ['Niveau', 'Code de son niveau.'],
};
