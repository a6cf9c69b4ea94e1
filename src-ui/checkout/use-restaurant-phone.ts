import { useStateOf } from '../state/use-state-of.ts'
import { usePay } from './use-pay.ts'

/** Phone of the restaurant, else of the brand. */
export function useRestaurantPhone(): string | undefined {
  const { cells } = usePay()
  return useStateOf(cells.location, ({ location }) => location?.phone) ?? cells.facts.brand.phone
}
