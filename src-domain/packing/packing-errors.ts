import type { MenuGroup } from '../menu/menu.ts'
import { packingCap } from './packing-cap.ts'
import type { PackingChoice } from './packing-choice.ts'

/** Facts for the group texts of SEL-34. */
export interface PackingError {
  readonly groupId: string
  readonly message:
    | { readonly _tag: 'GroupMin'; readonly groupMin: number }
    /** Never from our own screen, where the oldest choice gives way. */
    | { readonly _tag: 'GroupMax'; readonly groupMax: number }
}

/** What keeps the packing step from going on (PACK-05): a group with fewer choices than its minimum, or more than its cap. */
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

/** Next is there for whoever has answered what has to be answered (PACK-05). */
export function mayLeavePacking(errors: readonly PackingError[]): boolean {
  return errors.length === 0
}
