import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { formWords as english } from './reference.en.ts';

/** French words of a document of kind `form`. */
export const formWords: WordsAs<typeof english> = {
  form: ['Formulaire', 'Les sections et les champs d’une étape.'],
  'form.title': ['Titre', 'Le nom du formulaire, au-dessus de sa première section.'],
  'form.lead': ['Introduction', 'Texte sous le titre, avant le premier champ.'],
  'form.sections': ['Sections', 'Les parties du formulaire, dans l’ordre.'],
  'form.sections.code': ['Code de la section', 'Désigne la section. Il n’est pas affiché.'],
  'form.sections.title': ['Titre', 'L’en-tête de la section.'],
  'form.sections.description': ['Description', 'Texte sous l’en-tête.'],
  'form.sections.show_if': ['Affichée si', 'La condition de son affichage. Laisser vide pour toujours.'],
  'form.sections.fields': ['Champs', 'Les champs de la section, dans l’ordre.'],
};
