import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `locations`. */
export const locationsWords = {
  locations: ['Locations', 'The event’s locations.'],
  'locations.locations': ['Locations', 'The locations, in this order.'],
  'locations.locations.code': ['Location code', 'Used by pages to refer to the location.'],
  'locations.locations.name': ['Name', 'Name of the location.'],
  'locations.locations.text': ['Text', 'A one-sentence description.'],
  'locations.locations.description': ['Description', 'Full description, as HTML.'],
  'locations.locations.address': ['Address', 'Postal address. Leave empty for an online location.'],
  'locations.locations.latitude': ['Latitude', 'Degrees north of the equator, for the map.'],
  'locations.locations.longitude': ['Longitude', 'Degrees east of Greenwich, for the map.'],
  'locations.locations.sketch': [
    'Sketch',
    'Sketch map of the surroundings, on a 100 by 100 square with north at the top. Not to scale.',
  ],
  'locations.locations.sketch.areas': ['Areas', 'Water and parks.'],
  'locations.locations.sketch.areas.kind': ['Kind', 'Water or a park.'],
  'locations.locations.sketch.areas.points': ['Corners', 'Corner points: x from the left, y from the top.'],
  'locations.locations.sketch.streets': ['Streets', 'Streets, with or without a name.'],
  'locations.locations.sketch.streets.name': ['Name', 'Name of the street.'],
  'locations.locations.sketch.streets.points': [
    'Path',
    'Points along the street: x from the left, y from the top.',
  ],
  'locations.locations.sketch.marks': ['Markers', 'Markers. The first is the location itself.'],
  'locations.locations.sketch.marks.name': ['Name', 'Text beside the marker.'],
  'locations.locations.sketch.marks.at': ['Position', 'x from the left, y from the top.'],
  'locations.locations.link': ['Link', 'The location’s web address.'],
  'locations.locations.ways': ['Directions', 'How to get there and inside.'],
  'locations.locations.ways.icon': ['Icon', 'Icon shown before the directions.'],
  'locations.locations.ways.figure': [
    'Figure',
    'Travel time or distance in large type, such as eight minutes.',
  ],
  'locations.locations.ways.figure.value': ['Value', 'The figure as written.'],
  'locations.locations.ways.figure.unit': ['Unit', 'What it counts, such as minutes.'],
  'locations.locations.ways.title': ['Title', 'Name of the route or means of transport.'],
  'locations.locations.ways.text': ['Text', 'Details of the route.'],
  'locations.locations.tracks': ['Tracks', 'Codes of the tracks held there. Leave empty for all.'],
} as const satisfies DocumentReference;
