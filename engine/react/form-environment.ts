import type { FieldTemplateProps as FieldTemplateOfRjsf, Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { FieldOf } from '../configuration/field.ts';
import type { Option } from '../configuration/option.ts';
import type { Locale, Text } from '../configuration/text.ts';
import type { Address } from '../contract/contact.ts';
import type { FieldType } from '../field-types/registry.ts';
import type { DrawnSection, TranslatedForm } from '../translate/translate-form.ts';
import type { FieldError } from '../validation/field-error.ts';
import type { FormSession } from '../validation/form-session.ts';
import type { Path } from '../values/path.ts';
import type { MembershipService, Picks } from './picker-services.ts';

/** What a widget is given: its field, its answer and how to change it. */
export interface WidgetProps<Name extends FieldType = FieldType> {
  /** DOM id of the control that takes the focus. */
  readonly id: string;
  readonly path: Path;
  /** Id of the form element, which its controls name by `form`. */
  readonly formId: string;
  readonly field: FieldOf<Name>;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly required: boolean;
  readonly enabled: boolean;
  readonly checking: boolean;
  readonly errors: readonly FieldError[];
  /** Ids of help, error and notice that exist on the page; undefined when there is none. */
  readonly describedBy: string | undefined;
  /** Id of the visible label or legend. */
  readonly labelId: string;
  readonly locale: Locale;
  /** What the form's schema and uiSchema have at this path: of a group, what is drawn in it. */
  readonly schema?: RJSFSchema | undefined;
  readonly uiSchema?: UiSchema | undefined;
  /** What the uiSchema says, `ui:options` and `ui:globalOptions` included. */
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * How a field's label stands to its widget: a label for one control, a legend for several, the name of a group of fields,
 * which have labels of their own, or none.
 */
export type WidgetShape = 'control' | 'group' | 'nest' | 'display';

/** How a field type is drawn. */
export interface WidgetDefinition<Name extends FieldType> {
  readonly shape: WidgetShape;
  readonly Widget: ComponentType<WidgetProps<Name>>;
  /** The role of a group whose controls are one choice. */
  readonly role?: 'radiogroup';
  /** The group's legend is for those who hear it: the heading above says the same. */
  readonly legend?: 'silent';
  /** Whether the widget writes the field's label by itself. */
  labelsItself?(field: FieldOf<Name>): boolean;
  /** Why it is closed, where the organizer does not say. */
  readonly closed?: Text;
  /** What a visitor calls a part of a compound answer; '' for what is none. */
  partLabel?(part: string, locale: Locale): string;
  /** Its control keeps what is typed and shows it by itself: an edit of its own draws nothing. */
  readonly keepsText?: true;
  /** Its parts are controls of their own, each of which says what is wrong with it. */
  readonly hasControls?: true;
}

/** The definition of some type's widget, to which any field may be handed. */
export type AnyWidgetDefinition = WidgetDefinition<FieldType>;

/** A widget for every field type. */
export type WidgetMap = { readonly [Name in FieldType]: WidgetDefinition<Name> };

/** What surrounds a widget: label, help, error. */
export interface FieldTemplateProps {
  readonly id: string;
  readonly labelId: string;
  readonly field: FieldOf<FieldType>;
  readonly widget: WidgetDefinition<FieldType>;
  readonly required: boolean;
  readonly enabled: boolean;
  readonly checking: boolean;
  readonly errors: readonly FieldError[];
  readonly locale: Locale;
  readonly children: ReactNode;
}

export interface FormTemplates {
  /** Called, not rendered, so it may have no hooks: of a thousand fields a component more each is felt. */
  readonly Field: (props: FieldTemplateProps) => ReactNode;
  readonly Section: ComponentType<{ section: DrawnSection; formId: string; children: ReactNode }>;
}

/** What was begun in a dialog and neither saved nor discarded, by the path of its field. */
export interface Unfinished {
  read(path: Path): unknown;
  /** Keeps it over a crash; undefined forgets it. */
  keep(path: Path, begun: unknown): void;
}

/** What stands ahead of the words of a choice, and at the end of its row. */
export interface BesideOption {
  readonly ahead?: ReactNode;
  readonly end?: ReactNode;
  /** What stands in the frame of its row and is no part of it, such as a way that leads elsewhere. */
  readonly beyond?: ReactNode;
}

/** What compound widgets ask of the outside; each is an adapter, none is required to draw the form. */
export interface FormServices {
  countries?(): Promise<readonly Option[]>;
  provinces?(): Promise<readonly Option[]>;
  states?(): Promise<readonly Option[]>;
  /** A saved address as the server has it now. */
  loadAddress?(id: string): Promise<Address>;
  /** Keeps an address on the server by the field it belongs to; answers it with its id (address variant `saved`). */
  saveAddress?(path: Path, address: Address): Promise<Address>;
  deleteAddress?(id: string): Promise<void>;
  /** Suggests addresses as one is typed; absent when no places key is configured. */
  suggestPlaces?(text: string, country: string): Promise<readonly Address[]>;
  /** Draws a picture that has a name instead of an address, such as `tile:leaf`; undefined for an address. */
  picture?(name: string): ReactNode;
  /** Keeps what was begun and is no answer yet, such as half an address, as a draft is kept. */
  readonly unfinished?: Unfinished;
  /** What else stands in the row of a choice, such as its picture and its price; undefined where nothing does. */
  besideOption?(path: Path, option: Option): BesideOption | undefined;
  /** Where what concerns the whole form may stand, beside its heading; null before it is there. */
  readonly besideHeading?: HTMLElement | null;
  readonly picks?: Picks;
  readonly membership?: MembershipService;
}

export interface FormEnvironment {
  readonly form: TranslatedForm;
  readonly session: FormSession;
  readonly widgets: WidgetMap;
  readonly templates: FormTemplates;
  /** A field template of somebody else, in place of ours. */
  readonly fieldTemplate?: ComponentType<FieldTemplateOfRjsf> | undefined;
  readonly services: FormServices;
  /** Prefix of every DOM id of this form. */
  readonly formId: string;
}

/** rjsf's registry: widgets, fields and templates of others, and what its uiSchema says of all of them. */
export const RegistryContext = createContext<Registry | undefined>(undefined);

/** Whether what a field stands in is open to the visitor: in a group that is closed everything is. */
export const HolderOpenContext = createContext(true);

export const FormEnvironmentContext = createContext<FormEnvironment | null>(null);

/** The form that a widget, slot or template stands in; throws outside a SchemaForm. */
export function useFormEnvironment(): FormEnvironment {
  const environment = useContext(FormEnvironmentContext);
  if (!environment) throw new Error('useFormEnvironment needs a SchemaForm around it');
  return environment;
}

const NO_SERVICES: FormServices = {};

/** What a control may ask of the outside; nothing where it stands in a form of somebody else, such as stock rjsf's. */
export function useFormServices(): FormServices {
  return useContext(FormEnvironmentContext)?.services ?? NO_SERVICES;
}
