import type { Card } from '@square/web-payments-sdk-types'
import { attachment } from './attachment.ts'
import { fieldNames } from './card-rules.ts'
import { type Channel, openChannel } from './channel.ts'
import { listeners, type SqEvent } from './events.ts'
import { InvalidFieldNameError, InvalidOptionError, TokenizationError } from './sdk-errors.ts'
import { challenged } from './verification.ts'

export interface CardOptions {
  readonly postalCode?: string
  readonly style?: unknown
  readonly includeInputLabels?: boolean
}

const optionNames = ['postalCode', 'style', 'includeInputLabels']

/** https://developer.squareup.com/reference/sdks/web/payments/objects/Card */
export function cardMethod(options: CardOptions = {}) {
  checkOptions(options)
  const place = attachment<Drawn>('Card')
  const heard = listeners()
  const askField = async (command: string, field: string) => {
    const { channel } = place.attached()
    if (!fieldNames.some((name) => name === field)) throw new InvalidFieldNameError(field)
    return (await channel.ask(command, field)) === true
  }
  return {
    attach: (target: string | HTMLElement) =>
      place.attach(target, (host) => drawn(host, options, (event) => heard.tell(event.eventType, event))),
    detach: async () => place.detach(undraw),
    destroy: async () => {
      heard.clear()
      return place.destroy(undraw)
    },
    configure: async (changed: CardOptions) => {
      const { channel } = place.attached()
      checkOptions(changed)
      await channel.ask('configure', changed.postalCode)
    },
    recalculateSize: () => void place.attached(),
    focus: (field: string) => askField('focus', field),
    setError: (field: string) => askField('setError', field),
    clear: async () => (await place.attached().channel.ask('clear')) === true,
    addEventListener: (type: string, listener: (event: SqEvent) => void) => {
      place.alive()
      heard.add(type, listener)
    },
    removeEventListener: (type: string, listener: (event: SqEvent) => void) => {
      place.alive()
      heard.remove(type, listener)
    },
    tokenize: async (verificationDetails?: unknown, cofToken?: string) => {
      const { channel } = place.attached()
      const wanted = verificationDetails === undefined ? undefined : checkedDetails(verificationDetails)
      const answer = await channel.ask('tokenize', cofToken)
      if (!isObject(answer)) throw new TokenizationError()
      if (typeof answer['failure'] === 'string') throw new TokenizationError(answer['failure'])
      const { needsChallenge, ...result } = answer
      // "Square checks the tokenize request to determine whether buyer verification is needed",
      // https://developer.squareup.com/docs/web-payments/sca: without details the charge may need verification.
      return needsChallenge === true && wanted !== undefined ? challenged(result) : result
    },
  } satisfies Record<keyof Card, unknown>
}

interface Drawn {
  readonly channel: Channel
  readonly wrapper: HTMLElement
}

interface CardEvent {
  readonly eventType: string
}

async function drawn(host: HTMLElement, options: CardOptions, tell: (event: CardEvent) => void): Promise<Drawn> {
  const wrapper = document.createElement('div')
  wrapper.className = 'sq-card-wrapper'
  host.append(wrapper)
  const frame = document.createElement('iframe')
  frame.className = 'sq-card-component'
  frame.title = 'Secure Credit Card Form'
  frame.src = `${globalThis.__square.origin}/v1/card-frame.html`
  const channel = await openChannel(wrapper, frame, (event) => {
    if (isCardEvent(event)) tell(event)
  })
  if (options.postalCode !== undefined) await channel.ask('configure', options.postalCode)
  return { channel, wrapper }
}

function undraw({ channel, wrapper }: Drawn): void {
  channel.close()
  wrapper.remove()
}

function checkOptions(options: CardOptions): void {
  for (const name of Object.keys(options)) if (!optionNames.includes(name)) throw new InvalidOptionError(name)
}

/**
 * ChargeCardVerificationDetails and StoreCardVerificationDetails: amounts are strings, and storing has none
 * (https://developer.squareup.com/docs/web-payments/sca).
 */
function checkedDetails(details: unknown): object {
  const wrong = (field: string) =>
    new TokenizationError(`: ${field}`, [{ type: 'INVALID_VALUE', field, message: `${field} is not valid` }])
  if (!isObject(details)) throw wrong('verificationDetails')
  const { intent, amount, currencyCode, billingContact } = details
  if (!['CHARGE', 'STORE', 'CHARGE_AND_STORE'].includes(String(intent))) throw wrong('intent')
  if (!isObject(billingContact)) throw wrong('billingContact')
  for (const flag of ['customerInitiated', 'sellerKeyedIn']) if (typeof details[flag] !== 'boolean') throw wrong(flag)
  if (intent === 'STORE') return details
  if (typeof amount !== 'string' || !/^\d+(\.\d+)?$/.test(amount)) throw wrong('amount')
  if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) throw wrong('currencyCode')
  return details
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isCardEvent(value: unknown): value is CardEvent {
  return isObject(value) && typeof value['eventType'] === 'string'
}
