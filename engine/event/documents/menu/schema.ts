import Type, { type Static, type TProperties } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';
import { SafeLink } from '../../addresses/safe-link.ts';

/** Menu items other than links (spec §2 "Menu"). */
export const MENU_ALIASES = ['MEGA', 'EXTERNALLINK'] as const;

const item = <Below extends TProperties>(below: Below) =>
  Type.Object(
    {
      id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
      /** `home`, `manage-registration`, a track's name in addresses, or `#` and a word; any other is a name only. */
      code: Type.String({ pattern: '^#?[A-Za-z0-9_-]{1,60}$' }),
      label: Text,
      link: Type.Optional(SafeLink),
      alias: Type.Optional(Type.Enum(MENU_ALIASES)),
      menu_new_tab: Type.Optional(Flag),
      /** Y: also in the footer, among the ways to take part. */
      menu_footer: Type.Optional(Flag),
      ...below,
    },
    { additionalProperties: false },
  );

const Page = item({ help: Type.Optional(Text) });
const Category = item({ submenu: Type.Optional(Type.Array(Page, { maxItems: 24 })) });
const TopItem = item({ submenu: Type.Optional(Type.Array(Category, { maxItems: 12 })) });

/** An item of the menu; those of the bar have categories below them, and these have pages. */
export type MenuItem = Static<typeof Page> & { readonly submenu?: readonly MenuItem[] };

/** The menu of the site (spec §2 "Menu"); an event has one, called `menu`. */
export const MenuDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('menu'),
    code: DocumentCode,
    items: Type.Array(TopItem, { maxItems: 12 }),
  },
  { additionalProperties: false, title: 'menu' },
);
export type MenuDocument = Static<typeof MenuDocument>;
