export { accessCode, accessToken } from './schema/access.ts';
export { address } from './schema/address.ts';
export { configurationDocument } from './schema/configuration.ts';
export { draft } from './schema/draft.ts';
export { idempotencyKey } from './schema/idempotency.ts';
export { type MailState, outboxMail } from './schema/mail.ts';
export {
  type Answers,
  type ConfigurationVersions,
  type RegistrationStatus,
  registration,
  registrationStatuses,
} from './schema/registration.ts';
