import type { activitiesWords as english } from '../en/activities.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `activities`. */
export const activitiesWords: WordsAs<typeof english> = {
  activities: [
    'Activités',
    'Ce qui se passe en plus des ateliers\u00a0; une inscription participe à une seule au plus.',
  ],
  'activities.activities': ['Activités', 'Les activités, dans cet ordre.'],
  'activities.activities.code': [
    'Code de l’activité',
    'Désigne l’activité dans les pages et les inscriptions.',
  ],
  'activities.activities.name': ['Nom', 'Le nom de l’activité.'],
  'activities.activities.description': ['Description', 'Ce qui s’y passe, en une phrase ou deux.'],
  'activities.activities.amount': [
    'Prix',
    'Le prix par personne, en cents\u00a0; gratuit si rien n’est dit.',
  ],
  'activities.activities.capacity': [
    'Places',
    'Combien de personnes peuvent y participer\u00a0; sans limite si rien n’est dit.',
  ],
  'activities.activities.most': ['Au plus', 'Combien de personnes une même inscription peut y amener.'],
  'activities.activities.day': ['Journée', 'Code de la journée où elle a lieu.'],
  'activities.activities.start': ['Début', 'L’heure de début, au format HH:mm.'],
  'activities.activities.end': ['Fin', 'L’heure de fin, au format HH:mm.'],
  'activities.activities.place': ['Lieu', 'Où elle a lieu, en mots.'],
  'activities.activities.registered_only': [
    'Avec inscription seulement',
    'Y la réserve à qui a son inscription\u00a0; elle n’est vendue à personne d’autre.',
  ],
};
