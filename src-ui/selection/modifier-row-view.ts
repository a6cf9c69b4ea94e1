import { allergenLines } from '../../src-domain/menu/allergen-sentences.ts'
import { caloriesRange } from '../../src-domain/menu/calories-range.ts'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'
import type { Words } from '../messages/words-context.tsx'
import { whyNotOrdered } from './selection-words.ts'

/** Line below a modifier. `full` is only for screen readers, because others see the group's counter. */
export interface RowNote {
  readonly kind: 'about' | 'full' | 'inside' | 'wrong'
  readonly text: string
}

export interface RowFacts {
  readonly menu: Menu
  readonly item: MenuItem
  readonly modifier: Modifier | undefined
  readonly isHeldBack: boolean
  readonly facts: SharedFacts
  readonly max: number
  readonly isWrongInside: boolean
}

export function rowNotes(
  words: Words['ordering'],
  { menu, item, modifier, isHeldBack, facts, max, isWrongInside }: RowFacts,
): readonly RowNote[] {
  const inside = modifier === undefined ? [] : namesOf(menu, modifier.modifiers)
  const notes: readonly RowNote[] = [
    { kind: 'about', text: descriptionWords(words, item, facts).join(' · ') },
    { kind: 'full', text: isHeldBack ? words.fullReason({ max }) : '' },
    { kind: 'inside', text: inside.join(', ') },
    { kind: 'wrong', text: isWrongInside ? words.insideWrong : '' },
  ]
  return notes.filter(({ text }) => text !== '')
}

function namesOf(menu: Menu, selections: Selections): readonly string[] {
  return [...selections.values()].flat().flatMap(({ item, modifiers }) => {
    const name = menu.items.get(item)?.name
    return [...(name === undefined ? [] : [name]), ...namesOf(menu, modifiers)]
  })
}

/** A choice without allergens says nothing, because most choices have none. */
function allergenWordsOf(words: Words['ordering'], { allergens }: MenuItem): readonly string[] {
  if (allergens === undefined) return []
  const { contains, mayContain, others, text } = allergens
  const isNone = contains.length + mayContain.length + others.length === 0 && text === undefined
  return isNone ? [] : [allergenLines(allergens, words.allergens).join(' ')]
}

function descriptionWords(words: Words['ordering'], item: MenuItem, facts: SharedFacts): readonly string[] {
  const range = caloriesRange(item.calories)
  const whyNot = whyNotOrdered(words, item)
  return [
    ...(item.description === '' ? [] : [item.description]),
    ...(facts.showsCalories && range._tag === 'Some' ? [words.calories(range.value)] : []),
    ...allergenWordsOf(words, item),
    ...(whyNot === undefined ? [] : [whyNot]),
    ...(item.left === undefined ? [] : [words.onlyLeft({ count: item.left })]),
  ]
}
