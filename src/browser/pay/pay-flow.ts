import type { PayStanding } from '../../../src-domain/checkout/pay-screen.ts'
import { fittingScreen, type PayScreen, payScreenIn, screenBehind } from '../../../src-domain/checkout/pay-screen.ts'
import { type Flow, type FlowNeeds, followFlow } from '../../../src-domain/navigation/follow-flow.ts'

export interface PayFlowNeeds extends Pick<FlowNeeds<PayScreen>, 'history' | 'pause' | 'shown' | 'leave'> {
  readonly standing: () => PayStanding
  /** The customer came here from a page of the shop: that is what lies one step back. */
  readonly isFromShop: boolean
  /** What the address of the page opens (SHELL-06). */
  readonly opened: () => PayScreen
}

export interface PayFlow extends Pick<Flow<PayScreen>, 'back' | 'close'> {
  readonly start: () => void
  readonly go: (screen: PayScreen) => void
  /** Instead of the screen that is shown: what was behind stays behind. */
  readonly replace: (screen: PayScreen) => void
}

/**
 * Where in the pay document the customer is, at an address that stays the same (CART-12). A screen whose question is
 * answered, or not answered yet, gives way to the one that fits.
 */
export function payFlow({ standing, isFromShop, opened, ...needs }: PayFlowNeeds): PayFlow {
  const flow = followFlow<PayScreen>({
    ...needs,
    read: payScreenIn,
    first: () => ({ at: opened(), depth: 0, isFromShop }),
    fitting: (wanted) => fittingScreen(wanted, standing()),
    behind: (at) => screenBehind(at, standing()),
  })
  return { ...flow, start: () => flow.turn(flow.here().at), go: flow.next, replace: flow.turn }
}
