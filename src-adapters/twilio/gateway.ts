import { isRight } from 'fp-ts/lib/Either.js'
import { finite } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'

/** The message and its outcome as the order server means them (`TextSender`). */
interface TextMessage {
  readonly to: string
  readonly text: string
}

export interface TwilioNeeds {
  readonly accountSid: string
  readonly authToken: string
  /** A number (E.164), or a messaging service, that messages come from. */
  readonly from: string
  /** Calling codes of the countries that messages go to: elsewhere one costs a multiple, and thieves are paid by it. */
  readonly countryCodes: readonly string[]
  /** Milliseconds for the whole call. */
  readonly timeout: number
  /** Told why a message was not taken, without its words and numbers. */
  readonly report: (facts: { readonly status: number; readonly code: number }) => void
  /** Where Twilio is asked; another address in a test. */
  readonly address?: string
}

const api = 'https://api.twilio.com'

/** No such number, no mobile phone, not allowed there, no route there, or its owner wants no messages. */
const final = new Set([21_211, 21_214, 21_217, 21_408, 21_421, 21_610, 21_612, 21_614, 21_635])

const failure = shape('a failure of Twilio', { required: {}, optional: { code: finite(0, 1e9) } })

/** Sends text messages by Twilio's REST interface. What is said against the number is final; all else may be better later. */
export function twilioSender({ accountSid, authToken, from, countryCodes, timeout, report, address }: TwilioNeeds) {
  const sender: Readonly<Record<string, string>> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    reaches: (number: string): boolean => countryCodes.some((code) => number.startsWith(`+${code}`)),
    send: async ({ to, text }: TextMessage): Promise<'sent' | 'failed' | 'refused'> => {
      try {
        const answer = await fetch(`${address ?? api}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ ...sender, To: to, Body: text }),
          signal: AbortSignal.timeout(timeout),
          redirect: 'error',
        })
        if (answer.ok) return 'sent'
        const said = failure.decode(await answer.json())
        const code = isRight(said) ? (said.right.code ?? 0) : 0
        report({ status: answer.status, code })
        return final.has(code) ? 'refused' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
