import { caloriesRange } from '../../src-domain/menu/calories-range.ts'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { Selections } from '../../src-domain/selection/selections.ts'
import type { Words } from '../messages/words-context.tsx'
import type { OfferedChoice } from './use-option-group.ts'

/** A line under a modifier. `full` is heard and not drawn: the group's counter shows it once for all. */
export interface RowNote {
  readonly kind: 'about' | 'full' | 'inside' | 'wrong'
  readonly text: string
}

const namesOf = (menu: Menu, selections: Selections): readonly string[] =>
  [...selections.values()].flat().flatMap(({ item, modifiers }) => {
    const name = menu.items.get(item)?.name
    return [...(name === undefined ? [] : [name]), ...namesOf(menu, modifiers)]
  })

const about = (words: Words['ordering'], item: MenuItem, facts: SharedFacts): readonly string[] => {
  const range = caloriesRange(item.calories)
  return [
    ...(item.description === '' ? [] : [item.description]),
    ...(facts.showsCalories && range._tag === 'Some' ? [words.calories(range.value)] : []),
    ...(item.isAvailable ? [] : [words.soldOut]),
  ]
}

export interface RowFacts {
  readonly menu: Menu
  readonly choice: OfferedChoice
  readonly facts: SharedFacts
  readonly max: number
  readonly isWrongInside: boolean
}

export const rowNotes = (
  words: Words['ordering'],
  { menu, choice, facts, max, isWrongInside }: RowFacts,
): readonly RowNote[] => {
  const { item, modifier, isHeldBack } = choice
  const inside = modifier === undefined ? [] : namesOf(menu, modifier.modifiers)
  const notes: readonly RowNote[] = [
    { kind: 'about', text: about(words, item, facts).join(' · ') },
    { kind: 'full', text: isHeldBack ? words.fullReason({ max }) : '' },
    { kind: 'inside', text: inside.join(', ') },
    { kind: 'wrong', text: isWrongInside ? words.insideWrong : '' },
  ]
  return notes.filter(({ text }) => text !== '')
}
