/**
 * The packages, and the folders of each from the lowest to the highest, with what they contain. The import rules, the
 * drawing and the tables in README.md and docs/architecture.md are made from this list.
 *
 * - `imports`: the packages that a package may import.
 * - `isOrdered`: a folder of the package may import only the folders listed before it, and every folder is listed.
 */
export const PACKAGES = {
  engine: {
    contents: 'the form engine, the documents of an event, and the contract: pure TypeScript',
    imports: [],
    isOrdered: true,
    folders: {
      'form/languages': 'locales, texts in each language, and the message format',
      'form/format': 'numbers, amounts, days and times, written and read',
      'form/phone': 'phone numbers',
      'form/field': 'the properties of every field, its path, and its errors',
      'form/keywords': 'the validation keywords and formats with their messages',
      'form/field-types': 'one definition per field type, and their registry',
      'form/form-document': 'the schema of a form document, and the tree of its fields',
      'form/rules': 'conditions, and the rules of a form in their order of evaluation',
      'form/translate': 'a form document as JSON Schema and uiSchema',
      'form/values': 'the store of a form’s answers',
      'form/validation': 'the validator, and a session of validating while someone types',
      'form/any-schema': 'JSON Schemas from elsewhere',
      'form/summary': 'answers and conditions in words',
      'form/react': 'SchemaForm and its slots; no other folder of the engine knows React and rjsf',
      'event/addresses': 'host names, language prefixes, links and pages of flows',
      'event/languages': 'the texts of an event within forms',
      'event/properties': 'properties that documents of several kinds have: amounts, pictures, blocks',
      'event/plan': 'rooms of a floor plan and booths',
      'event/schedule': 'sessions, conflicts between them, and a day packed into columns',
      'event/membership': 'the type of membership that answers decide',
      'event/field-types': 'the field types that know an event: pickers, presenters, membership, codes',
      'event/diagnosis': 'what can be wrong with documents of several kinds, and suggestions',
      'event/document-kind': 'what a kind of document consists of',
      'event/documents': 'one folder per kind of document, and their registry',
      'event/walks': 'walks through a flow that together show its steps, fields and prices',
      'event/merge': 'two versions of a document merged place by place, and where they disagree',
      'event/references': 'where the documents of an event refer to a field, or to one another',
      'event/reference':
        'title, description and editor hint of every document property; no visitor’s page imports it',
      'event/in-words': 'places and values of documents, and what changed in them, in words',
      'event/cart': 'the items of a cart, and what a visitor sees of them',
      'event/pickers': 'the services that pickers need, and the link from a form to its carts',
      contract:
        'every call of the API: `calls` lists them, and one file per resource defines their inputs and answers',
      recording: 'sessions as HAR without personal data, and the matcher that answers calls from them',
    },
  },
  machines: {
    contents: 'the statecharts and what pages read from them, without fetch or markup',
    imports: ['engine'],
    isOrdered: true,
    folders: {
      call: 'one call with retry, and a page’s call',
      cart: 'the items of one kind, held and released one after another',
      cancellation: 'cancelling a registration',
      change: 'changing a submitted registration',
      flow: 'any flow document as a statechart',
      group: 'a group, its members and its payment',
      lookup: 'finding a registration',
      payment: 'a payment by card or invoice',
      registration: 'the start of a registration',
      waitlist: 'joining a waitlist, declining an offer',
      'sign-in': 'an organizer’s sign-in with an emailed code',
      languages: 'guards in words',
      chart: 'any machine as a chart',
      inspection: 'a running machine, seen from another tab',
    },
  },
  ui: {
    contents: 'what the website and its widgets draw with: icons, the dialog, the error summary',
    imports: [],
    isOrdered: false,
    folders: {},
  },
  widgets: {
    contents: 'one folder per field type, with the same file names in each',
    imports: ['engine', 'ui'],
    isOrdered: false,
    folders: {
      languages: 'the texts of all widgets',
      parts: 'controls that several widgets share',
      rjsf: 'our widgets for schemas from elsewhere',
      templates: 'label, help and errors around a widget',
    },
  },
  src: {
    contents: 'the website',
    imports: ['engine', 'machines', 'ui', 'widgets'],
    isOrdered: true,
    folders: {
      lib: 'texts, storage, navigation and actors; imports nothing above it',
      api: 'the client, made from the contract; live updates; page faults',
      ui: 'components without a subject',
      layout: 'the frame of a page: header, menu, footer',
      'flow/calls': 'calls of a flow’s pages, their interruptions, and what has changed meanwhile',
      'flow/draft': 'answers saved on the device, and their synchronisation',
      'flow/forms': 'a form that is filled in, with its store and validation',
      'flow/payment': 'cards, invoices, and what a submission needs',
      'flow/picks': 'the carts and services that pickers need, and their calls',
      'flow/dossier': 'the registration or application that is open',
      'flow/my-workshops': 'workshops chosen before and during a registration',
      'flow/choice': 'workshops carried over into a registration',
      'flow/decline': 'declining a waitlist offer',
      'flow/fees': 'what is owed, and discount codes',
      'flow/review': 'answers and chosen items in words',
      'flow/skipped': 'skipped steps and the reasons',
      'flow/tabs': 'one tab at a time',
      'flow/steps': 'the steps of a flow',
      'flow/small-form': 'forms of the product itself, such as a lookup',
      'flow/groups': 'joining a group',
      'flow/checkout': 'the last form and the payment on one page',
      'flow/page': 'the page of a flow',
      'flow/submitted': 'what is shown once something is submitted',
      'flow/change': 'a change of what was submitted: its cost, its payment, and what it replaces',
      'flow/waits': 'what a submitted registration or application waits for, and is offered',
      'flow/tickets': 'tickets',
      'flow/tracks': 'tracks',
      'flow/waitlist': 'waitlists of places',
      features: 'islands: none imports a sibling',
      gallery: 'every field type and block in every state; in development only',
      app: 'routes, guards and providers',
      preview: 'the script in the pages of a draft’s preview, built with the desk',
      'edit-bar': 'leads from a page with query=mode to its editor, built with the desk',
      organize: 'the organizers’ desk, an application of its own at /organize',
      'fixture-tab': 'answers a tab from a recording; in development only',
    },
  },
  server: {
    contents: 'Fastify, PostgreSQL (embedded or yours), mail, websocket',
    imports: ['engine', 'machines', 'fixtures'],
    isOrdered: true,
    folders: {
      settings: 'environment variables and the project’s folder',
      languages: 'every text that the server writes',
      refusals: 'a refused request, and the checks of single values',
      database: 'the schema and the connection',
      secrets: 'hashes, keys and codes',
      idempotency: 'answers stored for requests that are repeated',
      processes: 'what several processes share: notices, counts, Redis',
      jobs: 'the queue of background jobs',
      files: 'uploads: their type, size and content made safe',
      themes: 'the colours and art of a theme, for pictures and PDFs',
      pictures: 'stored pictures and their smaller versions',
      lists: 'countries, time zones, organizations',
      configuration: 'published documents and their versions',
      http: 'requests, answers, hosts and rate limits',
      'text-messages': 'text messages',
      mail: 'the outbox: rendering, queueing and sending; no email’s content',
      fonts: 'the fonts of PDFs and pictures',
      pdf: 'accessible PDF files',
      'address-suggestions': 'suggestions for a postal address',
      realtime: 'the websocket and its channels',
      gateways: 'card payments: Stripe and the sandbox',
      documentation: 'the API’s reference',
      schedule: 'sessions, as published and as files',
      dossiers: 'stored registrations, applications and groups: rows, locks, notifications',
      inventory: 'everything with a limited stock: limits, holds, places',
      contact: 'the address and phone numbers of a dossier, and changing them',
      membership: 'the documents that decide memberships, and their answers',
      answers: 'forms, stored answers and which of them count',
      discounts: 'discount codes: applied, counted, refused',
      prices: 'what a dossier costs; `rules` decides, line by line',
      billing: 'numbers, stored receipts and invoices',
      walks: 'walks through the flows of an event with their prices',
      refunds: 'what is refunded; `rules` decides, line by line',
      items: 'what a dossier may select, and what that replaces',
      waitlist: 'waiting, offers, and what happens when they expire',
      offers: 'products, activities and other offers as shown',
      cart: 'holding and releasing what a visitor selects',
      booked: 'everything a dossier holds, as a list',
      receipts: 'receipts and invoices as PDFs',
      presenters: 'the people of a proposal',
      registration: 'starting, filling in and reviewing any flow',
      tickets: 'tickets with their codes',
      wallets: 'passes for phones',
      calendar: 'calendar files',
      confirmation: 'submitting a dossier for good, and its email',
      lookup: 'codes and receipts sent to an email address',
      organizers: 'organizers: sessions, roles, and tokens for programs',
      audit: 'what organizers have changed',
      'scheduled-drafts': 'drafts of the site that are published at a set time',
      groups: 'groups, their members and their payment',
      submission: 'checking a submission, and taking what it needs',
      cancellation: 'cancelling a registration, and releasing all that it held',
      change: 'changing what was submitted',
      applications: 'decisions on applications, their withdrawal and invoices',
      proposals: 'proposals that become sessions',
      invoices: 'what is owed after submission: invoices that are changed, paid, voided or due',
      payments: 'charging, settling and refunding at the gateway',
      program: 'sessions that were removed: emails and refunds',
      retention: 'erasing personal data',
      desk: 'what organizers search and read: registrations, money, emails',
      exports: 'tables for organizers, as CSV and Excel files',
      pages: 'what the event’s pages show: partners, speakers, plans',
      traces: 'what happened to a dossier, as a recording',
      previews: 'drafts shown as sites, each by a process of its own',
      site: 'the website rendered on the server',
      replay: 'recorded sessions as a server',
      'command-line': 'the organizer’s commands',
      routes: 'one file per resource of the contract',
      start: 'starting the server and its jobs',
    },
  },
  fixtures: {
    contents: 'the demo events’ documents, recorded sessions',
    imports: ['engine'],
    isOrdered: false,
    folders: {},
  },
};

/** Tests, and what only they import: no import rule is about them. */
export const TEST = '(\\.test\\.tsx?|\\.cases\\.ts|/cases\\.ts|\\.contract\\.ts|/(testing|cases)/.*)$';
const within = (folders) => `^(${folders.join('|')})/`;
/** Files in no folder: entries, and what all folders use. */
const atRoot = (name) => `^${name}/[^/]+$`;

/** The import rules that follow from the list, for dependency-cruiser; type-only imports count. */
export const folderRules = Object.entries(PACKAGES).flatMap(([name, { imports, isOrdered, folders }]) => [
  {
    name: `${name}-imports`,
    comment: `${name} imports of ours: ${imports.join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: within([name]), pathNot: TEST },
    to: {
      path: within([...Object.keys(PACKAGES), 'tests', 'scripts']),
      pathNot: within([name, ...imports]),
    },
  },
  ...(isOrdered ? orderRules(name, Object.keys(folders)) : []),
]);

function orderRules(name, folders) {
  const paths = folders.map((folder) => `${name}/${folder}`);
  return [
    ...paths.map((folder, at) => ({
      name: `${folder}-in-order`,
      comment: 'A folder imports only those listed before it in scripts/folders.mjs.',
      severity: 'error',
      from: { path: within([folder]), pathNot: TEST },
      to: { path: within([name]), pathNot: [within(paths.slice(0, at + 1)), atRoot(name)] },
    })),
    {
      name: `${name}-folders-are-listed`,
      comment: 'Every folder is listed in scripts/folders.mjs.',
      severity: 'error',
      from: { path: within([name]), pathNot: [TEST, within(paths), atRoot(name)] },
      to: {},
    },
  ];
}

/** The packages as a Markdown table. */
export function packageTable() {
  const rows = Object.entries(PACKAGES).map(
    ([name, { contents, imports }]) =>
      `| \`${name}/\` | ${contents} | ${imports.join(', ') || 'nothing of ours'} |`,
  );
  return ['| package | contents | may import |', '|---|---|---|', ...rows].join('\n');
}

/** The folders of a package as a Markdown table. */
export function folderTable(name) {
  const { folders } = PACKAGES[name];
  const rows = Object.entries(folders).map(([folder, contents]) => `| \`${name}/${folder}\` | ${contents} |`);
  return ['| folder | contents |', '|---|---|', ...rows].join('\n');
}
