import { appContext } from '../state/app-context.tsx'
import type { CheckoutCells } from './checkout-cells.ts'
import type { CheckoutController } from './checkout-controller.ts'

export const { AppProvider: PayProvider, useApp: usePay } = appContext<CheckoutCells, CheckoutController['actions']>(
  'Pay',
)
