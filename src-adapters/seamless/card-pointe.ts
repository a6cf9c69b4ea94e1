import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { brandOf } from '../../src-domain/payment/card-digits.ts'
import type { CardBrand } from '../../src-domain/payment/card-form.ts'
import { expiryInFrame } from './own-fields.ts'
import type { FrameMessage, OpenDriver, Refusal } from './tokenizer-driver.ts'

/** https://developer.cardpointe.com/hosted-iframe-tokenizer. The key is the site's name. */
export const cardPointe: OpenDriver = (site, environment) => {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(site)) return undefined
  const origin = `https://${site}${environment === 'sandbox' ? '-uat' : ''}.cardconnect.com`
  return {
    origin,
    height: 164,
    hostsExpiry: false,
    address: ({ labels, css }) =>
      `${origin}/itoke/ajax-tokenizer.html?${new URLSearchParams({
        ...switches,
        cardlabel: labels.number,
        cardtitle: labels.number,
        cvvlabel: labels.cvc,
        cvvtitle: labels.cvc,
        css: `${css}#cccvvfield{margin-bottom:0}`,
      })}`,
    read: (data) => {
      const said = message.decode(parsed(data))
      return isRight(said) ? messageIn(said.right) : undefined
    },
  }
}

/** `unique`: one token per entry. `tokenizewheninactive`: for input on phones. */
const switches = {
  usecvv: 'true',
  unique: 'true',
  enhancedresponse: 'true',
  invalidcreditcardevent: 'true',
  invalidcvvevent: 'true',
  sendcardtypingevent: 'true',
  tokenizewheninactive: 'true',
  inactivityto: '500',
  cardnumbernumericonly: 'true',
  formatinput: 'true',
} as const

const message = t.partial({
  message: t.string,
  expiry: t.string,
  validationError: t.string,
  errorCode: t.union([t.string, t.number]),
  cardTyping: t.boolean,
})

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}

function messageIn(said: t.TypeOf<typeof message>): FrameMessage | undefined {
  const { message: token = '', validationError = '', errorCode = '0', cardTyping } = said
  if (cardTyping !== undefined) return cardTyping ? { _tag: 'Typing' } : undefined
  if (validationError !== '') return refusedMessage(invalidBy(validationError))
  const code = Number(errorCode)
  if (code !== 0) return refusedMessage(refusalBy(code))
  if (said.message === undefined) return undefined
  if (token === '') return { _tag: 'Emptied' }
  if (!/^9\d{12,18}$/.test(token)) return refusedMessage({ group: 'other' })
  const expiry = said.expiry === undefined ? undefined : expiryInFrame(said.expiry)
  const summary = { brand: brandIn(token), last4: token.slice(-4) }
  return { _tag: 'Token', token, ...summary, ...(expiry === undefined ? {} : { expiry }) }
}

function refusedMessage(why: Refusal): FrameMessage {
  return { _tag: 'Refused', why }
}

/** The texts are undocumented. */
function invalidBy(text: string): Refusal {
  if (/cvv|verification/i.test(text)) return { group: 'invalid', field: 'cvc' }
  return { group: 'invalid', field: /expir/i.test(text) ? 'expiry' : 'number' }
}

/** https://developer.cardpointe.com/cardsecure-api#error-codes-and-messages. */
function refusalBy(code: number): Refusal {
  if (code === 14) return { group: 'empty' }
  if (numberCodes.has(code)) return { group: 'invalid', field: 'number' }
  if (credentialCodes.has(code)) return { group: 'credentials' }
  return { group: tokenCodes.has(code) ? 'tokenise' : 'other' }
}

const numberCodes: ReadonlySet<number> = new Set([8, 13, 21, 22, 38, 39, 54])
const credentialCodes: ReadonlySet<number> = new Set([47, 55, 57, 58, 59, 60, 66, 71])
const tokenCodes: ReadonlySet<number> = new Set([
  ...[3, 7, 12, 16, 17, 19, 20, 24, 25, 26, 35, 48, 49, 53, 56, 61],
  ...[72, 73, 74, 75, 76, 77, 78],
])

/** A 9, then the card's first two digits. Discover's are 60, 62, 64 and 65. */
function brandIn(token: string): CardBrand {
  const digits = token.slice(1, 3)
  return /^6[0245]/.test(digits) ? 'discover' : brandOf(digits)
}
