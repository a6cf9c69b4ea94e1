import type { Logger } from 'pino'
import { twilioSender } from '../../src-adapters/twilio/gateway.ts'
import type { TextSender } from '../../src-server/mail/text-sender.ts'
import type { Environment } from '../environment/environment.ts'
import type { PostOffice } from './post-office.ts'

/** Milliseconds. */
const timeout = 10_000

/** Sends through Twilio, or to the outbox. Without either, customers are never asked for a texted code. */
export function textOffice(environment: Environment, { outbox }: PostOffice, log: Logger): TextSender | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = environment
  if (accountSid !== undefined && authToken !== undefined && from !== undefined) {
    const { TWILIO_COUNTRY_CODES: codes, TWILIO_URL: address } = environment
    const report = (facts: object) => log.warn(facts, 'text message refused by the provider')
    const where = address === undefined ? {} : { address }
    return twilioSender({ accountSid, authToken, from, countryCodes: codes.split(','), timeout, report, ...where })
  }
  if (outbox === undefined) return undefined
  return {
    reaches: () => true,
    send: ({ id, to, text }) => outbox.send({ id, to, text, fromName: '', subject: 'Text message', html: '' }),
  }
}
