import { CONDITION_OPERATORS } from '../../../form/field/condition.ts';
import { fieldTypeNames } from '../../../form/field-types/registry.ts';
import { metaSchemas } from '../registry.ts';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const KINDS = quoted(Object.keys(metaSchemas));
const TYPES = quoted(fieldTypeNames());
const OPERATORS = CONDITION_OPERATORS.join(', ');

/** What would be right, as it is told beside what is wrong with a refused document, by its name; nothing of the others. */
export const hints: Readonly<Record<string, readonly string[]>> = {
  'a condition that reads nothing, and times without a day or a start': ['"day"', '"start"'],
  'no document': [KINDS],
  'an unknown kind': [KINDS],
  'an unknown field type': [TYPES],
  'a line of time whose hours no field says': ['to', 'shift'],
  'an operator that reaches into objects': [OPERATORS],
  'a label without French': ['"fr": "…"'],
  'a pattern RE2 does not have': ['RE2 syntax'],
  '__proto__ as a code': ['letters, digits, "_", 1 to 64 of them, a letter first'],
  'nothing to choose from': ['"options" or "options_from"'],
  'an unknown list': [
    'countries, provinces, states, time_zones, organizations_event, organizations_client, roles',
  ],
  'the steps of before flows': [KINDS],
  'a flow with two entries': ['an object'],
  'a line for the places of a flow that has no end of them': ['"capacity"'],
  'an answer beside the steps that no step asks for': ['role, renew, teaches', 'personal'],
  'a step decided by the answers of another flow, or of a later step': ['', 'personal'],
  'what only a registration has, in another flow': ['form, activities, review, payment', '[…]'],
  'a first step without an address, a fee decided by what nobody is asked, an end before its beginning': [
    '"email"',
  ],
  'a payment of nothing': ['"money"'],
  'a step of a form that is not there': ['personal, needs, workshops, group_start'],
  'what costs something asked after the payment': ['"form"'],
  'steps that are open after the submission, of which some cannot be': [
    'form, merchandise',
    '"form_type"',
    '"form_type"',
  ],
  'a step of a track and a day that the event does not have': ['vancouver, online', 'friday, saturday'],
  'a decision with words that nobody gets, and a name that nobody is asked for': [
    '"confirm": "Y"',
    'group_organization, group_contact_name, group_contact_email, group_contact_phone, group_contact_address',
  ],
  'a name in a form of another flow': [''],
  'a flow of groups that says nothing of them': ['"group"'],
  'a plan that is not drawn, and an offer without a place on it': ['"plan"', '"place"'],
  'a comparison of nothing': ['"benefits"'],
  'ranges with one end, or that end before they begin': ['"minimum", "maximum"', '"minimum", "maximum"'],
  'an offer of a group and a row that are not there': ['large', 'talk'],
  'a catalogue under another name': ['"products"'],
  'a slot on a day and a track that the event does not have': ['friday, saturday', 'vancouver, online'],
  'bands of one code, on a day and a track that the event does not have': [
    'friday, saturday',
    'vancouver, online',
  ],
  'a session that carts never show, free for a fee': ['"N"'],
  'filters and options that are not there': ['k3', 'level'],
  'two products and two variants of one code, a track that is not there': ['vancouver, online'],
  'a shop that is shown as cards, of single products without variants': ['"tiles"', '"Y"', '"variants"'],
  'activities out of time': ['"day"', '"start"', 'vancouver, online', 'friday, saturday'],
  'membership of a form that is not there': ['personal, needs, workshops, group_start'],
  'an early-bird amount that is no lower': ['less than 1000'],
  'a discount of everything, of nothing, and two of one code': ['"percent" or "amount"'],
  'a discount by a rule with an unknown operator': [OPERATORS],
};
