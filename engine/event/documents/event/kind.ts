import { documentKind } from '../../document-kind/document-kind.ts';
import { advanced, colour, limit, picture, richText } from '../../document-kind/edit-hint.ts';
import { diagnoseEvent } from './diagnosis.ts';
import { eventProblems } from './problems.ts';
import { eventWords as en } from './reference.en.ts';
import { eventWords as fr } from './reference.fr.ts';
import { EventDocument } from './schema.ts';

export const event = documentKind({
  schema: EventDocument,
  diagnose: diagnoseEvent,
  refreshes: () => ['site', 'schedule', 'items'],
  problems: eventProblems,
  reference: { en, fr },
  hints: {
    'event.theme.theme_system.ink': colour,
    'event.theme.theme_system.accent': colour,
    'event.theme.theme_system.second': colour,
    'event.theme.theme_system.third': colour,
    'event.theme.theme_system.fourth': colour,
    'event.theme.theme_system.display_stretch': { group: 'looks', advanced: true },
    'event.theme.theme_system.display_tracking': { group: 'looks', advanced: true },
    'event.theme.theme_system.display_leading': { group: 'looks', advanced: true },
    'event.timezone': { widget: 'time_zone', group: 'identity' },
    'event.tracks.timezone': { widget: 'time_zone' },
    'event.client_logo': picture,
    'event.event_logo': picture,
    'event.privacy_notice': richText,
    'event.analytics': advanced,
    'event.words': advanced,
    'event.options.hold_minutes': { group: 'limits', advanced: true },
    'event.options.hold_cap_minutes': { group: 'limits', advanced: true },
    'event.options.capacity': limit,
    'event.days.capacity': limit,
    'event.tracks.capacity': limit,
    'event.tracks.kept': limit,
  },
});
