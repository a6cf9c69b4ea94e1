import { useLocation, useParams } from 'react-router-dom'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { noUpsells } from '../../src-domain/upsell/fetch-upsells.ts'
import { groupOfUpsell } from '../../src-domain/upsell/offered-upsells.ts'
import { useOrdering } from '../ordering/ordering-app.ts'
import { MenuItemSheet } from '../selection/menu-item-sheet.tsx'
import { useStateOf } from '../state/use-state-of.ts'

/** Opens an upsell like a menu item, in its group (UPS-02). */
export function UpsellItem() {
  const { cells, actions } = useOrdering()
  const { id = '' } = useParams()
  const { state } = useLocation()
  const menu = useStateOf(cells.menu, (now) => now)
  const upsells = useStateOf(cells.upsells, (now) => now)
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const known = menu._tag === 'Ready' ? menu.menu : emptyMenu
  // Upsells load after the menu, and the item may be only among them.
  const isAwaited = menu._tag === 'Ready' && !known.items.has(id) && (upsells === noUpsells || upsells.isLoading)
  return (
    <MenuItemSheet
      key={id}
      menu={isAwaited ? { _tag: 'Loading' } : menu}
      brand={cells.facts.brand}
      diningOption={diningOption}
      groupId={groupIn(state) ?? groupOfUpsell(upsells.menu, known, diningOption, id) ?? ''}
      itemId={id}
      onConfirm={actions.addItem}
      onRetry={actions.retryMenu}
      onClose={actions.back}
    />
  )
}

/** Checks the type, because a history entry may come from an older release. */
function groupIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'group' in state && typeof state.group === 'string'
    ? state.group
    : undefined
}
