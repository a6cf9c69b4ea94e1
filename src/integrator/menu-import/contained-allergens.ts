/**
 * The key `allergens` of a dish, absent if both lists are empty: another system writes an empty list for a dish whose
 * allergens are unknown.
 */
export function containedAllergens(
  contains: readonly string[],
  mayContain: readonly string[] = [],
): { readonly allergens?: unknown } {
  if (contains.length + mayContain.length === 0) return {}
  return { allergens: { contains, ...(mayContain.length === 0 ? {} : { mayContain }) } }
}
