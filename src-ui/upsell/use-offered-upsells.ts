import { useMemo, useState } from 'react'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { offeredUpsells, type UpsellGroup } from '../../src-domain/upsell/offered-upsells.ts'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'

export interface OfferedUpsells {
  readonly isLoading: boolean
  readonly groups: readonly UpsellGroup[]
  readonly taken: ReadonlySet<string>
}

/** Upsells offered when the list first appeared. Added items stay in the list, so that nothing moves. */
export function useOfferedUpsells(): OfferedUpsells {
  const { cells } = useOrdering()
  const upsells = useStateOf(cells.upsells, (now) => now)
  const menu = useStateOf(cells.menu, (now) => now)
  const order = useStateOf(cells.order, (now) => now)
  const isLoading = upsells.isLoading || menu._tag === 'Loading'
  const [shown, show] = useState<readonly UpsellGroup[]>()
  if (!isLoading && shown === undefined && upsells.of !== undefined) {
    show(offeredUpsells(upsells.menu, menu._tag === 'Ready' ? menu.menu : emptyMenu, order))
  }
  const taken = useMemo(() => new Set(order.items.map(({ item }) => item)), [order.items])
  return { isLoading, groups: shown ?? [], taken }
}
