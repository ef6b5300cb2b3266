import type { Locale } from '../../form/languages/text.ts';
import type { DocumentReference, WordsAs } from '../document-kind/reference-texts.ts';
import { documentKinds } from '../documents/registry.ts';
import { fieldTypesWords as fieldTypesEn } from './en/field-types.ts';
import { fieldsWords as fieldsEn } from './en/fields.ts';
import { wordsInCommon as commonEn } from './en/properties-in-common.ts';
import { fieldTypesWords as fieldTypesFr } from './fr/field-types.ts';
import { fieldsWords as fieldsFr } from './fr/fields.ts';
import { wordsInCommon as commonFr } from './fr/properties-in-common.ts';

const en = { ...commonEn, ...fieldsEn, ...fieldTypesEn };
const fr: WordsAs<typeof en> = { ...commonFr, ...fieldsFr, ...fieldTypesFr };
const ofKinds = (locale: Locale): DocumentReference =>
  Object.assign({}, ...Object.values(documentKinds).map(({ reference }) => reference[locale]));

/** Title and description of every document property, in each language. */
export const documentReference: Readonly<Record<Locale, DocumentReference>> = {
  en: { ...en, ...ofKinds('en') },
  fr: { ...fr, ...ofKinds('fr') },
};
