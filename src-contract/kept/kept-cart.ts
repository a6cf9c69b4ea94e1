import * as t from 'io-ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'

// Edited storage must not produce unsafe integers.
const mostCents = 1_000_000_000
const mostPieces = 1_000_000

function isWholeWithin(least: number, most: number, u: unknown): u is number {
  return typeof u === 'number' && Number.isSafeInteger(u) && u >= least && u <= most
}

/** Whole cents. No release has stored dollars. */
export const KeptCents = new t.Type<Minor, number, unknown>(
  'KeptCents',
  (u): u is Minor => isWholeWithin(-mostCents, mostCents, u),
  (u, context) => (isWholeWithin(-mostCents, mostCents, u) ? t.success(minor(u)) : t.failure(u, context)),
  (amount) => amount,
)

interface KeptModifier {
  readonly item: string
  readonly modifiers: readonly KeptChoice[]
}
type KeptChoice = [option: string, chosen: readonly KeptModifier[]]

// Pairs preserve the order of choices (SEL-10).
const KeptChoices: t.Type<readonly KeptChoice[]> = t.recursion('KeptChoices', () =>
  t.readonlyArray(t.tuple([t.string, t.readonlyArray(t.readonly(t.type({ item: t.string, modifiers: KeptChoices })))])),
)

function fromKept(choices: readonly KeptChoice[]): Selections {
  return new Map(
    choices.map(([option, chosen]): [string, readonly Modifier[]] => [
      option,
      chosen.map(({ item, modifiers }) => ({ item, option, modifiers: fromKept(modifiers) })),
    ]),
  )
}

function toKept(selections: Selections): readonly KeptChoice[] {
  return [...selections].map(([option, chosen]) => [
    option,
    chosen.map(({ item, modifiers }) => ({ item, modifiers: toKept(modifiers) })),
  ])
}

/** Option id and chosen modifiers, to any depth (SEL-01). */
export const KeptSelections = new t.Type<Selections, readonly KeptChoice[], unknown>(
  'KeptSelections',
  (u): u is Selections => u instanceof Map,
  (u, context) => {
    const choices = KeptChoices.validate(u, context)
    return choices._tag === 'Left' ? choices : t.success(fromKept(choices.right))
  },
  toKept,
)

const Quantity = new t.Type<number, number, unknown>(
  'Quantity',
  (u): u is number => isWholeWithin(1, mostPieces, u),
  (u, context) => (isWholeWithin(1, mostPieces, u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

const Line: t.Type<CartLine, unknown> = t.exact(
  t.intersection([
    t.type({
      group: t.string,
      item: t.string,
      mods: KeptSelections,
      name: t.string,
      price: KeptCents,
      quantity: Quantity,
      notes: t.string,
      isGroup: t.boolean,
    }),
    t.partial({ resGroupId: t.string, image: t.string }),
  ]),
)

/** Omits unreadable lines. */
export const KeptLines = new t.Type<readonly CartLine[], unknown, unknown>(
  'KeptLines',
  (u): u is readonly CartLine[] => Array.isArray(u) && u.every(Line.is),
  (u, context) => {
    if (!Array.isArray(u)) return t.failure(u, context)
    const readable: CartLine[] = []
    for (const entry of u) {
      const line = Line.decode(entry)
      if (line._tag === 'Right') readable.push(line.right)
    }
    return t.success(readable)
  },
  (lines) => lines.map((line) => Line.encode(line)),
)
