import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { usePay } from './use-pay.ts'

/** Phone of the restaurant, else of the brand. */
export function useRestaurantPhone(): ShownPhone {
  const { cells } = usePay()
  const location = useStateOf(cells.location, (now) => now.location)
  return location?.phone === undefined ? cells.facts.brand : location
}
