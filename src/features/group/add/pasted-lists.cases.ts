/** A list as people paste it, and who is on it: name and address each. */
export type PastedList = readonly [
  name: string,
  text: string,
  people: readonly (readonly [string, string])[],
];

const ana = ['Ana Rivera', 'ana@x.org'] as const;
const ben = ['Ben Ho', 'ben@x.org'] as const;
const chloe = ['Chloé Roy', 'chloe@x.org'] as const;
const bare = [
  ['', 'ana@x.org'],
  ['', 'ben@x.org'],
  ['', 'chloe@x.org'],
] as const;
const both = [ana, ben];

/** Ordinary lists: each is read whole, and nobody on it is lost. */
export const pastedLists: readonly PastedList[] = [
  ['addresses with commas', 'ana@x.org, ben@x.org, chloe@x.org', bare],
  ['addresses with semicolons', 'ana@x.org; ben@x.org; chloe@x.org', bare],
  ['addresses with a last semicolon', 'ana@x.org;ben@x.org;chloe@x.org;', bare],
  ['addresses with spaces', 'ana@x.org ben@x.org chloe@x.org', bare],
  ['addresses with tabs', 'ana@x.org\tben@x.org\tchloe@x.org', bare],
  ['addresses on lines', 'ana@x.org\nben@x.org\nchloe@x.org', bare],
  ['addresses on lines that end in commas', 'ana@x.org,\nben@x.org,\nchloe@x.org', bare],
  ['addresses in angle brackets', '<ana@x.org>, <ben@x.org>, <chloe@x.org>', bare],
  ['addresses hidden from harvesters', 'ana(at)x.org, ben [at] x.org\nchloe(arobase)x.org', bare],
  ['addresses as links', 'mailto:ana@x.org, mailto:ben@x.org\nmailto:chloe@x.org', bare],
  ['addresses under a heading', 'Email\nana@x.org\nben@x.org\nchloe@x.org', bare],
  ['names and addresses', 'Ana Rivera, ana@x.org\nBen Ho, ben@x.org', both],
  ['names and addresses with semicolons', 'Ana Rivera; ana@x.org\nBen Ho; ben@x.org', both],
  ['names and addresses in columns', 'Ana Rivera\tana@x.org\nBen Ho\tben@x.org', both],
  ['names and addresses with bars', 'Ana Rivera | ana@x.org\nBen Ho | ben@x.org', both],
  ['names and addresses with spaces', 'Ana Rivera ana@x.org\nBen Ho ben@x.org', both],
  ['names and addresses with dashes', 'Ana Rivera - ana@x.org\nBen Ho – ben@x.org', both],
  ['names and addresses in brackets', 'Ana Rivera (ana@x.org)\nBen Ho (ben@x.org)', both],
  ['names and addresses with colons', 'Ana Rivera: ana@x.org\nBen Ho: ben@x.org', both],
  ['addresses and names', 'ana@x.org,Ana Rivera\nben@x.org,Ben Ho', both],
  ['names and addresses on alternate lines', 'Ana Rivera\nana@x.org\nBen Ho\nben@x.org', both],
  ['the same with empty lines between', 'Ana Rivera\nana@x.org\n\nBen Ho\nben@x.org\n', both],
  ['addresses and names on alternate lines', 'ana@x.org\nAna Rivera\nben@x.org\nBen Ho', both],
  ['rows that do not keep to their headings', 'Courriel,Nom\nana@x.org,Ana Rivera\nBen Ho,ben@x.org', both],
  ['pairs on one line', 'Ana Rivera, ana@x.org, Ben Ho, ben@x.org', both],
  ['pairs on one line, addresses first', 'ana@x.org, Ana Rivera, ben@x.org, Ben Ho', both],
  ['a table', 'Name,Email,School\nAna Rivera,ana@x.org,Lincoln\nBen Ho,ben@x.org,Moscrop', both],
  ['a table without headings', 'Ana Rivera,ana@x.org,Lincoln School\nBen Ho,ben@x.org,Moscrop', both],
  ['a table in French', 'Nom;Courriel;École\nAna Rivera;ana@x.org;Lincoln\nBen Ho;ben@x.org;Moscrop', both],
  [
    'a table with the school between',
    'Name,School,Email\nAna Rivera,Lincoln,ana@x.org\nBen Ho,,ben@x.org',
    both,
  ],
  ['names apart', 'First name,Last name,Email\nAna,Rivera,ana@x.org\nBen,Ho,ben@x.org', both],
  ['last names first', 'Last name,First name,Email\nRivera,Ana,ana@x.org\nHo,Ben,ben@x.org', both],
  ['last names first in French', 'Nom;Prénom;Adresse courriel\nRivera;Ana;ana@x.org\nHo;Ben;ben@x.org', both],
  ['last names first without headings', 'Rivera,Ana,ana@x.org\nHo,Ben,ben@x.org', both],
  ['names apart without headings', 'Ana\tRivera\tana@x.org\nBen\tHo\tben@x.org', both],
  ['a table with numbers', '1\tAna Rivera\tana@x.org\n2\tBen Ho\tben@x.org', both],
  ['mailboxes and an address', 'Ana Rivera <ana@x.org>, ben@x.org', [ana, ['', 'ben@x.org']]],
  ['an address and a mailbox', 'ben@x.org, Ana Rivera <ana@x.org>', [['', 'ben@x.org'], ana]],
  ['mailboxes on lines', 'Ana Rivera <ana@x.org>;\nBen Ho <ben@x.org>', both],
  ['mailboxes of a directory', 'Rivera, Ana <ana@x.org>; Ho, Ben <ben@x.org>', both],
  ['mailboxes in quotes', '"Rivera, Ana" <ana@x.org>, "Ben Ho" <ben@x.org>', both],
  ['mailboxes in other letters', 'Chloé Roy <chloe@x.org>, “Ana Rivera” <ana@x.org>', [chloe, ana]],
  ['a numbered list', '1. Ana Rivera, ana@x.org\n2) Ben Ho, ben@x.org', both],
  ['a bulleted list', '• Ana Rivera <ana@x.org>\n- Ben Ho <ben@x.org>', both],
  ['a directory', 'Rivera, Ana\tana@x.org\nHo, Ben\tben@x.org', both],
  ['a name in quotes', '"Rivera, Ana",ana@x.org\n"Ho, Ben",ben@x.org', both],
  ['a title', 'Ana Rivera, PhD, ana@x.org', [['Ana Rivera, PhD', 'ana@x.org']]],
  ['a title of a mailbox', 'Ana Rivera, PhD <ana@x.org>', [['Ana Rivera, PhD', 'ana@x.org']]],
  [
    'a title in quotes',
    '"Ana Rivera, PhD",ana@x.org\nBen Ho,ben@x.org',
    [['Ana Rivera, PhD', 'ana@x.org'], ben],
  ],
  ['a cell with a line break', 'Name,Email\n"Ana\nRivera",ana@x.org\nBen Ho,ben@x.org', both],
  ['a line without a name', 'Ana Rivera, ana@x.org\nben@x.org', [ana, ['', 'ben@x.org']]],
  ['a row without a name', 'Name,Email\nAna Rivera,ana@x.org\n,ben@x.org', [ana, ['', 'ben@x.org']]],
  ['a line without an address', 'Ana Rivera, ana@x.org\nBen Ho', [ana, ['Ben Ho', '']]],
  [
    'a quote that never ends',
    '"Ana Rivera, ana@x.org\nBen Ho, ben@x.org',
    [['"Ana Rivera', 'ana@x.org'], ben],
  ],
  ['a quoted name among other lines', 'Ana Rivera <ana@x.org>\n"Ho, Ben";ben@x.org', both],
  ['invisible marks', '\u200EAna Rivera\u200B, \u202Aana@x.org\u202C\nBen Ho, ben@x.org', both],
  ['a full stop at the end', 'Ana Rivera ana@x.org, Ben Ho ben@x.org.', both],
];
