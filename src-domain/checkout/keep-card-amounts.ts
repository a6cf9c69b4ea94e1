import { isLeft } from 'fp-ts/lib/Either.js'
import { agreedUseOf } from '../cart/agreed-use.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import type { Minor } from '../money/minor.ts'
import type { OrderGateway } from '../placement/order-gateway.ts'
import { isUnplaced } from '../placement/placement-state.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { CardAmounts } from './card-amounts.ts'
import { amountDue } from './checkout-refusal.ts'
import { type CheckoutSnapshot, choiceOf, tipOf } from './checkout-snapshot.ts'
import { type LesserUse, lesserUse } from './lesser-use.ts'
import { answerFor, current } from './order-checks.ts'

export interface CardAmountPorts {
  readonly amounts: StateCell<CardAmounts>
  readonly locations: Pick<LocationGateway, 'credentials'>
  readonly orders: Pick<OrderGateway, 'checkPrice'>
  readonly snapshot: () => CheckoutSnapshot
  readonly lapse: () => void
}

/**
 * Call on every change of the checkout. Loads the amounts a card can pay and has the server price a lower use of gift
 * card and credit. Ends an agreed cap that no longer leaves exactly the smallest amount. A back end that ignores
 * `useAtMost` returns the same total, so nothing is offered.
 */
export function keepCardAmounts(ports: CardAmountPorts): () => void {
  const { amounts, locations, orders, snapshot, lapse } = ports
  const asked = new Set<string>()

  const ask = async (question: string, call: () => Promise<boolean>): Promise<void> => {
    if (asked.has(question)) return
    asked.add(question)
    if (!(await call())) asked.delete(question)
  }

  const learn = async (locationId: string) => {
    const answer = await locations.credentials(locationId)
    if (isLeft(answer)) return false
    amounts.update((now) => ({ ...now, accepted: answer.right.acceptsAmount ?? {} }))
    return true
  }

  const price = async ({ order }: CheckoutSnapshot, tip: Minor, lesser: LesserUse) => {
    const { idempotencyKey: key } = order
    const answer = await orders.checkPrice({ ...order, useAtMost: { amount: lesser.useAtMost, key } })
    if (isLeft(answer)) return false
    if (answer.right.isValid && amountDue(answer.right, tip) === lesser.due)
      amounts.update((now) => ({ ...now, offer: { ...lesser, of: key, tip } }))
    return true
  }

  return () => {
    const now = snapshot()
    const known = priceOf(now)
    if (known === undefined) return
    const tip = tipOf(now)
    const due = amountDue(known, tip)
    const isCash = choiceOf(now)._tag === 'Cash'
    const { accepted } = amounts.current()
    if (agreedUseOf(now.order) !== undefined && (isCash || due !== accepted?.least)) return lapse()
    const locationId = now.order.location?.id
    if (isCash || due === 0 || locationId === undefined) return
    if (accepted === undefined) return void ask(locationId, () => learn(locationId))
    const lesser = lesserUse(known, tip, accepted)
    if (lesser !== undefined) void ask(`${now.order.idempotencyKey} ${tip}`, () => price(now, tip, lesser))
  }
}

function priceOf({ isOnline, placement, checks, order }: CheckoutSnapshot): PriceCheck | undefined {
  const known = current(checks.price)
  const isKnown = known?.isValid === true && answerFor(checks.price, order) !== undefined
  return isOnline && isUnplaced(placement) && isKnown ? known : undefined
}

export function lesserUseOffered(now: CheckoutSnapshot): LesserUse | undefined {
  const offer = now.amounts?.offer
  return offer?.of === now.order.idempotencyKey && offer.tip === tipOf(now) ? offer : undefined
}
