import {
  englishStringTranslator,
  type Registry,
  replaceStringParameters,
  TranslatableString,
} from '@rjsf/utils';
import { messagesOf } from '#engine/form/languages/messages.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { anySchema as en } from '../languages/en/any-schema.ts';
import { anySchema as fr } from '../languages/fr/any-schema.ts';

/** Words of forms that are drawn from a schema of somebody else. */
export const sayOf = messagesOf<typeof en>('widgets.any-schema', { en, fr });

/** The language that a form of rjsf says its words in (`formContext.locale`); English where it says none. */
export function localeOf({ formContext }: Pick<Registry, 'formContext'>): Locale {
  const said: unknown = Object(formContext)['locale'];
  return localeIn(said);
}

/** rjsf's own words in a language, where a visitor meets them. */
export function translatorFor(locale: Locale): Registry['translateString'] {
  return (text, params = []) => {
    const [first = '', second = ''] = params;
    switch (text) {
      case TranslatableString.YesLabel:
        return sayOf('yes', locale);
      case TranslatableString.NoLabel:
        return sayOf('no', locale);
      case TranslatableString.OptionPrefix:
        return sayOf('choice', locale, { n: first });
      case TranslatableString.TitleOptionPrefix:
        return sayOf('choiceOf', locale, { title: first, n: second });
      case TranslatableString.OptionalObjectAdd:
        return sayOf('add', locale);
      case TranslatableString.OptionalObjectRemove:
        return sayOf('takeOut', locale);
      case TranslatableString.OptionalObjectEmptyMsg:
        return sayOf('nothingThere', locale);
      case TranslatableString.NewStringDefault:
        return sayOf('newValue', locale);
      case TranslatableString.Type:
        return sayOf('typeOfValue', locale);
      case TranslatableString.Value:
        return sayOf('value', locale);
      default:
        return replaceStringParameters(englishStringTranslator(text), params);
    }
  };
}
