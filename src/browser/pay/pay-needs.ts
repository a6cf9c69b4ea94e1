import type { SessionNeeds } from '../../../src-domain/account/session.ts'
import type { CheckoutFormKeeper } from '../../../src-domain/checkout/checkout-form.ts'
import type { AfterLogin } from '../../../src-domain/checkout/flow-position.ts'
import type { TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import type { CheckPorts } from '../../../src-domain/ordering/check-order.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import type { PlacementPorts } from '../../../src-domain/ordering/placement-driver.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import type { PayCells, PayFacts } from '../../../src-ui/checkout/pay-app.ts'
import type { AccountActions } from '../account/account-actions.ts'
import type { CardDesk } from './card-desk.ts'
import type { PayFlow } from './pay-flow.ts'
import type { TenderDesk } from './tender-desk.ts'
import type { WalletDesk } from './wallet-desk.ts'

/** What the screens of the pay document ask for is done with these. */
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
  /** The order is placed: to its own page. */
  readonly arrived: (placed: PlacedOrder) => void
  /** To a screen of the cart: an employee does not pay, but hands the cart over (LINK-02). */
  readonly toCart: (screen: 'LINK' | 'ROOT' | 'UPSELLS' | 'PACKING') => void
  /** CHK-24, for everybody else. */
  readonly afterLogin: AfterLogin
}
