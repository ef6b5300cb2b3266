import Type, { type Static } from 'typebox';
import { DocumentCode } from './code.ts';
import { Cents } from './money.ts';
import { Text } from './text.ts';

/** The tiles of the event art that a block may show (look: one quilt of school things). */
export const TILES = [
  'hill',
  'book',
  'pencil',
  'ruler',
  'arcs',
  'leaf',
  'talk',
  'beads',
  'call',
  'sea',
  'apple',
  'hands',
  'stairs',
  'sun',
  'dots',
  'moon',
] as const;

const closed = { additionalProperties: false } as const;
const Fact = Type.Object(
  {
    icon: Type.Enum(['calendar', 'pin', 'clock', 'globe']),
    /** What it tells, such as "When", in a look that writes words in place of icons. */
    label: Type.Optional(Text),
    title: Text,
    text: Type.Optional(Text),
  },
  closed,
);
const Tile = Type.Enum([...TILES]);

const Hero = Type.Object(
  {
    block: Type.Literal('hero'),
    title: Text,
    lead: Type.Optional(Text),
    facts: Type.Array(Fact, { maxItems: 4 }),
    /** What it costs, in words, beside the button. */
    price: Type.Optional(Text),
    notice: Type.Optional(Text),
    quilt: Type.Optional(
      Type.Array(Type.Array(Tile, { minItems: 1, maxItems: 8 }), { minItems: 1, maxItems: 4 }),
    ),
  },
  closed,
);
const Tracks = Type.Object(
  {
    block: Type.Literal('tracks'),
    title: Text,
    lead: Type.Optional(Text),
    tracks: Type.Array(
      Type.Object(
        {
          track: Type.String(),
          title: Text,
          points: Type.Array(Text, { maxItems: 6 }),
          tiles: Type.Array(Tile, { maxItems: 4 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 6 },
    ),
  },
  closed,
);
const Quote = Type.Object(
  { block: Type.Literal('quote'), quote: Text, name: Text, text: Type.Optional(Text) },
  closed,
);
const Html = Type.Object({ block: Type.Literal('html'), title: Type.Optional(Text), html: Text }, closed);
const Glance = Type.Object(
  {
    block: Type.Literal('glance'),
    title: Text,
    days: Type.Array(
      Type.Object(
        {
          title: Text,
          note: Type.Optional(Text),
          items: Type.Array(
            Type.Object(
              { time: Type.String({ pattern: '^\\d{2}:\\d{2}$' }), title: Text, text: Type.Optional(Text) },
              closed,
            ),
            { minItems: 1, maxItems: 30 },
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 4 },
    ),
  },
  closed,
);

const Programme = Type.Object(
  {
    block: Type.Literal('programme'),
    title: Text,
    /** The end of the title, in the voice of the theme. */
    emphasis: Type.Optional(Text),
    lead: Type.Optional(Text),
    items: Type.Array(Type.Object({ when: Text, title: Text, text: Type.Optional(Text) }, closed), {
      minItems: 1,
      maxItems: 20,
    }),
  },
  closed,
);
const Tickets = Type.Object(
  {
    block: Type.Literal('tickets'),
    title: Text,
    lead: Type.Optional(Text),
    tickets: Type.Array(Type.Object({ title: Text, text: Type.Optional(Text), amount: Cents }, closed), {
      minItems: 1,
      maxItems: 12,
    }),
  },
  closed,
);

/** A page in blocks (design §3); its code is its name in addresses, but that of the home page, which is `home`. */
export const PageDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('page'),
    code: DocumentCode,
    /** The page below whose address this one is, by its code. */
    parent: Type.Optional(DocumentCode),
    title: Text,
    description: Type.Optional(Text),
    blocks: Type.Array(
      Type.Unsafe<
        | Static<typeof Hero>
        | Static<typeof Tracks>
        | Static<typeof Quote>
        | Static<typeof Html>
        | Static<typeof Glance>
        | Static<typeof Programme>
        | Static<typeof Tickets>
      >({
        type: 'object',
        required: ['block'],
        discriminator: { propertyName: 'block' },
        oneOf: [Hero, Tracks, Quote, Html, Glance, Programme, Tickets],
      }),
      { maxItems: 40 },
    ),
  },
  { additionalProperties: false, title: 'page' },
);
export type PageDocument = Static<typeof PageDocument>;
export type PageBlock = PageDocument['blocks'][number];
