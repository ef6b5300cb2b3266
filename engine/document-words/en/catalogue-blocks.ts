import type { DocumentWords } from '../words.ts';

/** English words of the blocks that show a catalogue. */
export const catalogueBlocksWords = {
  'block:keynotes': ['Keynotes', 'Who gives the keynotes, from the catalogue.'],
  'block:keynotes.people': ['People', 'Codes of those to show, in this order; all where nothing is said.'],
  'block:speakers': ['Speakers', 'Who speaks, from the catalogue.'],
  'block:speakers.people': ['People', 'Codes of those to show, in this order; all where nothing is said.'],
  'block:sponsors': ['Sponsors', 'Who makes the event possible, from the catalogue.'],
  'block:sponsors.show': ['Shown as', 'Logos by level, or a listing with words and links.'],
  'block:sponsors.levels': ['Levels', 'Codes of the levels to show; all where nothing is said.'],
  'block:exhibitors': ['Exhibitors', 'Who exhibits, from the catalogue.'],
  'block:exhibitors.show': ['Shown as', 'Logos by type, or a listing with words and links.'],
  'block:exhibitors.types': ['Types', 'Codes of the types to show; all where nothing is said.'],
  'block:accommodations': ['Where to stay', 'Places to stay, from the catalogue.'],
  'block:accommodations.accommodations': [
    'Places',
    'Codes of those to show, in this order; all where nothing is said.',
  ],
  'block:locations': ['Locations', 'Where the event takes place, from the catalogue.'],
  'block:locations.track': [
    'Track',
    'Code of the track whose locations are shown; all where nothing is said.',
  ],
  'block:ways': ['How to get there', 'The ways to a location that have a figure, each in large.'],
  'block:ways.location': ['Location', 'Code of the location that they lead to.'],
  'block:floor_plan': ['Floor plan', 'A plan of rooms, with the list of them beside it.'],
  'block:floor_plan.plan': ['Plan', 'Code of the floor plan’s document.'],
  'block:workshop_list': ['Workshop list', 'Workshops of the schedule in the order of their time.'],
  'block:workshop_list.track': [
    'Track',
    'Code of the track whose workshops are listed; all where nothing is said.',
  ],
  'block:workshop_list.day': [
    'Day',
    'Code of the day whose workshops are listed; all where nothing is said.',
  ],
  'block:workshop_list.most': ['At most', 'How many are listed; the rest is in the schedule.'],
  'block:workshop_finder': ['Workshop finder', 'Workshops to be found in place, by words and by a filter.'],
  'block:workshop_finder.filter': ['Filter', 'Code of the schedule’s filter that is offered.'],
  'block:workshop_finder.track': ['Track', 'Code of the track that is searched; all where nothing is said.'],
  'block:workshop_finder.day': ['Day', 'Code of the day that is searched; all where nothing is said.'],
  'block:workshop_finder.most': ['At most', 'How many are shown at once; the rest is in the schedule.'],
  'block:random_workshops': ['Some workshops', 'A few workshops, others on each visit.'],
  'block:random_workshops.most': ['At most', 'How many are shown, from 1 to 12.'],
  'block:activities': ['Activities', 'What goes on besides the workshops, from the catalogue.'],
  'block:activities.activities': [
    'Activities',
    'Codes of those to show, in this order; all where nothing is said.',
  ],
  'block:merchandise': ['Merchandise', 'What the shop sells, from the catalogue.'],
  'block:merchandise.products': [
    'Products',
    'Codes of those to show, in this order; all where nothing is said.',
  ],
} as const satisfies DocumentWords;
