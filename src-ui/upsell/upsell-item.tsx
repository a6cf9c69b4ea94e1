import { useLocation, useParams } from 'react-router-dom'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { groupServing } from '../../src-domain/menu/served-in.ts'
import { useOrdering } from '../cart/ordering-app.ts'
import { ItemPlace } from '../selection/item-place.tsx'
import { useStateOf } from '../state/use-state-of.ts'

/** History entries outlive releases; what is not ours names no group. */
const groupIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'group' in state && typeof state.group === 'string'
    ? state.group
    : undefined

/** UPSELLS_ITEM: one upsell opened like any dish of the menu, in the group that serves it (UPS-02). */
export const UpsellItem = () => {
  const { cells, actions } = useOrdering()
  const { id = '' } = useParams()
  const { state } = useLocation()
  const menu = useStateOf(cells.menu, (now) => now)
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const served = groupServing(menu._tag === 'Ready' ? menu.menu : emptyMenu, diningOption, id)?.id
  return (
    <ItemPlace
      key={id}
      menu={menu}
      brand={cells.facts.brand}
      diningOption={diningOption}
      groupId={groupIn(state) ?? served ?? ''}
      itemId={id}
      onConfirm={actions.addItem}
      onRetry={actions.retryMenu}
      onClose={actions.back}
    />
  )
}
