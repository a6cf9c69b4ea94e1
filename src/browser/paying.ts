import { isRight } from 'fp-ts/lib/Either.js'
import type { Cents } from '../../src-domain/money/cents.ts'
import { instrumentFor } from '../../src-domain/ordering/instrument-for.ts'
import { checkPlacementAgain, type PlacedOrder, placeOrder } from '../../src-domain/ordering/place-order.ts'
import type { PlacementPorts } from '../../src-domain/ordering/placement-driver.ts'
import type { PlacementRefusal } from '../../src-domain/ordering/placement-state.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, tipOf } from '../../src-ui/checkout/checkout-facts.ts'
import type { CheckoutState } from '../../src-ui/checkout/checkout-state.ts'
import { checkoutView } from '../../src-ui/checkout/checkout-view.ts'
import type { PayCells, PayFacts } from '../../src-ui/checkout/pay-app.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import { checkedPress } from './checked-press.ts'
import type { PayFlow } from './pay-flow.ts'

export interface PayingNeeds {
  readonly cells: PayCells & { readonly facts: PayFacts }
  readonly ports: PlacementPorts
  readonly flow: PayFlow
  readonly words: Words['pay']
  readonly snapshot: () => CheckoutSnapshot
  /** The order is placed: to its own page. */
  readonly arrived: (placed: PlacedOrder) => void
  readonly recheck: () => void
  /** The server knows the session no longer (CHK-55). */
  readonly sessionEnded: () => void
}

/** A card that was typed is never a wallet's payment, nor the other way round. */
const nonceFor = (now: CheckoutSnapshot, due: Cents): string | undefined => {
  const { card, wallet } = now.checkout
  if (choiceOf(now)._tag !== 'Wallet') return card?.nonce
  return wallet?.amount === due ? wallet.nonce : undefined
}

const isBeforeCharging = (why: PlacementRefusal): boolean =>
  why._tag === 'PriceChanged' ||
  why._tag === 'DuplicateSuspected' ||
  why._tag === 'NeverArrived' ||
  (why._tag === 'Refused' && (why.status === 403 || why.status === 401))

export interface Paying {
  /** Place Order: what is shown is what is agreed to, with the instrument that was chosen, or the way to one. */
  readonly place: (confirmsDuplicate: boolean) => Promise<void>
  /** Looks again at a placement of which nobody knew what became of it. */
  readonly lookAgain: () => Promise<void>
}

export const paying = (needs: PayingNeeds): Paying => {
  const { cells, ports, flow, words, snapshot, arrived } = needs
  const { checkout, placement } = cells
  /**
   * A nonce is used up by any answer but those that come before anybody is charged. While there is no answer it is kept:
   * a wallet that was approved for an order which never arrived is not asked again.
   */
  const forgetUsedCard = () => {
    const state = placement.current()
    const isUnused = state._tag === 'Unknown' || (state._tag === 'Refused' && isBeforeCharging(state.why))
    if (!isUnused) checkout.update(({ card: _, wallet: __, ...rest }) => rest)
  }
  /** The server's new price is the one that the next try agrees to. */
  const takeNewPrice = () => {
    const state = placement.current()
    if (state._tag !== 'Refused' || state.why._tag !== 'PriceChanged') return
    const { price } = state.why
    cells.checks.update((now) => ({ ...now, price: { asked: now.price.asked + 1, isAsking: false, last: price } }))
  }
  const isUnauthorized = () => {
    const state = placement.current()
    return state._tag === 'Refused' && state.why._tag === 'Refused' && state.why.status === 401
  }
  const mark = (part: Partial<CheckoutState>) => checkout.update((state) => ({ ...state, ...part }))

  const checked = checkedPress({ cells, snapshot })

  const submit = async (now: CheckoutSnapshot, due: Cents, confirmsDuplicate: boolean) => {
    const { guest } = now.checkout
    const choice = choiceOf(now)
    const instrument = instrumentFor({ choice, due, nonce: nonceFor(now, due), transactionId: undefined })
    // What the sheet agreed to is not what is due now: the wallet's own button asks again.
    if (instrument._tag === 'OpenWallet') return mark({ isQuestionClosed: true })
    if (instrument._tag === 'EnterCard') {
      mark({ afterCard: 'pay' })
      return flow.go('FETCH_CARDS')
    }
    checkout.update(({ isQuestionClosed: _, ...state }) => ({ ...state, agreedTotal: due }))
    // From here to the machine's first step nothing waits, so that a second press finds the order in flight.
    const outcome = await placeOrder(ports)({
      order: now.order,
      ...(now.patron === undefined && guest !== undefined ? { guest } : {}),
      instrument,
      tip: tipOf(now),
      expectedTotal: due,
      polling: cells.facts.brand.ordering.polling,
      ...(confirmsDuplicate ? { confirmsDuplicate } : {}),
    })()
    if (isRight(outcome)) return arrived(outcome.right)
    forgetUsedCard()
    takeNewPrice()
    if (isUnauthorized()) needs.sessionEnded()
  }

  const place = async (confirmsDuplicate: boolean) => {
    if (checkout.current().isWaiting === true) return
    checkout.update(({ moved: _, isHeldOffline: __, ...state }) => state)
    if (!cells.online.current()) return mark({ isHeldOffline: true })
    if (!checkoutView(snapshot(), words).button.canPress || !(await checked())) return
    const now = snapshot()
    const due = dueOf(now)
    if (due !== undefined && checkoutView(now, words).button.isEnabled) await submit(now, due, confirmsDuplicate)
  }

  const lookAgain = async () => {
    const outcome = await checkPlacementAgain(ports)()
    if (isRight(outcome)) return arrived(outcome.right)
    forgetUsedCard()
    const { _tag } = placement.current()
    if (_tag === 'Draft' || _tag === 'Refused') needs.recheck()
  }
  return { place, lookAgain }
}
