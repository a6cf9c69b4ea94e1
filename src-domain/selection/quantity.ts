export const firstQuantity = 1

/** Limit of a line on the wire, where the UI stops. The ordering rules have none (SEL-36). */
export const mostOfOne = 9_999

/** SEL-36 sets no maximum. This one keeps totals exact. */
const countable = 1_000_000_000

/** Integer of at least 1 (SEL-36). */
export function quantityFrom(wanted: number): number {
  return Number.isNaN(wanted) ? firstQuantity : Math.min(countable, Math.max(firstQuantity, Math.trunc(wanted)))
}

/** Undefined unless an integer of at least 1 ("1e3", "3.7", "0"). NFKC maps full-width digits to ASCII. */
export function quantityFromText(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim()
  if (!/^\d+$/.test(text)) return undefined
  const wanted = Math.min(countable, Number(text))
  return wanted < firstQuantity ? undefined : wanted
}
