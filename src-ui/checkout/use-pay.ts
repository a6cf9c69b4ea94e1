import { appContext } from '../state/app-context.tsx'
import type { CheckoutController } from './checkout-controller.ts'

export const { AppProvider: PayProvider, useApp: usePay } = appContext<
  CheckoutController['cells'],
  CheckoutController['actions']
>('Pay')
