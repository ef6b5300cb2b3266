import type { AuditChange } from '#engine/contract/audit.ts';
import { OFFLINE_METHODS } from '#engine/contract/desk-values.ts';
import { PERMISSIONS, ROLES } from '#engine/contract/roles.ts';
import { DECISIONS } from '#engine/event/documents/flow/decision.ts';
import { MODES } from '#engine/event/properties/modes.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { DeskTexts } from '../shell/use-desk-texts.ts';

/** A change with its name and values in words, as far as the desk knows them; others stay as they are stored. */
export function changeInWords({ what, was, is }: AuditChange, t: DeskTexts, locale: Locale): AuditChange {
  const known = valueIn(what, t);
  const value = (stored: string) => moneyIn(known(stored), locale);
  return {
    what: nameIn(what, t),
    ...(was !== undefined && { was: value(was) }),
    ...(is !== undefined && { is: value(is) }),
  };
}

/** What a call does, or its name if the desk has no words for it. */
export function actionInWords(action: string, t: DeskTexts): string {
  const words = t(`audit.actions.${action as 'addOrganizer'}`);
  return words.startsWith('audit.') ? action : words;
}

function nameIn(what: string, t: DeskTexts): string {
  const words = t(`audit.names.${what as 'role'}`);
  return words.startsWith('audit.') ? what : words;
}

function valueIn(what: string, t: DeskTexts): (value: string) => string {
  if (what === 'role')
    return (value) => {
      const role = ROLES.find((each) => each === value);
      return role ? t(`roles.${role}`) : value;
    };
  if (what === 'permissions')
    return (value) =>
      value
        .split(', ')
        .map((name) => {
          const permission = PERMISSIONS.find((each) => each === name);
          return permission ? t(`permissions.${permission}`) : name;
        })
        .join(', ');
  if (what === 'decision')
    return (value) => {
      const decision = DECISIONS.find((each) => each === value);
      return decision ? t(`decisions.${decision}`) : value;
    };
  if (what === 'payment')
    return (value) => {
      const method = OFFLINE_METHODS.find((each) => value === each || value.startsWith(`${each}, `));
      return method ? `${t(`act.methods.${method}`)}${value.slice(method.length)}` : value;
    };
  if (what === 'active') return (value) => t(value === 'Y' ? 'audit.states.yes' : 'audit.states.no');
  if (what === 'confirmation')
    return (value) => t(value === 'Y' ? 'audit.states.sent' : 'audit.states.not_sent');
  if (what === 'fees')
    return (value) => t(value === 'waived' ? 'audit.states.waived' : 'audit.states.unpaid');
  if (what === 'mode')
    return (value) => {
      const mode = MODES.find((each) => each === value);
      return mode ? t(`modes.${mode}`) : value;
    };
  if (what === 'status') return (value) => statusIn(value, t);
  return (value) => value;
}

/** The status of a dossier or of an invoice in words. */
function statusIn(value: string, t: DeskTexts): string {
  switch (value) {
    case 'Submitted':
    case 'Not Submitted':
    case 'Cancelled':
      return t(`statuses.${value}`);
    case 'open':
    case 'paid':
    case 'withdrawn':
      return t(`audit.states.${value}`);
    default:
      return value;
  }
}

const MONEY = /^[−-]?(?:\$\s[\d,]+[.]\d\d|[\d\s]+,\d\d\s\$)$/;

/** An amount in the page's language; others as they are. */
function moneyIn(value: string, locale: Locale): string {
  if (!MONEY.test(value)) return value;
  const cents = Number(value.replace(/\D/g, ''));
  return formatCents(/^[−-]/.test(value) ? -cents : cents, locale);
}
