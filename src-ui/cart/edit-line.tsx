import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { reopenLine } from '../../src-domain/selection/item-draft.ts'
import { useOrdering } from '../ordering/ordering-app.ts'
import { ItemSheet } from '../selection/item-sheet.tsx'
import { useStateOf } from '../state/use-state-of.ts'

/** Opens a cart line in the item sheet; saving replaces it in place (CART-08). */
export function EditLine() {
  const { cells } = useOrdering()
  const { index } = useParams()
  const at = Number(index)
  const line = useStateOf(cells.order, (now) => now.items[at])
  const menu = useStateOf(cells.menu, (now) => now)
  return line === undefined || menu._tag !== 'Ready' ? null : <OpenLine menu={menu.menu} line={line} index={at} />
}

function OpenLine({ menu, line, index }: { readonly menu: Menu; readonly line: CartLine; readonly index: number }) {
  const { cells, actions } = useOrdering()
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const draft = useMemo(() => reopenLine(menu, line), [menu, line])
  return (
    <ItemSheet
      menu={menu}
      brand={cells.facts.brand}
      diningOption={diningOption}
      draft={draft}
      isEdit
      onConfirm={(item) => actions.saveLine(index, item)}
      onClose={actions.back}
    />
  )
}
