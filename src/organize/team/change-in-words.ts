import type { AuditChange } from '#engine/contract/audit.ts';
import { PERMISSIONS, ROLES } from '#engine/contract/roles.ts';
import { DECISIONS } from '#engine/event/documents/flow/decision.ts';
import { MODES } from '#engine/event/properties/modes.ts';
import type { DeskTexts } from '../shell/use-desk-texts.ts';

/** A change with its name and values in words, as far as the desk knows them; others stay as they are stored. */
export function changeInWords({ what, was, is }: AuditChange, t: DeskTexts): AuditChange {
  const value = valueIn(what, t);
  return {
    what: nameIn(what, t),
    ...(was !== undefined && { was: value(was) }),
    ...(is !== undefined && { is: value(is) }),
  };
}

function nameIn(what: string, t: DeskTexts): string {
  switch (what) {
    case 'role':
      return t('team.role');
    case 'permissions':
      return t('team.token_permissions');
    case 'email':
      return t('one.email');
    case 'code':
      return t('one.code');
    case 'refund':
    case 'status':
    case 'tag':
    case 'note':
    case 'invoice':
    case 'payment':
    case 'decision':
    case 'track':
    case 'mode':
    case 'days':
    case 'item':
    case 'registrations':
    case 'left_out':
    case 'confirmation':
    case 'rows':
    case 'fees':
      return t(`audit.names.${what}`);
    default:
      return what;
  }
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
