export interface PlainModifier {
  item: string
  modifiers: PlainModifier[]
}

export interface PlainLine {
  item: string
  quantity: number
  modifiers: PlainModifier[]
}

function priceOf(prices: Map<string, number>, modifiers: PlainModifier[]): number {
  let total = 0
  for (const modifier of modifiers) {
    total += prices.get(modifier.item) ?? 0
    total += priceOf(prices, modifier.modifiers)
  }
  return total
}

export function priceLines(prices: Map<string, number>, lines: PlainLine[]): number {
  let total = 0
  for (const line of lines) {
    total += ((prices.get(line.item) ?? 0) + priceOf(prices, line.modifiers)) * line.quantity
  }
  return total
}

export interface PlainOption {
  id: string
  min: number
  max: number
  /** Modifier id -> its options. */
  offered: Map<string, PlainOption[]>
}

export type PlainChoice = Map<string, { item: string; choice: PlainChoice }[]>

export function validate(options: PlainOption[], choice: PlainChoice, errors: string[]): string[] {
  for (const option of options) {
    const chosen = choice.get(option.id) ?? []
    if (chosen.length < option.min) errors.push(`${option.id} needs ${option.min}`)
    if (chosen.length > option.max) errors.push(`${option.id} takes ${option.max}`)
    for (const one of chosen) {
      const nested = option.offered.get(one.item)
      if (nested === undefined) errors.push(`${option.id} does not offer ${one.item}`)
      else if (nested.length > 0) validate(nested, one.choice, errors)
    }
  }
  return errors
}
