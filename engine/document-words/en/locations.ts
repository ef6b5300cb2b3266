import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `locations`. */
export const locationsWords = {
  locations: ['Locations', 'Where the event takes place.'],
  'locations.locations': ['Locations', 'The locations, in this order.'],
  'locations.locations.code': ['Location code', 'By which pages name the location.'],
  'locations.locations.name': ['Name', 'What the location is called.'],
  'locations.locations.text': ['Words', 'What it is, in a sentence.'],
  'locations.locations.description': ['Detail', 'All there is to say of it, as HTML.'],
  'locations.locations.address': ['Address', 'Where it is; nothing for a meeting online.'],
  'locations.locations.latitude': ['Latitude', 'Degrees north of the equator, for the map.'],
  'locations.locations.longitude': ['Longitude', 'Degrees east of Greenwich, for the map.'],
  'locations.locations.sketch': ['Sketch', 'The surroundings on a square of 100, north up; not to scale.'],
  'locations.locations.sketch.areas': ['Areas', 'Water and parks.'],
  'locations.locations.sketch.areas.kind': ['Kind', 'Water or a park.'],
  'locations.locations.sketch.areas.points': [
    'Corners',
    'Its corners: across from the left, down from the top.',
  ],
  'locations.locations.sketch.streets': ['Streets', 'Streets, with or without a name.'],
  'locations.locations.sketch.streets.name': ['Name', 'What the street is called.'],
  'locations.locations.sketch.streets.points': [
    'Course',
    'Where it runs: across from the left, down from the top.',
  ],
  'locations.locations.sketch.marks': ['Marks', 'What is marked; the first one is the place itself.'],
  'locations.locations.sketch.marks.name': ['Name', 'What stands beside the mark.'],
  'locations.locations.sketch.marks.at': ['Position', 'Across from the left, down from the top.'],
  'locations.locations.link': ['Link', 'The location’s web address.'],
  'locations.locations.ways': ['Ways', 'How one gets there, and in.'],
  'locations.locations.ways.icon': ['Icon', 'The icon before the way.'],
  'locations.locations.ways.figure': ['Figure', 'What it takes, in large, such as eight minutes.'],
  'locations.locations.ways.figure.value': ['Value', 'The figure as it is written.'],
  'locations.locations.ways.figure.unit': ['Unit', 'What it counts, such as minutes.'],
  'locations.locations.ways.title': ['Title', 'What way it is.'],
  'locations.locations.ways.text': ['Words', 'How one takes it.'],
  'locations.locations.tracks': ['Tracks', 'Codes of the tracks that meet there; all where nothing is said.'],
} as const satisfies DocumentWords;
