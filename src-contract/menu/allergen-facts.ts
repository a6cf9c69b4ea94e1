import { right } from 'fp-ts/lib/Either.js'
import { type Allergen, type AllergenFacts, allergenNamed } from '../../src-domain/menu/allergens.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

const names = withFallback(list(text), [])

/** Never drops an allergen: a name outside the list stays as it is written, and counts as contained. */
export const allergenFacts: Codec<AllergenFacts> = mapped(
  'allergens',
  shape('allergens', { required: { contains: names, mayContain: names }, optional: { text, isPartial: yesNo } }),
  ({ contains, mayContain, text: own, isPartial }) => {
    const others = [...contains, ...mayContain].filter((name) => allergenNamed(name) === undefined)
    return right<never, AllergenFacts>({
      contains: known(contains),
      mayContain: known(mayContain),
      others: [...new Set(others)],
      ...(own === undefined || own.trim() === '' ? {} : { text: own }),
      ...(isPartial === true ? { isPartial } : {}),
    })
  },
  ({ contains, others, ...rest }: AllergenFacts) => ({ ...rest, contains: [...contains, ...others] }),
)

function known(all: readonly string[]): readonly Allergen[] {
  return [...new Set(all.flatMap((name) => allergenNamed(name) ?? []))]
}
