import type { pageWords as english } from '../en/page.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `page`. */
export const pageWords: WordsAs<typeof english> = {
  page: ['Page', 'Une page du site, faite de blocs.'],
  'page.parent': ['Page parente', 'Code de la page sous l’adresse de laquelle se trouve celle-ci.'],
  'page.title': ['Titre', 'Le nom de la page, en tête et dans les résultats de recherche.'],
  'page.description': [
    'Description',
    'La phrase que montrent les moteurs de recherche et les liens partagés.',
  ],
  'page.subject': [
    'Sujet',
    'Le sujet de la page, pour l’illustration de tête\u00a0; ses blocs le disent sinon.',
  ],
  'page.scene': ['Scène', 'Une image en pleine largeur par laquelle la page commence.'],
  'page.scene.title': ['Titre de la carte', 'Ce qui figure sur la carte à la place du titre de la page.'],
  'page.scene.picture': [
    'Image',
    'La grande image\u00a0: une adresse de ce site, ou un dessin comme scene:harbour.',
  ],
  'page.scene.labels': ['Étiquettes', 'Ce que l’on voit, écrit à l’endroit où cela se trouve.'],
  'page.scene.labels.text': ['Texte', 'Ce que dit l’étiquette.'],
  'page.scene.labels.at': ['Position', 'Pourcentage depuis la gauche, puis depuis le haut.'],
  'page.scene.location': ['Lieu', 'Code du lieu dont l’adresse figure sur la carte.'],
  'page.blocks': ['Blocs', 'Ce qui compose la page, de haut en bas.'],
};
