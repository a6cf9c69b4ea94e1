import type { MouseEvent } from 'react'
import { useOrdering } from '../cart/ordering-app.ts'
import { wishAt } from '../menu/wish-at.ts'
import { useShop } from '../shell/shop-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { FoundLocations } from './found-locations.tsx'

/** DELIVERY: first where it goes (LOC-14), then who brings it there. */
export const DeliveryPanel = () => {
  const { cells } = useOrdering()
  const shop = useShop()
  const hasAddress = useStateOf(cells.order, (now) => now.address !== undefined)
  // Here nobody listens for the page, whose buttons say what they do by an attribute.
  const tapped = ({ target }: MouseEvent) => {
    const wish = target instanceof Element ? wishAt(target) : undefined
    if (wish !== undefined) shop.actions.wish(wish)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: what is pressed is a button inside, also by the keyboard */}
      <div onClick={tapped}>
        <DeliveryAddress />
      </div>
      {hasAddress ? <FoundLocations /> : null}
    </>
  )
}
