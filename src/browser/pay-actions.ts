import { isLeft } from 'fp-ts/lib/Either.js'
import { type SignInNeeds, signIn, signOut } from '../../src-domain/account/sign-in.ts'
import { setNote } from '../../src-domain/cart/change-terms.ts'
import type { CheckoutForm, CheckoutFormKeeper } from '../../src-domain/checkout/checkout-form.ts'
import { nextSections, type SectionEvent } from '../../src-domain/checkout/sections.ts'
import { chooseTable } from '../../src-domain/fulfilment/choose-table.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import { idleLoyalty } from '../../src-domain/loyalty/fetch-loyalty.ts'
import { type Cents, zero } from '../../src-domain/money/cents.ts'
import { type CheckPorts, checkOrder, checkPrice } from '../../src-domain/ordering/check-order.ts'
import { checkPlacementAgain, type PlacedOrder } from '../../src-domain/ordering/place-order.ts'
import { drivePlacement, type PlacementPorts } from '../../src-domain/ordering/placement-driver.ts'
import { stepPlacement } from '../../src-domain/ordering/placement-machine.ts'
import { isPlacing } from '../../src-domain/ordering/placement-state.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import { type CheckoutSnapshot, choiceOf, dueOf } from '../../src-ui/checkout/checkout-facts.ts'
import type { CheckoutState } from '../../src-ui/checkout/checkout-state.ts'
import { sectionsOf } from '../../src-ui/checkout/collapsible-view.ts'
import type { PayActions, PayCells, PayFacts } from '../../src-ui/checkout/pay-app.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { CardDesk } from './card-desk.ts'
import type { PayFlow } from './pay-flow.ts'
import { paying } from './paying.ts'
import { scheduleDesk } from './schedule-desk.ts'
import { tenderActions } from './tender-actions.ts'
import type { TenderDesk } from './tender-desk.ts'
import type { WalletDesk } from './wallet-desk.ts'

export interface PayNeeds {
  readonly cells: PayCells & { readonly facts: PayFacts }
  readonly ports: PlacementPorts & CheckPorts
  readonly session: SignInNeeds
  readonly flow: PayFlow
  readonly desk: CardDesk
  readonly formKeeper: CheckoutFormKeeper
  readonly tables: TableGateway
  /** Fetched when it is first asked for; rejects when it cannot be fetched. */
  readonly tenders: () => Promise<TenderDesk>
  readonly schedules: ScheduleGateway
  /** Fetched with the first wallet that is offered. */
  readonly wallets: () => Promise<WalletDesk>
  /** PAY-12: told whether the customer's last choice was the wallet. */
  readonly rememberWallet: (isChosen: boolean) => void
  readonly words: Words['pay']
  /** The order is placed: to its own page. */
  readonly arrived: (placed: PlacedOrder) => void
  /** An employee does not pay: to where the cart is handed over (LINK-02). */
  readonly toLink: () => void
}

const keptForm = ({ guest, tip, nonprofit }: CheckoutState): CheckoutForm => ({
  ...(nonprofit === undefined ? {} : { nonprofit }),
  ...(guest === undefined
    ? {}
    : { guest: { firstName: guest.firstName, lastName: guest.lastName, email: guest.email ?? '', phone: '' } }),
  ...(tip._tag === 'Default' ? {} : { tip }),
})

/** Another customer pays another way, and the sections begin anew (CHK-12, CHK-13). */
const forgetPayer = ({ payment: _, card: __, sections: ___, wallet: ____, ...rest }: CheckoutState): CheckoutState =>
  rest

/** What the screens of the pay document may ask for. */
export const payActions = (needs: PayNeeds): PayActions => {
  const { cells, ports, session, flow, desk, tenders, words } = needs
  const { checkout, placement } = cells

  const fail = () =>
    cells.wallet.update((now) => ({ ...now, problem: { _tag: 'Unavailable' as const, cause: 'load' as const } }))
  const snapshot = (): CheckoutSnapshot => ({
    brand: cells.facts.brand,
    order: cells.order.current(),
    patron: cells.patron.current().patron,
    checkout: checkout.current(),
    checks: cells.checks.current(),
    placement: placement.current(),
    location: cells.location.current().location,
    wallet: cells.wallet.current(),
  })
  const change = (change: (now: CheckoutState) => CheckoutState) => {
    checkout.update(change)
    needs.formKeeper.write(keptForm(checkout.current()))
  }
  const send = paying({ cells, ports, flow, words, snapshot, arrived: needs.arrived })
  const payByWallet = (amount: Cents) => (nonce: string) => {
    if (isPlacing(placement.current())) return
    checkout.update((state) => ({ ...state, wallet: { nonce, amount } }))
    void send(false)
  }
  const recheck = () => void checkOrder(ports)()
  const orderChanged = () => {
    placement.update((now) => stepPlacement(now, { _tag: 'OrderChanged' }).state)
    recheck()
  }
  const choose = chooseTable({ tables: needs.tables, order: cells.order, ids: ports.ids })
  const stepSections = (event: SectionEvent) =>
    checkout.update((now) => {
      const sections = sectionsOf({ checkout: now, patron: cells.patron.current().patron })
      const next = nextSections(sections, event)
      return next === sections ? now : { ...now, sections: next }
    })

  return {
    go: (screen) => {
      checkout.update((now) => ({ ...now, afterCard: 'return' }))
      flow.go(screen)
    },
    back: flow.back,
    enterGuest: (guest) => {
      change((now) => ({ ...now, guest }))
      flow.go('CHECK_OUT')
    },
    submitInfo: (guest) => {
      change((now) => ({ ...now, guest }))
      stepSections({ _tag: 'InfoSubmitted' })
    },
    stepSections,
    signIn: signIn(session),
    signedIn: () => {
      cells.loyalty.update(() => idleLoyalty)
      if (cells.patron.current().patron?.isEmployee === true) return needs.toLink()
      checkout.update(forgetPayer)
      flow.go('CHECK_OUT')
      recheck()
    },
    signOut: () => {
      void signOut(session)()
      cells.loyalty.update(() => idleLoyalty)
      checkout.update(forgetPayer)
      flow.replace('CHECK_OUT')
      recheck()
    },
    chooseTip: (tip) => change((now) => ({ ...now, tip })),
    choosePayment: (payment) => {
      const wasCash = choiceOf(snapshot())._tag === 'Cash'
      checkout.update(({ wallet: _, ...now }) => ({ ...now, payment }))
      needs.rememberWallet(payment._tag === 'Wallet')
      // PRICE-24.
      if (wasCash !== (payment._tag === 'Cash')) void checkPrice(ports)()
    },
    ...tenderActions({ cells, ids: ports.ids, flow, tenders, orderChanged }),
    setNote: (note) => {
      const before = cells.order.current()
      cells.order.update(setNote(note, ports.ids.uuid()))
      if (cells.order.current() !== before) orderChanged()
    },
    chooseTable: async (number) => {
      const outcome = await choose(number)()
      if (outcome._tag === 'Left') return outcome.left
      orderChanged()
      return undefined
    },
    schedule: scheduleDesk(
      { gateway: needs.schedules, order: cells.order, schedule: cells.schedule, ids: ports.ids },
      orderChanged,
    ),
    recheck,
    placeOrder: () => void send(false),
    confirmDuplicate: () => void send(true),
    closeQuestion: () => checkout.update((now) => ({ ...now, isQuestionClosed: true })),
    takeCard: async () => {
      if (isPlacing(placement.current())) return
      const token = await desk.submit(dueOf(snapshot()) ?? zero)
      if (token === undefined) return
      const { nonce, card: summary } = token
      checkout.update((now) => ({
        ...now,
        payment: { _tag: 'CardForm' },
        card: { nonce, ...(summary === undefined ? {} : { summary }) },
      }))
      if (checkout.current().afterCard === 'pay') await send(false)
      else flow.back()
    },
    showCardForm: desk.show,
    showWallet: (slot, amount) => {
      let hide: (() => void) | undefined
      let isGone = false
      void needs.wallets().then(({ show }) => {
        if (!isGone) hide = show(slot, amount, payByWallet(amount))
      }, fail)
      return () => {
        isGone = true
        hide?.()
      }
    },
    chooseNonprofit: (nonprofit) => change((now) => ({ ...now, nonprofit })),
    checkAgain: () => {
      void checkPlacementAgain(ports)().then((outcome) => {
        if (!isLeft(outcome)) needs.arrived(outcome.right)
        else if (placement.current()._tag === 'Draft' || placement.current()._tag === 'Refused') recheck()
      })
    },
    setAside: () => void drivePlacement(ports, { _tag: 'SetAside' }).then(recheck),
  }
}
