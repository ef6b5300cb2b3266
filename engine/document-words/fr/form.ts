import type { formWords as english } from '../en/form.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `form`. */
export const formWords: WordsAs<typeof english> = {
  form: ['Formulaire', 'Les sections de champs que pose une étape.'],
  'form.title': ['Titre', 'Le nom du formulaire, au-dessus de sa première section.'],
  'form.lead': ['Introduction', 'Ce qui figure sous le titre, avant le premier champ.'],
  'form.sections': ['Sections', 'Les parties du formulaire, dans l’ordre.'],
  'form.sections.code': ['Code de la section', 'Désigne la section\u00a0; il n’est pas affiché.'],
  'form.sections.title': ['Titre', 'L’en-tête de la section.'],
  'form.sections.description': ['Description', 'Ce qui figure sous l’en-tête.'],
  'form.sections.show_if': [
    'Affichée si',
    'La condition de son affichage\u00a0; toujours, si rien n’est dit.',
  ],
  'form.sections.fields': ['Champs', 'Les champs de la section, dans l’ordre.'],
};
