import type { MenuGroup } from '../menu/menu.ts'
import { packingCap } from './packing-cap.ts'

/** A list of choices is oldest first. */
export interface PackingChoice {
  readonly group: string
  readonly item: string
}

type CappedGroup = Pick<MenuGroup, 'id' | 'max' | 'isSingleSelectionOnly'>

export function isPacked(chosen: readonly PackingChoice[], { group, item }: PackingChoice): boolean {
  return chosen.some((one) => one.group === group && one.item === item)
}

/** Above the cap, removes the oldest choice of the group (PACK-04). */
export function addPacking<A extends PackingChoice>(chosen: readonly A[], group: CappedGroup, added: A): readonly A[] {
  const cap = packingCap(group)
  if (cap < 1 || added.group !== group.id) return chosen
  let tooMany = chosen.filter((one) => one.group === group.id).length + 1 - cap
  const kept = chosen.filter((one) => {
    const gives = one.group === group.id && tooMany > 0
    if (gives) tooMany -= 1
    return !gives
  })
  return [...kept, added]
}

export function removePacking<A extends PackingChoice>(
  chosen: readonly A[],
  { group, item }: PackingChoice,
): readonly A[] {
  return chosen.filter((one) => one.group !== group || one.item !== item)
}

export function togglePacking<A extends PackingChoice>(
  chosen: readonly A[],
  group: CappedGroup,
  tapped: A,
): readonly A[] {
  return isPacked(chosen, tapped) ? removePacking(chosen, tapped) : addPacking(chosen, group, tapped)
}
