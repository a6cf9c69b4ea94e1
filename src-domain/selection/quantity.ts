export const firstQuantity = 1

/** What one line of an order carries on the wire, so that screens stop there and say so; no rule of ordering (SEL-36). */
export const mostOfOne = 9_999

/** No rule bounds a quantity upwards (SEL-36); this is where a number field stops, so that every total stays exact. */
const countable = 1_000_000_000

/** What a stepper or a typed number means: whole pieces, never below 1 (SEL-36). */
export function quantityFrom(wanted: number): number {
  return Number.isNaN(wanted) ? firstQuantity : Math.min(countable, Math.max(firstQuantity, Math.trunc(wanted)))
}

/**
 * A typed quantity; nothing for what is no whole number of at least 1 ("1e3", "3.7", "0"). NFKC makes ASCII of
 * full-width digits, which a keyboard for Japanese types.
 */
export function quantityFromText(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim()
  if (!/^\d+$/.test(text)) return undefined
  const wanted = Math.min(countable, Number(text))
  return wanted < firstQuantity ? undefined : wanted
}
