import * as E from 'fp-ts/lib/Either.js'
import type { Menu } from '../menu/menu.ts'
import { upgradedToHttps } from '../menu/picture.ts'
import type { Minor } from '../money/minor.ts'
import { draftPrice, type ItemDraft } from './item-draft.ts'
import type { SelectionError } from './selection-error.ts'
import { selectionErrors } from './selection-errors.ts'
import type { Selections } from './selections.ts'

type ItemMessage = Extract<SelectionError, { readonly type: 'item' }>['message']

/** SEL-38. Has the fields of a cart line. `totalPrice` is price x quantity. */
export interface ConfirmedItem {
  readonly group: string
  readonly item: string
  readonly mods: Selections
  readonly name: string
  readonly price: Minor
  readonly totalPrice: Minor
  readonly quantity: number
  readonly notes: string
  readonly isGroup: boolean
  readonly resGroupId?: string
  readonly image?: string
}

/** A group without an item is 'Select 1' (SEL-23), with the group as `optionId`. */
export function draftErrors(menu: Menu, draft: ItemDraft): readonly SelectionError[] {
  return draft.item === undefined
    ? [refusal(draft, { _tag: 'ItemNotChosen' })]
    : selectionErrors(menu, draft.item, draft.selections)
}

/** Add to cart: the only moment at which errors appear (SEL-26). Returns all errors, or the cart line (SEL-28). */
export function confirmDraft(menu: Menu, draft: ItemDraft): E.Either<readonly SelectionError[], ConfirmedItem> {
  const errors = draftErrors(menu, draft)
  if (draft.item === undefined || errors.length > 0) return E.left(errors)
  const item = menu.items.get(draft.item)
  if (item === undefined) return E.left([refusal(draft, { _tag: 'NotOnOffer', itemId: draft.item })])
  if (!item.isAvailable) return E.left([refusal(draft, { _tag: 'SoldOut', itemId: item.id })])
  const image = item.images[0]
  return E.right({
    group: draft.foundIn ?? draft.group,
    item: draft.item,
    mods: draft.selections,
    name: item.name,
    ...draftPrice(menu, draft),
    quantity: draft.quantity,
    notes: draft.notes.trim(),
    isGroup: draft.isGroup,
    ...(item.restaurantGroup === undefined ? {} : { resGroupId: item.restaurantGroup }),
    ...(image === undefined ? {} : { image: upgradedToHttps(image) }),
  })
}

function optionOf(error: SelectionError): string {
  return JSON.stringify([error.type, error.path, error.optionId])
}

/** Displayed errors that still apply (SEL-26, SEL-27). A new error appears at the next press. */
export function remainingErrors(
  shown: readonly SelectionError[],
  now: readonly SelectionError[],
): readonly SelectionError[] {
  const options = new Set(shown.map(optionOf))
  return now.filter((error) => options.has(optionOf(error)))
}

function refusal(draft: ItemDraft, message: ItemMessage): SelectionError {
  return {
    type: 'item',
    optionId: draft.group,
    path: [],
    message,
  }
}
