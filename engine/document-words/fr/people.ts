import type { peopleWords as english } from '../en/people.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `people`. */
export const peopleWords: WordsAs<typeof english> = {
  people: ['Personnes', 'Qui prend la parole à l’événement.'],
  'people.people': ['Personnes', 'Les personnes, dans cet ordre.'],
  'people.people.code': ['Code de la personne', 'Désigne la personne dans les pages.'],
  'people.people.name': ['Nom', 'Le nom, tel que dans l’horaire.'],
  'people.people.role': ['Rôle', 'Ce que fait la personne, sous son nom.'],
  'people.people.biography': ['Biographie', 'Qui est la personne\u00a0; peut être en HTML.'],
  'people.people.link': ['Lien', 'La page de la personne.'],
  'people.people.portrait': [
    'Portrait',
    'Comment la personne est dessinée sans photo, telle qu’elle se décrit.',
  ],
  'people.people.portrait.skin': ['Peau', 'De claire, 1, à foncée, 6.'],
  'people.people.portrait.hair': ['Cheveux', 'La coiffure, ou ce qui couvre les cheveux.'],
  'people.people.portrait.tint': [
    'Couleur des cheveux',
    'La couleur des cheveux, ou du tissu qui les couvre.',
  ],
  'people.people.portrait.beard': [
    'Barbe',
    'Barbe pleine, moustache ou barbe courte\u00a0; aucune si rien n’est dit.',
  ],
  'people.people.portrait.beard_tint': [
    'Couleur de la barbe',
    'La couleur de la barbe\u00a0; celle des cheveux si rien n’est dit.',
  ],
  'people.people.portrait.glasses': ['Lunettes', 'Rondes ou carrées\u00a0; aucunes si rien n’est dit.'],
  'people.people.portrait.eyes': ['Yeux', 'Ouverts ou fermés.'],
  'people.people.portrait.earrings': ['Boucles d’oreilles', 'Leur couleur\u00a0; aucune si rien n’est dit.'],
  'people.people.portrait.lines': ['Rides', 'Y dessine les traits de quelqu’un qui n’est plus jeune.'],
  'people.people.portrait.wear': ['Vêtement', 'La coupe du vêtement.'],
  'people.people.portrait.top': ['Tissu', 'La couleur du vêtement.'],
  'people.people.portrait.trim': ['Garniture', 'La couleur du col, des rayures ou du foulard.'],
  'people.people.portrait.ground': ['Fond', 'La couleur derrière la personne.'],
  'people.people.portrait.sun': ['Soleil', 'La couleur du disque derrière la tête.'],
  'people.people.keynote': [
    'Conférence principale',
    'La conférence que la personne donne devant tout le monde.',
  ],
  'people.people.keynote.title': ['Titre', 'Le titre de la conférence.'],
  'people.people.keynote.description': ['Description', 'Ce dont elle parle.'],
  'people.people.keynote.day': ['Journée', 'Code de la journée où elle a lieu.'],
  'people.people.keynote.start': ['Début', 'L’heure de début, au format HH:mm.'],
  'people.people.keynote.end': ['Fin', 'L’heure de fin, au format HH:mm.'],
  'people.people.keynote.place': ['Lieu', 'Où elle a lieu, en mots.'],
};
