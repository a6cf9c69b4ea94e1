/**
 * The fourteen allergens of Regulation (EU) 1169/2011, Annex II. They contain the nine that US law names (FALCPA and
 * the FASTER Act): wheat is part of `gluten`, shellfish is `crustaceans`.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof allergens)[number]

/** Allergens that a restaurant declares, of an item or of an item with its choices. Absent on an item: unknown. */
export interface AllergenFacts {
  /** In the order of the regulation. Empty: the item contains none of the fourteen. */
  readonly contains: readonly Allergen[]
  readonly mayContain: readonly Allergen[]
  /** Allergens outside the list, as the restaurant spells them. Never translated. */
  readonly others: readonly string[]
  /** The restaurant's own words. Never translated. */
  readonly text?: string
  /** True if a part, such as a chosen modifier, has no declaration. */
  readonly isPartial?: true
}

/** Parts without any declaration have no sum, so menus without allergens look as before. */
export function sumOfAllergens(parts: readonly { readonly allergens?: AllergenFacts }[]): AllergenFacts | undefined {
  const declared = parts.flatMap((part) => part.allergens ?? [])
  if (declared.length === 0) return undefined
  const contained = new Set(declared.flatMap(({ contains }) => contains))
  const possible = new Set(declared.flatMap(({ mayContain }) => mayContain))
  const texts = [...new Set(declared.flatMap(({ text }) => text ?? []))]
  const isPartial = declared.length < parts.length || declared.some((one) => one.isPartial === true)
  return {
    contains: allergens.filter((one) => contained.has(one)),
    mayContain: allergens.filter((one) => possible.has(one) && !contained.has(one)),
    others: [...new Set(declared.flatMap(({ others }) => others))],
    ...(texts.length === 0 ? {} : { text: texts.join(' ') }),
    ...(isPartial ? { isPartial: true } : {}),
  }
}

/** Maps a word such as "Tree nuts" to its code. Words that could mean two of the codes have none. */
export function allergenNamed(word: string): Allergen | undefined {
  const plain = word
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return allergens.find((one) => one === plain) ?? synonyms.get(plain)
}

const synonyms: ReadonlyMap<string, Allergen> = new Map([
  ['wheat', 'gluten'],
  ['cereals containing gluten', 'gluten'],
  ['crustacean', 'crustaceans'],
  ['crustacean shellfish', 'crustaceans'],
  ['egg', 'eggs'],
  ['peanut', 'peanuts'],
  ['soy', 'soybeans'],
  ['soya', 'soybeans'],
  ['soybean', 'soybeans'],
  ['dairy', 'milk'],
  ['tree nut', 'nuts'],
  ['tree nuts', 'nuts'],
  ['sesame seeds', 'sesame'],
  ['sulfites', 'sulphites'],
  ['sulphur dioxide', 'sulphites'],
  ['mollusc', 'molluscs'],
  ['mollusk', 'molluscs'],
  ['mollusks', 'molluscs'],
])
