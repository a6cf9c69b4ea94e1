import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'

interface Chosen {
  readonly [optionId: string]: readonly (string | readonly [itemId: string, nested: Chosen])[]
}

/**
 * choices({ size: ['large'], broth: [['miso', { egg: ['soft'] }]] }): option id to item ids, or pairs with nested
 * choices.
 */
export function choices(chosen: Chosen): Selections {
  return new Map(
    Object.entries(chosen).map(([option, picked]) => [
      option,
      picked.map((pick): Modifier => {
        const [item, nested] = typeof pick === 'string' ? [pick, {}] : pick
        return { option, item, modifiers: choices(nested) }
      }),
    ]),
  )
}
