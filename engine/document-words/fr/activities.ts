import type { activitiesWords as english } from '../en/activities.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `activities`. */
export const activitiesWords: WordsAs<typeof english> = {
  activities: [
    'Activités',
    'Activités en plus des ateliers. Chaque inscription peut en choisir une au plus.',
  ],
  'activities.activities': ['Activités', 'Les activités, dans cet ordre.'],
  'activities.waitlist': [
    'Liste d’attente',
    'Y permet de s’ajouter à la liste d’attente d’une activité complète. La place qui se libère est réservée à la personne suivante.',
  ],
  'activities.activities.code': [
    'Code de l’activité',
    'Désigne l’activité dans les pages et les inscriptions.',
  ],
  'activities.activities.name': ['Nom', 'Le nom de l’activité.'],
  'activities.activities.description': ['Description', 'Description en une phrase ou deux.'],
  'activities.activities.amount': ['Prix', 'Le prix par personne, en cents. Laisser vide si c’est gratuit.'],
  'activities.activities.capacity': [
    'Places',
    'Nombre de personnes admises. Laisser vide pour ne pas limiter.',
  ],
  'activities.activities.most': ['Au plus', 'Nombre maximal de personnes par inscription.'],
  'activities.activities.day': ['Journée', 'Code de la journée où elle a lieu.'],
  'activities.activities.start': ['Début', 'L’heure de début, au format HH:mm.'],
  'activities.activities.end': ['Fin', 'L’heure de fin, au format HH:mm.'],
  'activities.activities.place': ['Lieu', 'Lieu, en mots.'],
  'activities.activities.registered_only': [
    'Avec inscription seulement',
    'Y\u00a0: seules les personnes inscrites peuvent y participer.',
  ],
};
