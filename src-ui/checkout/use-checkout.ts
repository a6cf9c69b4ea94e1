import { useMemo } from 'react'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { type CheckoutView, checkoutView } from './checkout-view.ts'
import { usePay } from './use-pay.ts'

export function useCheckout(): { readonly now: CheckoutSnapshot; readonly view: CheckoutView } {
  const words = useWords('pay')
  const times = useWords('times')
  const now = useStateOf(usePay().cells.snapshot, (snapshot) => snapshot)
  return useMemo(() => ({ now, view: checkoutView(now, words, times) }), [now, words, times])
}
