import type { FastifyContextConfig, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { networkOf, type RateLimits, strictRateLimit, uploadRateLimit } from '#server/http/rate-limits.ts';

// The largest form there may be, 2,000 fields, is well under this; what is larger is told so by its diagnostics.
const documentLimit = 16 * 1024 * 1024;

/** What a route takes and how often: its content type, its size, and the strict count where codes or addresses could be tried. */
export function routeLimits(
  name: string,
  endpoint: Endpoint,
  limits: RateLimits,
): Pick<RouteShorthandOptions, 'bodyLimit'> & { config: FastifyContextConfig } {
  return {
    ...(endpoint.encoding === 'json' && { bodyLimit: documentLimit }),
    config: {
      body: endpoint.encoding ?? 'form',
      upload: endpoint.upload,
      ...rateLimitOf(name, limits),
    },
  };
}

function rateLimitOf(name: string, limits: RateLimits): Pick<FastifyContextConfig, 'rateLimit'> {
  switch (name) {
    case 'sendEventEmailAccessCode':
    case 'sendLookUpCode':
    case 'sendReceiptParty':
    case 'sendInvitationColleague':
    case 'saveToWaitlist':
    case 'declineWaitlistOffer':
    case 'subscribeEmail':
    case 'changeEmail':
    case 'confirmEmail':
    case 'createGroup':
      return { rateLimit: strictRateLimit(limits) };
    case 'uploadWebsiteFile':
    case 'saveRegistrationEAOfficialDocument':
      return { rateLimit: uploadRateLimit(limits) };
    case 'checkRegistration':
      return { rateLimit: strictWith(['code', 'group_code'], limits) };
    case 'openGroup':
      return { rateLimit: strictWith(['group_code'], limits) };
    case 'checkGroup':
    case 'joinGroup':
      return { rateLimit: { ...strictWith(['group_code'], staffRoom(limits)), groupId: 'groups' } };
    case 'getInstructorByInvitation':
    case 'openInvitation':
    case 'declineInvitation':
      return { rateLimit: strictRateLimit(limits) };
    case 'findInstructors':
      // As often as somebody types, and no list of everybody.
      return { rateLimit: strictRateLimit(staffRoom(limits)) };
    case 'getLookUpRegistration':
      return { rateLimit: strictWith(['code'], limits) };
    case 'getLookUpRegistrationByEmail':
      return { rateLimit: strictWith(['access_code'], limits) };
    case 'generateRegistrationCaptured':
      // A whole staff may have been given one invitation.
      return {
        rateLimit: {
          ...strictWith(['invitation_code', 'entry_ID'], staffRoom(limits)),
          groupId: 'invitations',
        },
      };
    case 'checkAndSubmitApplyCode':
      return { rateLimit: { ...strictWith(['discount_code'], school(limits)), groupId: 'discounts' } };
    default:
      return {};
  }
}

/**
 * A whole school types the discount that it was given, from one network. Who guesses is held by their registration, which
 * may try few wrong codes an hour over whatever networks.
 */
const school = (limits: RateLimits): RateLimits => ({ ...limits, strict: 15 * limits.strict });

/** A whole staff opens the link of its group within a minute, from one network; its code opens nothing but that group. */
const staffRoom = (limits: RateLimits): RateLimits => ({ ...limits, strict: 5 * limits.strict });

/**
 * Strict for those who try a code in one of these fields; tries of all calls share one count, so that none adds to what
 * can be guessed. To begin anew is not counted so: a whole school may do that from one address on the night
 * registration opens.
 */
function strictWith(fields: readonly string[], limits: RateLimits): FastifyContextConfig['rateLimit'] {
  const triesCode = ({ body }: FastifyRequest) =>
    typeof body === 'object' &&
    body !== null &&
    Object.entries(body).some(([name, value]) => fields.includes(name) && value !== '');
  return {
    ...strictRateLimit(limits),
    groupId: 'guesses',
    // The body is there only then.
    hook: 'preHandler',
    max: (request) => (triesCode(request) ? limits.strict : limits.general),
    keyGenerator: (request) =>
      `${networkOf(request.ip)}:${triesCode(request) ? '' : request.routeOptions.url}:`,
  };
}
