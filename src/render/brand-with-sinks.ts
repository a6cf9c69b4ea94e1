import { sinksIn } from '../../src-domain/brand/fraud.ts'
import type { ServedBrand } from './storefront-needs.ts'

const liveBrands = new WeakMap<ServedBrand, ServedBrand>()
const trialBrands = new WeakMap<ServedBrand, ServedBrand>()

/** Caches use the returned object as a key. */
export function brandWithSinks(served: ServedBrand, isEarnest: boolean): ServedBrand {
  const { brand } = served
  if (brand.fraud === undefined) return served
  const known = isEarnest ? liveBrands : trialBrands
  const made = known.get(served) ?? { ...served, brand: { ...brand, analytics: sinksIn(brand, isEarnest) } }
  known.set(served, made)
  return made
}
