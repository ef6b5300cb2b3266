import { documentKind } from '../../document-kind/document-kind.ts';
import { money, richText, to } from '../../document-kind/edit-hint.ts';
import { catalogueBlocksWords as catalogueEn } from './blocks/catalogue-reference.en.ts';
import { catalogueBlocksWords as catalogueFr } from './blocks/catalogue-reference.fr.ts';
import { blocksWords as blocksEn } from './blocks/reference.en.ts';
import { blocksWords as blocksFr } from './blocks/reference.fr.ts';
import { diagnosePage } from './diagnosis.ts';
import { pageProblems } from './problems.ts';
import { pageWords as en } from './reference.en.ts';
import { pageWords as fr } from './reference.fr.ts';
import { PageDocument } from './schema.ts';

export const page = documentKind({
  schema: PageDocument,
  diagnose: diagnosePage,
  namesOthers: true,
  // An event may show these in the place of its home page.
  refreshes: (code) => (code === 'coming_soon' || code === 'thank_you' ? ['pages', 'site'] : ['pages']),
  problems: pageProblems,
  reference: { en: { ...en, ...blocksEn, ...catalogueEn }, fr: { ...fr, ...blocksFr, ...catalogueFr } },
  hints: {
    'page.parent': to('page'),
    'page.scene.location': to('locations.locations'),
    'block:html.html': richText,
    'block:columns.columns.html': richText,
    'block:privacy_notice.html': richText,
    'block:faq.questions.answer': richText,
    'block:help.groups.answers.answer': richText,
    'block:columns_of.page': to('page'),
    'block:slides_of.page': to('page'),
    'block:tickets.tickets.amount': money,
    'block:tracks.tracks.track': to('event.tracks'),
    'block:keynotes.people': to('people.people'),
    'block:speakers.people': to('people.people'),
    'block:sponsors.levels': to('sponsors.levels'),
    'block:exhibitors.types': to('exhibitors.types'),
    'block:accommodations.accommodations': to('accommodations.accommodations'),
    'block:activities.activities': to('offers.offers'),
    'block:merchandise.products': to('offers.offers'),
    'block:ways.location': to('locations.locations'),
    'block:floor_plan.plan': to('floor_plan'),
    'block:workshop_finder.filter': to('schedule.filters'),
    'block:help.situations.answers': to('page.blocks'),
  },
});
