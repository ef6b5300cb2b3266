import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { FieldError } from '../field/field-error.ts';
import type { Option } from '../field/option.ts';
import type { Path } from '../field/path.ts';
import type { Address } from '../field-types/address-value.ts';
import type { FieldType } from '../field-types/registry.ts';
import type { FieldOf } from '../form-document/field.ts';
import type { Locale, Text } from '../languages/text.ts';
import type { DrawnSection, TranslatedForm } from '../translate/translate-form.ts';
import type { FormSession } from '../validation/form-session.ts';

/** The props of a widget: its field, its answer, and how to change it. */
export interface WidgetProps<Name extends FieldType = FieldType> {
  /** DOM id of the control to focus. */
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
  /** Ids of the existing help, error and notice; undefined without any. */
  readonly describedBy: string | undefined;
  /** Id of the visible label or legend. */
  readonly labelId: string;
  readonly locale: Locale;
  /** The form's schema at this path; for a group, its contents. */
  readonly schema?: RJSFSchema | undefined;
  readonly uiSchema?: UiSchema | undefined;
  /** The uiSchema's options, including `ui:options` and `ui:globalOptions`. */
  readonly ui?: Readonly<Record<string, unknown>>;
  /** As rjsf hands it to its widgets; undefined in a foreign form. */
  readonly registry?: FormRegistry | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/** A field's label: a label for one control, a legend for several, the name of a nested group, or none. */
export type WidgetShape = 'control' | 'group' | 'nest' | 'display';

/** How a field type is drawn. */
export interface WidgetDefinition<Name extends FieldType> {
  readonly shape: WidgetShape;
  readonly Widget: ComponentType<WidgetProps<Name>>;
  /** The role of a group whose controls are one choice. */
  readonly role?: 'radiogroup';
  /** The legend is only for screen readers: the heading above says the same. */
  readonly legend?: 'silent';
  /** Whether the widget writes the field's label by itself. */
  labelsItself?(field: FieldOf<Name>): boolean;
  /** Why it is disabled, unless the organizer gives a reason. */
  readonly closed?: Text;
  /** The label of a part of a compound answer; '' if it is not a part. */
  partLabel?(part: string, locale: Locale): string;
  /** The control shows what is typed by itself: an edit renders nothing. */
  readonly keepsText?: true;
  /** Its parts are controls with their own errors. */
  readonly hasControls?: true;
}

/** The definition of some type's widget, to which any field may be handed. */
export type AnyWidgetDefinition = WidgetDefinition<FieldType>;

/** A widget for every field type. */
export type WidgetMap = { readonly [Name in FieldType]: WidgetDefinition<Name> };

/** The surroundings of a widget: label, help, error. */
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

export interface SectionTemplateProps {
  readonly section: DrawnSection;
  readonly formId: string;
  readonly children: ReactNode;
}

/** Our entries of rjsf's templates. */
export interface FormTemplates {
  /** Called, not rendered, so it may have no hooks: of a thousand fields a component more each is felt. */
  readonly FieldTemplate: (props: FieldTemplateProps) => ReactNode;
  readonly SectionTemplate: ComponentType<SectionTemplateProps>;
}

/** The registry's `formContext`: how our widgets are framed, which rjsf has no field for. */
export interface FormContext {
  /** How each widget of ours is drawn; the widgets themselves are in the registry, by field type. */
  readonly definitions: WidgetMap;
  /** Our field template: the registry's is called with our props if it is this one, and rendered with rjsf's if not. */
  readonly FieldTemplate: FormTemplates['FieldTemplate'];
}

/** rjsf's registry in a form of ours. */
export type FormRegistry = Omit<Registry, 'formContext'> & { readonly formContext: FormContext };

/** Input in a dialog that was neither saved nor discarded, by the path of its field. */
export interface Unfinished {
  read(path: Path): unknown;
  /** Keeps it over a crash; undefined forgets it. */
  keep(path: Path, begun: unknown): void;
}

/** Content before an option's label, and at the end of its row. */
export interface BesideOption {
  readonly ahead?: ReactNode;
  readonly end?: ReactNode;
  /** Content in the row's frame that is not part of the option, such as a link. */
  readonly beyond?: ReactNode;
}

/** What compound widgets need from outside; all are optional adapters. A product declares more of them by merging. */
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
  /** Draws a picture with a name, such as `tile:leaf`; undefined for an address. */
  picture?(name: string): ReactNode;
  /** Stores incomplete input, such as half an address, together with the draft. */
  readonly unfinished?: Unfinished;
  /** Further content in an option's row, such as a picture and a price; undefined without any. */
  besideOption?(path: Path, option: Option): BesideOption | undefined;
}

/** Shared by the fields of one form. Not in rjsf's registry, which would keep old functions: it treats any two as equal. */
export interface FormEnvironment {
  readonly form: TranslatedForm;
  readonly session: FormSession;
  readonly services: FormServices;
  /** Prefix of every DOM id of this form. */
  readonly formId: string;
}

/** Whether the surrounding groups are enabled: everything in a disabled group is disabled. */
export const HolderOpenContext = createContext(true);

export const FormEnvironmentContext = createContext<FormEnvironment | null>(null);

/** The surrounding form; throws outside of a SchemaForm. */
export function useFormEnvironment(): FormEnvironment {
  const environment = useContext(FormEnvironmentContext);
  if (!environment) throw new Error('useFormEnvironment needs a SchemaForm around it');
  return environment;
}

const NO_SERVICES: FormServices = {};

/** The services of the surrounding form; empty in a foreign form, such as stock rjsf's. */
export function useFormServices(): FormServices {
  return useContext(FormEnvironmentContext)?.services ?? NO_SERVICES;
}
