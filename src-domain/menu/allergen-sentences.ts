import type { Allergen, AllergenFacts } from './allergens.ts'

type Names = { readonly names: string }

/** Texts about allergens in one language. */
export interface AllergenWords {
  readonly name: Readonly<Record<Allergen, string>>
  readonly contains: (facts: Names) => string
  readonly mayContain: (facts: Names) => string
  /** The restaurant declares none of the fourteen. */
  readonly none: string
  /** A part has no declaration. */
  readonly partial: string
}

/** Sentences in the reader's language. The restaurant's own text is apart, because it is never translated. */
export function allergenSentences(
  { contains, mayContain, others, text, isPartial }: AllergenFacts,
  words: AllergenWords,
): readonly string[] {
  const named = (all: readonly Allergen[]) => all.map((one) => words.name[one])
  const contained = [...named(contains), ...others].join(', ')
  const possible = named(mayContain).join(', ')
  const isNone = contained === '' && possible === '' && text === undefined && isPartial !== true
  return [
    ...(contained === '' ? [] : [words.contains({ names: contained })]),
    ...(possible === '' ? [] : [words.mayContain({ names: possible })]),
    ...(isNone ? [words.none] : []),
    ...(isPartial === true ? [words.partial] : []),
  ]
}

/** The sentences, then the restaurant's own text: for mails and slips. */
export function allergenLines(facts: AllergenFacts | undefined, words: AllergenWords): readonly string[] {
  if (facts === undefined) return []
  return [...allergenSentences(facts, words), ...(facts.text === undefined ? [] : [facts.text])]
}
