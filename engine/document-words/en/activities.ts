import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `activities`. */
export const activitiesWords = {
  activities: ['Activities', 'Activities besides the workshops. Each registration can take at most one.'],
  'activities.activities': ['Activities', 'The activities, in this order.'],
  'activities.waitlist': [
    'Waitlist',
    'Y lets people join a waitlist for a full activity. When a place is released, it is held for the next person.',
  ],
  'activities.activities.code': [
    'Activity code',
    'Used by pages and registrations to refer to the activity.',
  ],
  'activities.activities.name': ['Name', 'Name of the activity.'],
  'activities.activities.description': ['Description', 'A description in a sentence or two.'],
  'activities.activities.amount': ['Price', 'Price per person, in cents. Leave empty if it is free.'],
  'activities.activities.capacity': ['Places', 'Number of people it has room for. Leave empty for no limit.'],
  'activities.activities.most': ['Maximum', 'Maximum number of people per registration.'],
  'activities.activities.day': ['Day', 'Code of its day.'],
  'activities.activities.start': ['Start time', 'Start time, as HH:mm.'],
  'activities.activities.end': ['End time', 'End time, as HH:mm.'],
  'activities.activities.place': ['Location', 'Location, in words.'],
  'activities.activities.registered_only': [
    'Registered only',
    'Y: only people who have registered can take part. It is not sold to anyone else.',
  ],
} as const satisfies DocumentWords;
