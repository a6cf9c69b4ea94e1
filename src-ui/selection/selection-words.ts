import type { MenuItem } from '../../src-domain/menu/menu.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { OptionRule } from '../../src-domain/selection/option-rule.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import type { Words } from '../messages/words-context.tsx'

type Ordering = Words['ordering']

export function ruleSentence(words: Ordering, rule: OptionRule): string {
  switch (rule._tag) {
    case 'RequiredExactly':
      return rule.count === 1 ? words.rule.RequiredOne : words.rule.RequiredExactly(rule)
    case 'RequiredRange':
      return words.rule.RequiredRange(rule)
    case 'RequiredAtLeast':
      return words.rule.RequiredAtLeast(rule)
    case 'UpTo':
      return words.rule.UpTo(rule)
    case 'OptionalOne':
      return words.rule.OptionalOne
    case 'AnyNumber':
      return words.rule.AnyNumber
    case 'Pieces':
    case 'NoneOrAtLeast':
      return [
        pieceSentence(words, rule),
        ...(rule.each === undefined ? [] : [words.piecesEach({ max: rule.each })]),
      ].join(' · ')
    case 'NothingToChoose':
      return ''
  }
}

function pieceSentence(
  words: Ordering,
  rule: Extract<OptionRule, { readonly _tag: 'Pieces' | 'NoneOrAtLeast' }>,
): string {
  if (rule._tag === 'NoneOrAtLeast') return words.noneOrAtLeast(rule)
  const { min, max } = rule
  if (min === 0) return max === undefined ? words.rule.AnyNumber : words.rule.UpTo({ max })
  if (max === undefined) return words.rule.RequiredAtLeast({ min })
  return max > min ? words.rule.RequiredRange({ min, max }) : words.rule.RequiredExactly({ count: min })
}

export function isRequired(rule: OptionRule): boolean {
  if (rule._tag === 'Pieces') return rule.min > 0
  return rule._tag === 'RequiredExactly' || rule._tag === 'RequiredRange' || rule._tag === 'RequiredAtLeast'
}

/** "2 of 3 chosen", or "2 chosen" without a maximum. */
export function counterSentence(words: Ordering, count: number, max: number): string {
  return max === Number.POSITIVE_INFINITY ? words.chosenCount({ count }) : words.chosenOf({ count, max })
}

/** Errors (SEL-30, SEL-31); a group without an item has its own (SEL-32). */
export function errorSentence(words: Ordering, { message }: SelectionError): string {
  switch (message._tag) {
    case 'SelectionMin':
      return words.selectionMin({ option: message.min })
    case 'SelectionMax':
      return words.selectionMax({ option: message.max })
    case 'PiecesMin':
      return words.selectionMin({ option: message.min })
    case 'PiecesMax':
      return words.selectionMax({ option: message.max })
    case 'PiecesOfOneMax':
      return words.piecesOfOneMax(message)
    case 'NoneOrAtLeast':
      return words.noneOrAtLeast(message)
    case 'ItemNotChosen':
      return words.selectionEmpty
    case 'SoldOut':
      return words.soldOutLong
    case 'NotOnOffer':
      return words.itemGone
    case 'ChosenTwice':
    case 'TooDeep':
    case 'TooManyModifiers':
      return words.checkSelections
  }
}

/** Undefined for an item that can be ordered. */
export function whyNotOrdered(words: Ordering, { isAvailable, isNotDelivered }: MenuItem): string | undefined {
  if (isAvailable) return undefined
  return isNotDelivered === true ? words.notDelivered : words.soldOut
}

/** Facts that all modifiers of a group share, shown in its title (MENU-37, MENU-38). */
export function sharedSentences(words: Ordering, { price, calories }: SharedFacts): readonly string[] {
  return [
    ...(price === undefined ? [] : [words.priceEach({ price: words.price(price) })]),
    ...(calories === undefined ? [] : [words.caloriesEach({ count: calories })]),
  ]
}
