import { isRight } from 'fp-ts/lib/Either.js'
import { finite } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'

/** As in the order server's `TextSender`. */
interface TextMessage {
  readonly to: string
  readonly text: string
}

export interface TwilioNeeds {
  readonly accountSid: string
  readonly authToken: string
  /** A number (E.164) or messaging service. */
  readonly from: string
  /** Other countries are expensive and used for fraud. */
  readonly countryCodes: readonly string[]
  /** Milliseconds for the whole call. */
  readonly timeout: number
  /** Receives neither text nor numbers. */
  readonly report: (facts: { readonly status: number; readonly code: number }) => void
  /** For tests. */
  readonly address?: string
}

const api = 'https://api.twilio.com'

/** Invalid or unreachable number, landline, opt-out. */
const final = new Set([21_211, 21_214, 21_217, 21_408, 21_421, 21_610, 21_612, 21_614, 21_635])

const failure = shape('a failure of Twilio', { required: {}, optional: { code: finite(0, 1e9) } })

/** Errors about the number are permanent. */
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
