import { twilioSender } from '../../src-adapters/twilio/gateway.ts'
import type { TextSender } from '../../src-server/mail/text-sender.ts'
import type { Environment } from '../environment/environment.ts'

/** Milliseconds. */
const timeout = 10_000

/** Undefined: the settings name no account of Twilio's. */
export function textSender(settings: Environment, report: (facts: object) => void): TextSender | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined
  const { TWILIO_COUNTRY_CODES: codes, TWILIO_URL: address } = settings
  const where = address === undefined ? {} : { address }
  return twilioSender({ accountSid, authToken, from, countryCodes: codes.split(','), timeout, report, ...where })
}
