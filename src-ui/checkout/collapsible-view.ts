import { pieceCount } from '../../src-domain/cart/subtotal.ts'
import { asksGuestInfo } from '../../src-domain/checkout/asks-guest-info.ts'
import { sectionsOf } from '../../src-domain/checkout/change-checkout.ts'
import { buttonWord } from '../../src-domain/checkout/checkout-error.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, timingOf } from '../../src-domain/checkout/checkout-snapshot.ts'
import { minutesPromised } from '../../src-domain/checkout/promised.ts'
import { errorOf } from '../../src-domain/checkout/ready-to-place.ts'
import { bottomButton, isInfoShown, isPaymentShown, type SectionName } from '../../src-domain/checkout/sections.ts'
import { orderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { typedPhoneWords } from '../messages/phone-words.ts'
import type { Words } from '../messages/words-context.tsx'
import { cardWords } from '../payment/card-words.ts'
import { timingWords } from '../scheduling/timing-words.ts'
import type { CheckoutView, PlaceOrderView } from './checkout-view.ts'

export interface SectionView {
  readonly name: SectionName
  readonly isShown: boolean
  readonly completed: boolean
  readonly opened: boolean
  /** Summary shown while the section is closed. */
  readonly summary: string | undefined
}

export interface SummaryWords {
  readonly words: Words['pay']
  readonly times: Words['times']
  readonly ways: Words['common']['diningOption']
}

export interface CollapsibleView {
  readonly sections: readonly SectionView[]
  /** The button opens the payment section instead of placing the order (CHK-09). */
  readonly isProceeding: boolean
  readonly button: PlaceOrderView
}

/** Collapsible layout (CHK-06 to CHK-10). */
export function collapsibleView(
  now: CheckoutSnapshot,
  view: CheckoutView,
  { words, times, ways }: SummaryWords,
): CollapsibleView {
  const asksInfo = asksGuestInfo(now.brand, now.order, now.patron !== undefined)
  const sections = sectionsOf(now.checkout, asksInfo)
  const isProceeding = bottomButton(sections) === 'ProceedToPayment'
  const shown = { cart: true, info: isInfoShown(sections, asksInfo), payment: isPaymentShown(sections) }
  const summary = {
    cart: cartSummary(now, { words, times, ways }),
    info: infoSummary(now),
    payment: paymentSummary(now, words),
  }
  const names: readonly SectionName[] = asksInfo ? ['cart', 'info', 'payment'] : ['cart', 'payment']
  return {
    sections: names.map((name) => ({ name, isShown: shown[name], summary: summary[name], ...sections[name] })),
    isProceeding,
    button: button(now, view, isProceeding, words),
  }
}

function cartSummary(now: CheckoutSnapshot, { words, times, ways }: SummaryWords): string {
  const { brand, order } = now
  const { diningOption, table, address, location } = order
  const facts = timingOf(now)
  return [
    words.items({ count: pieceCount(order) }),
    ways[diningOption],
    isScheduleShown(brand, diningOption)
      ? timingWords(times, orderTiming(facts), facts, minutesPromised(now))
      : undefined,
    table === undefined ? undefined : `${words.rows.table} ${table.number}`,
    location?.name,
    diningOption === 'delivery' ? address?.street1 : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

function infoSummary({ brand, checkout: { guest } }: CheckoutSnapshot): string | undefined {
  return guest === undefined
    ? undefined
    : [
        `${guest.firstName} ${guest.lastName}`.trim(),
        guest.email,
        guest.phone === undefined ? undefined : typedPhoneWords(guest.phone, brand.country),
      ]
        .filter((part) => part !== undefined)
        .join(' · ')
}

function paymentSummary(now: CheckoutSnapshot, words: Words['pay']): string {
  const choice = choiceOf(now)
  if (choice._tag === 'Cash') return words.cash
  if (choice._tag === 'Wallet') return words.wallet
  if (choice._tag === 'SavedCard') return cardWords(words, choice.card)
  const summary = now.checkout.card?.summary
  return summary === undefined ? words.card : cardWords(words, summary)
}

/** Text of the button (CHK-09). A validation error has a different text (CHK-38). */
function button(now: CheckoutSnapshot, view: CheckoutView, isProceeding: boolean, words: Words['pay']) {
  const error = errorOf(now)
  if (buttonWord(error) !== undefined || view.button.isBusy) return view.button
  const { wallet: _, ...button } = view.button
  if (isProceeding) return { ...button, text: words.proceedToPayment, canPress: true }
  const due = dueOf(now)
  return due === undefined ? view.button : { ...view.button, text: words.placeOrderFor({ price: words.price(due) }) }
}
