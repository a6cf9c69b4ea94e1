import { useMemo } from 'react'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { type CheckoutView, checkoutView } from './checkout-view.ts'
import { usePay } from './use-pay.ts'

/** Milliseconds. */
const aMinute = 60_000

export function useCheckout(): { readonly now: CheckoutSnapshot; readonly view: CheckoutView } {
  const { cells } = usePay()
  const words = useWords('pay')
  const order = useStateOf(cells.order, all)
  const patron = useStateOf(cells.patron, (state) => state.patron)
  const checkout = useStateOf(cells.checkout, all)
  const checks = useStateOf(cells.checks, all)
  const placement = useStateOf(cells.placement, all)
  const location = useStateOf(cells.location, (state) => state.location)
  const wallet = useStateOf(cells.wallet, all)
  const amounts = useStateOf(cells.amounts, all)
  const isOnline = useStateOf(cells.online, all)
  const { brand } = cells.facts
  const instant = Math.floor(cells.facts.now() / aMinute) * aMinute
  return useMemo(() => {
    const now = { brand, order, patron, checkout, checks, placement, location, wallet, amounts, isOnline, instant }
    return { now, view: checkoutView(now, words) }
  }, [brand, order, patron, checkout, checks, placement, location, wallet, amounts, isOnline, instant, words])
}

function all<S>(now: S): S {
  return now
}
