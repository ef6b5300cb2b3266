import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `activities`. */
export const activitiesWords = {
  activities: ['Activities', 'What goes on besides the workshops; a registration takes part in one at most.'],
  'activities.activities': ['Activities', 'The activities, in this order.'],
  'activities.activities.code': ['Activity code', 'By which pages and registrations name the activity.'],
  'activities.activities.name': ['Name', 'What the activity is called.'],
  'activities.activities.description': ['Description', 'What happens, in a sentence or two.'],
  'activities.activities.amount': ['Price', 'What it costs a person, in cents; free where nothing is said.'],
  'activities.activities.capacity': [
    'Places',
    'How many persons there is room for; no limit where nothing is said.',
  ],
  'activities.activities.most': ['At most', 'How many persons one registration may sign up.'],
  'activities.activities.day': ['Day', 'Code of the day that it is on.'],
  'activities.activities.start': ['Begins', 'When it begins, as HH:mm.'],
  'activities.activities.end': ['Ends', 'When it ends, as HH:mm.'],
  'activities.activities.place': ['Place', 'Where it is, in words.'],
  'activities.activities.registered_only': [
    'Registered only',
    'Y keeps it for who has registered; it is sold to nobody else.',
  ],
} as const satisfies DocumentWords;
