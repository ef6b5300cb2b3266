/** Texts of the search of the whole desk. */
export const find = {
  open: 'Find a person or a page',
  keys: 'Ctrl K',
  hint: 'Name, email, code or page',
  results: 'Results',
  people: 'People',
  do: 'For {name}',
  pages: 'Pages',
  search: 'Search',
  in_list: 'Search the registrations for “{q}”',
  in_invoices: 'Search the invoices for “{q}”',
  searching: 'Searching…',
  nothingFound: 'No registration, group or application matches “{q}”.',
  count: '{count, plural, one {# found} other {# found}}',
} as const;
