import type { SessionNeeds } from '../../../src-domain/account/session.ts'
import type { CheckoutFormStore } from '../../../src-domain/checkout/checkout-form.ts'
import type { AfterLogin, SeenAtCheckout } from '../../../src-domain/checkout/flow-position.ts'
import type { TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import type { CheckPorts } from '../../../src-domain/ordering/check-order.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import type { PlacementPorts } from '../../../src-domain/ordering/placement-driver.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import type { AccountActions } from '../../../src-ui/account/account-conversation.ts'
import type { PayCells, PayFacts } from '../../../src-ui/checkout/pay-app.ts'
import type { SavedCards } from './keep-card.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PaymentForms } from './payment-forms.ts'
import type { TenderController } from './tender-controller.ts'

/** What the screens of the pay document ask for is done with these. */
export interface PayNeeds {
  readonly cells: PayCells & { readonly facts: PayFacts }
  readonly ports: PlacementPorts & CheckPorts
  readonly session: SessionNeeds
  readonly account: AccountActions
  readonly flow: PayFlow
  readonly formStore: CheckoutFormStore
  readonly tables: TableGateway
  /** Fetched when it is first asked for; rejects when it cannot be fetched. */
  readonly tenders: () => Promise<TenderController>
  /** Fetched with the screen of cards; rejects when it cannot be fetched. */
  readonly savedCards: () => Promise<SavedCards>
  readonly schedules: ScheduleGateway
  /** Fetched with the first of them that is shown; rejects when they cannot be fetched. */
  readonly forms: () => Promise<PaymentForms>
  /** PAY-12: told whether the customer's last choice was the wallet. */
  readonly rememberWallet: (isChosen: boolean) => void
  /** The order is placed: to its own page. */
  readonly arrived: (placed: PlacedOrder) => void
  /** The address of the order that this tab placed last at a restaurant. */
  readonly orderBefore: (locationId: string) => string | undefined
  /** To a screen of the cart: an employee does not pay, but hands the cart over (LINK-02). */
  readonly toCart: (screen: 'LINK' | 'ROOT' | 'UPSELLS' | 'PACKING') => void
  /** CHK-24, for everybody else. */
  readonly afterLogin: AfterLogin
  /** For the next page of the shop, which leads straight back. */
  readonly keepEdit: (seen: SeenAtCheckout) => void
}
