import type { SessionNeeds } from '../../../src-domain/account/session.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { CartSteps } from '../../../src-domain/checkout/cart-steps.ts'
import type { CheckoutFormStore } from '../../../src-domain/checkout/checkout-form.ts'
import type { FlowStore } from '../../../src-domain/checkout/flow-position.ts'
import type { ChooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import type { AskBeforeMove } from '../../../src-domain/location/ask-before-move.ts'
import type { ChooseRestaurant } from '../../../src-domain/location/choose-restaurant.ts'
import type { Flow } from '../../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import type { TakeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import type { Ids } from '../../../src-domain/time/clock.ts'
import type { SocialActions } from '../../../src-ui/account/social-actions.ts'
import type { Words } from '../../../src-ui/messages/words-context.tsx'
import type { AgainHere, OrderingActions, OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'
import type { AccountActions } from '../account/account-actions.ts'

/** What the screens of the ordering chunk ask for is done with these. */
export interface ActionNeeds {
  readonly cells: OrderingCells
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'turn' | 'back'>
  readonly session: SessionNeeds
  readonly account: AccountActions
  readonly social: SocialActions
  readonly again: AgainHere
  readonly ids: Ids
  readonly brand: Brand
  readonly words: Words['ordering']
  /** Why nothing can be asked just now. */
  readonly offline: string
  readonly chooseTable: ChooseTable
  readonly schedules: ScheduleGateway
  readonly steps: Pick<CartSteps, 'known' | 'content'>
  readonly say: (text: string) => void
  readonly flowStore: Pick<FlowStore, 'read' | 'write'>
  readonly checkoutForm: CheckoutFormStore
  readonly chooser: ChooseRestaurant
  readonly move: Pick<AskBeforeMove, 'answer'>
  readonly fetchMenu: () => Promise<void>
  readonly sharedCart: Pick<TakeSharedCart, 'use' | 'keepOwn' | 'retry'>
  readonly createLink: () => Promise<void>
  readonly addressController: OrderingActions['addressController']
  readonly copy: (text: string) => Promise<boolean>
  /** A real navigation. */
  readonly leave: (address: string) => void
}
