import { type SessionNeeds, signOut } from '../../src-domain/account/session.ts'
import { setNote } from '../../src-domain/cart/change-terms.ts'
import type { CheckoutForm, CheckoutFormKeeper } from '../../src-domain/checkout/checkout-form.ts'
import type { AfterLogin } from '../../src-domain/checkout/flow-position.ts'
import { nextSections, type SectionEvent } from '../../src-domain/checkout/sections.ts'
import { chooseTable } from '../../src-domain/fulfilment/choose-table.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import { idleLoyalty } from '../../src-domain/loyalty/fetch-loyalty.ts'
import { type Cents, zero } from '../../src-domain/money/cents.ts'
import { type CheckPorts, checkOrder, checkPrice } from '../../src-domain/ordering/check-order.ts'
import type { PlacedOrder } from '../../src-domain/ordering/place-order.ts'
import { drivePlacement, type PlacementPorts } from '../../src-domain/ordering/placement-driver.ts'
import { stepPlacement } from '../../src-domain/ordering/placement-machine.ts'
import { isPlacing } from '../../src-domain/ordering/placement-state.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import { type CheckoutSnapshot, choiceOf, dueOf } from '../../src-ui/checkout/checkout-facts.ts'
import type { CheckoutState } from '../../src-ui/checkout/checkout-state.ts'
import { errorOf } from '../../src-ui/checkout/checkout-view.ts'
import { sectionsOf } from '../../src-ui/checkout/collapsible-view.ts'
import type { PayActions, PayCells, PayFacts } from '../../src-ui/checkout/pay-app.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { AccountActions } from './account-actions.ts'
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
  readonly session: SessionNeeds
  readonly account: AccountActions
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
  /** To a screen of the cart: an employee does not pay, but hands the cart over (LINK-02). */
  readonly toCart: (screen: 'LINK' | 'ROOT' | 'UPSELLS' | 'PACKING') => void
  /** CHK-24, for everybody else. */
  readonly afterLogin: AfterLogin
}

const keptForm = ({ guest, tip, nonprofit }: CheckoutState): CheckoutForm => ({
  ...(nonprofit === undefined ? {} : { nonprofit }),
  ...(guest === undefined ? {} : { guest: { ...guest, email: guest.email ?? '', phone: guest.phone ?? '' } }),
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
    isOnline: cells.online.current(),
    instant: cells.facts.now(),
  })
  const change = (change: (now: CheckoutState) => CheckoutState) => {
    checkout.update(change)
    needs.formKeeper.write(keptForm(checkout.current()))
  }
  /** Without a network nothing is asked; everything is asked when it is back. */
  const recheck = () => {
    if (cells.online.current()) void checkOrder(ports)()
  }
  const orderChanged = () => {
    placement.update((now) => stepPlacement(now, { _tag: 'OrderChanged' }).state)
    recheck()
  }
  const { place, lookAgain } = paying({
    cells,
    ports,
    flow,
    words,
    snapshot,
    arrived: needs.arrived,
    recheck,
    sessionEnded: () => {
      session.session.drop()
      cells.patron.update(() => ({}))
      cells.loyalty.update(() => idleLoyalty)
      checkout.update(forgetPayer)
      if (cells.screen.current() === 'FETCH_CARDS') flow.back()
    },
  })
  const payByWallet = (amount: Cents) => (nonce: string) => {
    if (isPlacing(placement.current())) return
    checkout.update((state) => ({ ...state, wallet: { nonce, amount } }))
    void place(false)
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
    ...needs.account,
    signedIn: () => {
      cells.loyalty.update(() => idleLoyalty)
      if (cells.patron.current().patron?.isEmployee === true) return needs.toCart('LINK')
      checkout.update(forgetPayer)
      // Who was asked to log in again was about to pay (CHK-55).
      const to = errorOf(snapshot())._tag === 'Server' ? 'CHECK_OUT' : needs.afterLogin
      if (to !== 'CHECK_OUT') return needs.toCart(to)
      flow.go('CHECK_OUT')
      orderChanged()
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
      if (wasCash !== (payment._tag === 'Cash') && cells.online.current()) void checkPrice(ports)()
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
    placeOrder: () => void place(false),
    confirmDuplicate: () => void place(true),
    closeQuestion: () => checkout.update(({ moved: _, ...now }) => ({ ...now, isQuestionClosed: true })),
    takeCard: async () => {
      if (isPlacing(placement.current())) return
      // A card is not sent where it cannot arrive; what is typed stays.
      if (!cells.online.current()) return checkout.update((now) => ({ ...now, isHeldOffline: true }))
      const token = await desk.submit(dueOf(snapshot()) ?? zero)
      if (token === undefined) return
      const { nonce, card: summary } = token
      checkout.update((now) => ({
        ...now,
        payment: { _tag: 'CardForm' },
        card: { nonce, ...(summary === undefined ? {} : { summary }) },
      }))
      if (checkout.current().afterCard === 'pay') await place(false)
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
    checkAgain: () => void lookAgain(),
    setAside: () => {
      checkout.update(({ card: _, wallet: __, ...rest }) => rest)
      void drivePlacement(ports, { _tag: 'SetAside' }).then(recheck)
    },
    onlineAgain: () => {
      const now = placement.current()
      if (now._tag === 'Unknown' && now.gaveUp !== undefined) return void lookAgain()
      if (isPlacing(now) || now._tag === 'Placed') return
      checkout.update(({ isHeldOffline: _, ...rest }) => rest)
      recheck()
    },
  }
}
