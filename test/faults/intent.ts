import { randomUUID } from 'node:crypto'
import type { Chance } from './chance.ts'
import { asksForStep, isWallet, type Way, type Ways } from './ways.ts'

export interface Intent {
  readonly key: string
  readonly way: Way
  readonly path: string
  /** Repeated unchanged. For a wallet, the body that opens its payment. */
  readonly body: string
  readonly total: number
  readonly placedWith: (transactionId: string, moreTip?: number) => string
  readonly otherTab?: string
  readonly otherCard?: string
  readonly nonce?: string
  readonly address: string
}

export interface Shop {
  readonly origin: string
  /** Origin of the processor, which hosts the bank. */
  readonly bank: string
  readonly locationId: string
  readonly order: object
  readonly total: number
}

export interface Manners {
  readonly ways: Ways
  readonly tabs: number
  readonly spent: readonly string[]
}

/** Dollars: a tip that changes the charged amount. */
const oddTip = 2

/** Cents that the processor charges instead (`odd-processor.ts`). */
export function oddAmount({ total }: Pick<Shop, 'total'>): number {
  return inCents(total + oddTip)
}

export function anIntent({ order, total }: Shop, chance: Chance, { ways, tabs, spent }: Manners): Intent {
  const key = randomUUID()
  const drawn = chance.oneOf(...ways)
  const [used = '', ...others] = spent
  const way = drawn === 'replayed' && used === '' ? 'approved' : drawn
  const name = letters(key)
  const tip = tipOf(way, chance)
  const due = inCents(total + tip)
  const bought = {
    ...order,
    idempotencyKey: key,
    guestInfo: { firstName: 'Fault', lastName: name, email: `${name}@example.com` },
    cart: [],
    tip,
    expectedTotal: due / 100,
  }
  const byCard = (cardNonce: string) => JSON.stringify({ ...bought, isCash: false, cardNonce, takesFurtherStep: true })
  const nonce = way === 'replayed' ? chance.oneOf(used, ...others) : nonceOf(way)
  const isCash = way === 'cash'
  const isByCard = !isCash && !isWallet(way)
  return {
    ...{ key, way, total: due },
    path: isCash ? '/v1/order/cash/' : '/v1/order',
    body: isByCard ? byCard(nonce) : JSON.stringify({ ...bought, ...(isCash ? { isCash } : {}) }),
    placedWith: (transactionId, more = 0) =>
      JSON.stringify({
        ...{ ...bought, isCash: false, transactionId },
        ...{ tip: tip + more, expectedTotal: (due + inCents(more)) / 100 },
      }),
    ...(isByCard ? { nonce } : {}),
    ...(isByCard && way !== 'replayed' && chance.next() < tabs ? { otherTab: byCard(nonceOf(way)) } : {}),
    ...(mayPayOtherwise(way, chance) ? { otherCard: byCard(nonceOf('approved')) } : {}),
    // One address per customer, because declines are limited by address.
    address: `10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(1, 254)}`,
  }
}

/** Cash customers tip at the counter. */
function tipOf(way: Way, chance: Chance): number {
  if (way === 'wallet_short') return oddTip
  return way === 'cash' ? 0 : chance.between(0, 1)
}

function mayPayOtherwise(way: Way, chance: Chance): boolean {
  if (way === 'wallet_torn') return true
  return (way === 'step_refused' || way === 'step_torn' || way === 'wallet_refused') && chance.next() < 0.5
}

function nonceOf(way: Way): string {
  return asksForStep(way) ? `sbx_needs_second_step_3220_visa_${randomUUID()}` : `sbx_${way}_4242_visa_${randomUUID()}`
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}

function letters(key: string) {
  return [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
}
