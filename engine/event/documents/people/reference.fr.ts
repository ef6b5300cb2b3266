import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { peopleWords as english } from './reference.en.ts';

/** French words of a document of kind `people`. */
export const peopleWords: WordsAs<typeof english> = {
  people: ['Personnes', 'Les personnes qui prennent la parole à l’événement.'],
  'people.people': ['Personnes', 'Les personnes, dans cet ordre.'],
  'people.people.code': ['Code de la personne', 'Désigne la personne dans les pages.'],
  'people.people.name': ['Nom', 'Le nom, tel que dans l’horaire.'],
  'people.people.role': ['Rôle', 'Rôle, affiché sous le nom.'],
  'people.people.biography': ['Biographie', 'Biographie. Peut être en HTML.'],
  'people.people.link': ['Lien', 'La page de la personne.'],
  'people.people.portrait': [
    'Portrait',
    'Un portrait dessiné, utilisé sans photo, selon la description que la personne fait d’elle-même.',
  ],
  'people.people.portrait.skin': ['Peau', 'De claire, 1, à foncée, 6.'],
  'people.people.portrait.hair': ['Cheveux', 'La coiffure, ou ce qui couvre les cheveux.'],
  'people.people.portrait.tint': [
    'Couleur des cheveux',
    'La couleur des cheveux, ou du tissu qui les couvre.',
  ],
  'people.people.portrait.beard': [
    'Barbe',
    'Barbe pleine, moustache ou barbe courte. Laisser vide pour aucune.',
  ],
  'people.people.portrait.beard_tint': [
    'Couleur de la barbe',
    'La couleur de la barbe. Par défaut : celle des cheveux.',
  ],
  'people.people.portrait.glasses': ['Lunettes', 'Rondes ou carrées. Laisser vide pour aucunes.'],
  'people.people.portrait.eyes': ['Yeux', 'Ouverts ou fermés.'],
  'people.people.portrait.earrings': ['Boucles d’oreilles', 'Leur couleur. Laisser vide pour aucune.'],
  'people.people.portrait.lines': ['Rides', 'Y dessine des rides.'],
  'people.people.portrait.wear': ['Vêtement', 'La coupe du vêtement.'],
  'people.people.portrait.top': ['Tissu', 'La couleur du vêtement.'],
  'people.people.portrait.trim': ['Garniture', 'La couleur du col, des rayures ou du foulard.'],
  'people.people.portrait.ground': ['Fond', 'Couleur de l’arrière-plan.'],
  'people.people.portrait.sun': ['Soleil', 'La couleur du disque derrière la tête.'],
  'people.people.keynote': ['Conférence principale', 'La conférence principale de la personne.'],
  'people.people.keynote.title': ['Titre', 'Le titre de la conférence.'],
  'people.people.keynote.description': ['Description', 'Description de la conférence.'],
  'people.people.keynote.day': ['Journée', 'Code de la journée où elle a lieu.'],
  'people.people.keynote.start': ['Début', 'L’heure de début, au format HH:mm.'],
  'people.people.keynote.end': ['Fin', 'L’heure de fin, au format HH:mm.'],
  'people.people.keynote.place': ['Lieu', 'Lieu, en mots.'],
};
