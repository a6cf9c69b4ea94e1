import { useOrdering } from '../cart/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { FoundLocations } from './found-locations.tsx'

/** DELIVERY: first where it goes (LOC-14), then who brings it there. */
export const DeliveryPanel = () => {
  const { cells } = useOrdering()
  const hasAddress = useStateOf(cells.order, (now) => now.address !== undefined)
  return (
    <>
      <DeliveryAddress />
      {hasAddress ? <FoundLocations /> : null}
    </>
  )
}
