import type { MenuGroup } from '../menu/menu.ts'
import { packingCap } from './packing-cap.ts'
import type { PackingChoice } from './packing-choice.ts'

export interface PackingError {
  readonly groupId: string
  readonly message:
    | { readonly _tag: 'GroupMin'; readonly groupMin: number }
    /** Our own UI cannot cause this, because it removes the oldest choice. */
    | { readonly _tag: 'GroupMax'; readonly groupMax: number }
}

/** PACK-05: groups below their minimum or above their cap. */
export function packingErrors(
  groups: readonly Pick<MenuGroup, 'id' | 'min' | 'max' | 'isSingleSelectionOnly'>[],
  chosen: readonly PackingChoice[],
): readonly PackingError[] {
  return groups.flatMap((group): readonly PackingError[] => {
    const count = chosen.filter((one) => one.group === group.id).length
    const [groupMin, groupMax] = [group.min ?? 0, packingCap(group)]
    if (count < groupMin) return [{ groupId: group.id, message: { _tag: 'GroupMin', groupMin } }]
    return count > groupMax ? [{ groupId: group.id, message: { _tag: 'GroupMax', groupMax } }] : []
  })
}

export function mayLeavePacking(errors: readonly PackingError[]): boolean {
  return errors.length === 0
}
