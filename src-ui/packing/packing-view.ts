import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { Menu, MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { packingCap } from '../../src-domain/packing/packing-cap.ts'
import { isPacked } from '../../src-domain/packing/packing-choice.ts'
import { mayLeavePacking, type PackingError, packingErrors } from '../../src-domain/packing/packing-errors.ts'
import { packingGroups } from '../../src-domain/packing/packing-menu.ts'
import type { Words } from '../messages/words-context.tsx'

export interface PackingItemView {
  readonly item: MenuItem
  readonly isChosen: boolean
}

export interface PackingGroupView {
  readonly group: MenuGroup
  /** Rule for the number of items; undefined: any number. */
  readonly rule: string | undefined
  readonly chosen: string
  readonly error: string | undefined
  readonly items: readonly PackingItemView[]
}

export interface PackingView {
  readonly groups: readonly PackingGroupView[]
  readonly mayGoOn: boolean
  /** Why Next is disabled (PACK-05). */
  readonly reason: string | undefined
}

/** Packing screen (PACK-01, PACK-05, SEL-34). */
export function packingView(
  words: Words['steps'],
  packing: Menu,
  { diningOption, packingItems }: Pick<OrderInProgress, 'diningOption' | 'packingItems'>,
): PackingView {
  const found = packingGroups(packing, diningOption)
  const errors = packingErrors(
    found.map(({ group }) => group),
    packingItems,
  )
  const groups = found.map(({ group, items }): PackingGroupView => {
    const count = packingItems.filter((one) => one.group === group.id).length
    return {
      group,
      rule: ruleOf(words, group, items.length),
      chosen: words.packingChosen({ count }),
      error: errorText(
        words,
        errors.find(({ groupId }) => groupId === group.id),
      ),
      items: items.map((item) => ({ item, isChosen: isPacked(packingItems, { group: group.id, item: item.id }) })),
    }
  })
  const wrong = groups.filter(({ error }) => error !== undefined).map(({ group }) => group.name)
  return {
    groups,
    mayGoOn: mayLeavePacking(errors),
    reason: wrong.length === 0 ? undefined : words.packingFirst({ names: wrong.join(', ') }),
  }
}

function ruleOf(words: Words['steps'], { min = 0, ...group }: MenuGroup, offered: number): string | undefined {
  const max = packingCap(group)
  const isBounded = max < offered
  if (min > 0 && min === max) return words.packingExactly({ count: min })
  if (min > 0) return isBounded ? words.packingBetween({ min, max }) : words.packingAtLeast({ min })
  return isBounded ? words.packingUpTo({ max }) : undefined
}

function errorText(words: Words['steps'], error: PackingError | undefined): string | undefined {
  if (error === undefined) return undefined
  const { message } = error
  return message._tag === 'GroupMin' ? words.groupMin(message) : words.groupMax(message)
}
