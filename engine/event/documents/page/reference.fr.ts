import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { pageWords as english } from './reference.en.ts';

/** French words of a document of kind `page`. */
export const pageWords: WordsAs<typeof english> = {
  page: ['Page', 'Une page du site, faite de blocs.'],
  'page.parent': ['Page parente', 'Code de la page parente dans l’adresse web.'],
  'page.title': ['Titre', 'Le nom de la page, en tête et dans les résultats de recherche.'],
  'page.description': [
    'Description',
    'Description affichée dans les résultats de recherche et les liens partagés.',
  ],
  'page.subject': [
    'Sujet',
    'Le sujet de la page, qui détermine l’illustration de tête. Par défaut\u00a0: selon ses blocs.',
  ],
  'page.scene': ['Scène', 'Une image en pleine largeur en haut de la page.'],
  'page.scene.title': ['Titre de la carte', 'Titre affiché sur la carte à la place du titre de la page.'],
  'page.scene.picture': [
    'Image',
    'La grande image\u00a0: une adresse de ce site, ou un dessin comme scene:harbour.',
  ],
  'page.scene.labels': ['Étiquettes', 'Les étiquettes placées sur l’image.'],
  'page.scene.labels.text': ['Texte', 'Texte de l’étiquette.'],
  'page.scene.labels.at': ['Position', 'Pourcentage depuis la gauche, puis depuis le haut.'],
  'page.scene.location': ['Lieu', 'Code du lieu dont l’adresse figure sur la carte.'],
  'page.blocks': ['Blocs', 'Les blocs de la page, de haut en bas.'],
};
