import Type, { type Static } from 'typebox';
import { DocumentCode } from '../form/field/code.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { EXPORT_FORMATS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';

/** The lists that an organizer can export. */
export const EXPORTED_LISTS = ['registrations', 'members', 'payments', 'waitlists', 'applications'] as const;
const ExportedList = Type.Enum(EXPORTED_LISTS);
export type ExportedList = Static<typeof ExportedList>;

export const ExportFormat = Type.Enum(EXPORT_FORMATS);
export type ExportFormat = Static<typeof ExportFormat>;

/** Registrations, payments and waitlists for spreadsheets. */
export const exporting = endpoints(calls.exporting, {
  exportList: {
    summary: 'A list of an event as a spreadsheet file, newest row last.',
    access: 'organizer',
    permission: 'registrations',
    params: Type.Object({ event: Type.String({ maxLength: 64 }), list: ExportedList }),
    query: Type.Object({
      /** The flow's code, required for applications. */
      flow: Type.Optional(DocumentCode),
      /** CSV by default. */
      format: Type.Optional(ExportFormat),
      /** The language of headings and names; that of Accept-Language by default. */
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Unknown(),
  },
});
