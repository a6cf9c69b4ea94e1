import type { SessionNeeds } from '../../../src-domain/account/session.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { CheckoutFormKeeper } from '../../../src-domain/checkout/checkout-form.ts'
import type { FlowKeeper } from '../../../src-domain/checkout/flow-position.ts'
import type { TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import type { Ids } from '../../../src-domain/time/clock.ts'
import type { OrderingActions, OrderingCells } from '../../../src-ui/cart/ordering-app.ts'
import type { LocationDesk } from '../../../src-ui/location/location-desk.ts'
import type { Words } from '../../../src-ui/messages/words-context.tsx'
import type { AccountActions } from '../account/account-actions.ts'
import type { SharedCartDesk } from '../sharing/shared-cart.ts'
import type { CartSteps } from './cart-steps.ts'
import type { PlacesInHistory } from './places-in-history.ts'

/** What the screens of the ordering chunk ask for is done with these. */
export interface ActionNeeds {
  readonly cells: OrderingCells
  readonly places: Pick<PlacesInHistory, 'open' | 'turn' | 'back'>
  readonly session: SessionNeeds
  readonly account: AccountActions
  readonly ids: Ids
  readonly brand: Brand
  readonly words: Words['ordering']
  /** Why nothing can be asked just now. */
  readonly offline: string
  readonly tables: TableGateway
  readonly schedules: ScheduleGateway
  readonly steps: Pick<CartSteps, 'known' | 'content'>
  readonly say: (text: string) => void
  readonly flow: FlowKeeper
  readonly checkoutForm: CheckoutFormKeeper
  readonly chooser: LocationDesk
  readonly fetchMenu: () => Promise<void>
  readonly sharedCart: Pick<SharedCartDesk, 'use' | 'keepOwn' | 'retry'>
  readonly createLink: () => Promise<void>
  readonly addressDesk: OrderingActions['addressDesk']
  readonly copy: (text: string) => Promise<boolean>
  /** A real navigation. */
  readonly leave: (address: string) => void
}
