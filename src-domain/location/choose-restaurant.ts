import { chooseDiningOption, chooseLocation } from '../cart/change-terms.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { menuAddress } from '../navigation/addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type AskBeforeMove, landingOn } from './ask-before-move.ts'
import type { ChooserOption } from './chooser-tabs.ts'
import { type FindLocations, type FindLocationsPorts, findLocations } from './find-locations.ts'
import type { Location } from './location.ts'

export interface ChooseRestaurantPorts extends FindLocationsPorts {
  readonly order: StateCell<OrderInProgress>
  readonly move: Pick<AskBeforeMove, 'ask'>
  /** Menu URL of this page; absent on the location picker. */
  readonly menuHref?: string | undefined
  readonly back: () => void
  /** Full navigation that replaces the chooser's history entry. */
  readonly leave: (address: string) => void
}

export interface ChooseRestaurant extends FindLocations {
  readonly choose: (location: Location, type: ChooserOption) => Promise<void>
}

/** CART-20: asks before dishes are lost. Policy: ignores a second choice while one runs. */
export function chooseRestaurant(ports: ChooseRestaurantPorts): ChooseRestaurant {
  const { order, move, ids, menuHref, back, leave } = ports
  let isChoosing = false

  return {
    ...findLocations(ports),
    choose: async ({ id, slug, name, timeZone }, type) => {
      if (isChoosing) return
      isChoosing = true
      const outcome = await move.ask({ id, name, type })
      isChoosing = false
      if (outcome === 'stays') return
      order.update((now) =>
        chooseLocation({ id, slug, name, timeZone }, ids.uuid())(chooseDiningOption(type, ids.uuid())(now)),
      )
      const menu = menuAddress(slug, type)
      if (menu === menuHref) back()
      else leave(landingOn(menu, outcome))
    },
  }
}
