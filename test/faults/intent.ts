import { randomUUID } from 'node:crypto'
import type { Chance } from './chance.ts'

/**
 * How a customer pays; all but the first by card, and what the processor or the customer at the bank then does. `replayed`:
 * with a nonce that paid for somebody else's order.
 */
export type Way =
  | 'cash'
  | 'approved'
  | 'declined'
  | 'timeout_after_charging'
  | 'replayed'
  | 'step_confirmed'
  | 'step_refused'
  /** Asked to confirm, and never seen again. */
  | 'step_left'
  /** Confirmed in one tab and given up in the other, at the same moment. */
  | 'step_torn'

export interface Intent {
  readonly key: string
  readonly way: Way
  readonly path: string
  /** Sent again as it is, as often as it takes. */
  readonly body: string
  /** The same order in another tab, with another card typed. */
  readonly otherTab?: string
  /** The same order with a card that is approved, for when the first was refused. */
  readonly otherCard?: string
  readonly nonce?: string
  readonly address: string
}

export interface Shop {
  readonly origin: string
  /** Of the processor, where the customer's bank is. */
  readonly bank: string
  readonly locationId: string
  readonly order: object
  readonly total: number
}

export interface Manners {
  readonly ways: readonly [Way, ...Way[]]
  /** How many of the customers, from none to 1, have two tabs open and order in both. */
  readonly tabs: number
  /** Nonces that paid for orders. */
  readonly spent: readonly string[]
}

export const plainWays: Manners['ways'] = [
  'approved',
  'approved',
  'approved',
  'timeout_after_charging',
  'declined',
  'cash',
]

/** Somewhat more than a third of the cards want a further step. */
export const everyWay: Manners['ways'] = [
  ...plainWays,
  'approved',
  'replayed',
  'step_confirmed',
  'step_confirmed',
  'step_confirmed',
  'step_refused',
  'step_left',
  'step_torn',
]

export function anIntent({ order, total }: Shop, chance: Chance, { ways, tabs, spent }: Manners): Intent {
  const key = randomUUID()
  const drawn = chance.oneOf(...ways)
  const [used = '', ...others] = spent
  const way = drawn === 'replayed' && used === '' ? 'approved' : drawn
  const name = letters(key)
  // Who pays at the counter tips there.
  const tip = way === 'cash' ? 0 : chance.between(0, 1)
  const body = (cardNonce: string) =>
    JSON.stringify({
      ...order,
      idempotencyKey: key,
      guestInfo: { firstName: 'Fault', lastName: name, email: `${name}@example.com` },
      cart: [],
      isCash: way === 'cash',
      tip,
      expectedTotal: (Math.round(total * 100) + tip * 100) / 100,
      ...(way === 'cash' ? {} : { cardNonce, takesFurtherStep: true }),
    })
  const nonce = way === 'replayed' ? chance.oneOf(used, ...others) : nonceOf(way)
  return {
    key,
    way,
    path: way === 'cash' ? '/v1/order/cash/' : '/v1/order',
    body: body(nonce),
    ...(way === 'cash' ? {} : { nonce }),
    ...(way !== 'replayed' && chance.next() < tabs ? { otherTab: body(nonceOf(way)) } : {}),
    ...((way === 'step_refused' || way === 'step_torn') && chance.next() < 0.5
      ? { otherCard: body(nonceOf('approved')) }
      : {}),
    // Each customer at home: the limit on declined cards counts by address.
    address: `10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(1, 254)}`,
  }
}

export function asksForStep(way: Way): boolean {
  return way.startsWith('step_')
}

function nonceOf(way: Way): string {
  return asksForStep(way) ? `sbx_needs_second_step_3220_visa_${randomUUID()}` : `sbx_${way}_4242_visa_${randomUUID()}`
}

function letters(key: string) {
  return [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
}
