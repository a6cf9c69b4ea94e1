import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { DeliveryAddressPrompt } from './delivery-address-prompt.tsx'
import { FoundLocations } from './found-locations.tsx'

/** Delivery tab: address first (LOC-14), then restaurants. */
export function DeliveryPanel() {
  const { cells, actions } = useOrdering()
  const address = useStateOf(cells.order, (now) => now.address)
  return (
    <>
      <DeliveryAddressPrompt address={address} onEnter={() => actions.open({ _tag: 'Address' })} />
      {isDeliverable(address) ? <FoundLocations /> : null}
    </>
  )
}
