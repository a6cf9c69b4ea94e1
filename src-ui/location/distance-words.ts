import type { Country } from '../../src-domain/brand/country.ts'
import { distanceText } from '../../src-domain/location/distance-text.ts'
import type { Words } from '../messages/words-context.tsx'

export function distanceWords(
  { milesAway, kilometresAway }: Pick<Words['shop'], 'milesAway' | 'kilometresAway'>,
  miles: number,
  country: Country,
): string {
  const told = distanceText(miles, country)
  return told._tag === 'Miles' ? milesAway(told) : kilometresAway(told)
}
