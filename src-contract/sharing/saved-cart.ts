import { right } from 'fp-ts/lib/Either.js'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { type ModifierTree, modifierTree, selectionsFromTree } from '../../src-domain/selection/modifier-tree.ts'
import type { CartToSave, SavedCart, SavedLine } from '../../src-domain/sharing/saved-cart.ts'
import { address, sentAddress } from '../address/address.ts'
import { mostOf } from '../call/limits.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { id, matching, text, typedText, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { location, slug } from '../location/location.ts'
import { money } from '../money/money.ts'
import { type SeenLine, type SeenModification, seenModification } from '../ordering/place-order.ts'

/** Ours have 22 characters; other back ends may send shorter ones or UUIDs. */
export const publicIdentifier = matching('a public identifier', /^[A-Za-z0-9_-]{1,64}$/)

const line = {
  required: {
    group: id,
    item: shape('an item by id', { required: { id } }),
    modifications: withFallback(list(seenModification, { atMost: mostOf.modifiers }), []),
    name: typedText(200),
    price: money,
    // CART-25: may be missing.
    quantity: withFallback(wholeNumber(1, mostOf.quantity), 1),
    notes: withFallback(typedText(mostOf.note), ''),
  },
}

const lineToSave: Codec<CartLine> = mapped(
  'a line to save',
  shape('a line to save', line),
  (one) => right(lineOf(one)),
  wireLine,
)

const savedLine: Codec<SavedLine> = mapped(
  'a saved line',
  // Our additions, filled from the current menu.
  shape('a saved line', { ...line, optional: { isAvailable: ours(yesNo), image: ours(text), resGroupId: ours(id) } }),
  ({ isAvailable = true, image, resGroupId, ...one }) =>
    right({ line: { ...lineOf(one), ...pictured(image, resGroupId) }, isAvailable }),
  ({ line: one, isAvailable }) => ({ ...wireLine(one), isAvailable, ...pictured(one.image, one.resGroupId) }),
)

const seconds = wholeNumber(0, mostOf.seconds)

/** API-41, wire row 10. */
export const cartToSave: Codec<CartToSave> = shape('a cart to save', {
  required: {
    items: list(lineToSave, { atMost: mostOf.lines }),
    location: shape('a location by name', { required: { id, slug } }),
    orderType: diningOption,
  },
  orNull: { deliveryInfo: sentAddress, discount: typedText(64), scheduledAt: seconds },
})

export const savedCartAnswer = shape('a saved cart’s identifier', { required: { publicIdentifier: text } })

/** API-42, CART-25, wire row 10. */
export function savedCartReporting(leftOut: LeftOut): Codec<SavedCart> {
  return shape('a saved cart', {
    required: { id: text, items: list(savedLine, { leftOut }), location, orderType: diningOption },
    orNull: { deliveryInfo: address, discount: text, scheduledAt: seconds },
  })
}

export const savedCart: Codec<SavedCart> = savedCartReporting(unreported)

function treeOf(modifications: readonly SeenModification[]): readonly ModifierTree[] {
  return modifications.map(({ item, option, modifications: inner }) => ({ item, option, modifiers: treeOf(inner) }))
}

function modificationsOf(tree: readonly ModifierTree[]): readonly SeenModification[] {
  return tree.map(({ item, option, modifiers }) => ({ item, option, modifications: modificationsOf(modifiers) }))
}

function lineOf({ group, item, modifications, name, price, quantity, notes }: SeenLine): CartLine {
  return {
    group,
    item: item.id,
    mods: selectionsFromTree(treeOf(modifications)),
    name,
    price,
    quantity,
    notes,
    isGroup: false,
  }
}

function wireLine({ group, item, mods, name, price, quantity, notes }: CartLine): SeenLine {
  return {
    group,
    item: { id: item },
    modifications: modificationsOf(modifierTree(mods)),
    name,
    price,
    quantity,
    notes,
  }
}

function pictured(image: string | undefined, resGroupId: string | undefined) {
  return {
    ...(image === undefined ? {} : { image }),
    ...(resGroupId === undefined ? {} : { resGroupId }),
  }
}
