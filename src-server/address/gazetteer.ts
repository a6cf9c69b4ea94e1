import type { Address } from '../../src-domain/address/address.ts'
import type { AddressSuggestion } from '../../src-domain/address/mapped-address.ts'
import {
  type AddressFinder,
  type AddressQuestion,
  type Located,
  mostSuggestions,
} from '../../src-domain/location/address-finder.ts'
import type { Database } from '../store/database.ts'
import {
  detailsOf,
  numberOn,
  pointOnRow,
  readStreetId,
  type StreetRow,
  streetIdOf,
  suggestionText,
} from './street-row.ts'
import { doorOf, type TypedAddress, typedAddress, wordsOf } from './typed-address.ts'

const columns = [
  ...(['id', 'kind', 'name', 'city', 'state', 'zip', 'first_number', 'last_number'] as const),
  ...(['from_lat', 'from_long', 'to_lat', 'to_long'] as const),
] as const

const mostRows = 60
/** Miles of tolerance, because houses are not spaced as evenly as their numbers. */
const houseWithin = 0.31
const zipWithin = 2

export function gazetteer(db: Database): AddressFinder {
  const rowsOf = (brandId: string) => db.selectFrom('places').select(columns).where('brand_id', '=', brandId)

  const suggest = async ({ brandId, text, orderType }: AddressQuestion): Promise<readonly AddressSuggestion[]> => {
    const typed = typedAddress(text)
    if (typed.words.length === 0) return []
    let asked = rowsOf(brandId).orderBy('position').limit(mostRows)
    // Words contain no wildcards.
    for (const word of typed.words) asked = asked.where('words', 'like', `% ${word}%`)
    if (orderType === 'delivery' || typed.house !== undefined) asked = asked.where('kind', '=', 'street')
    const { house } = typed
    if (house !== undefined)
      asked = asked.where(({ eb, or }) =>
        or(house.numbers.map((one) => eb('first_number', '<=', one).and('last_number', '>=', one))),
      )
    const rows = await asked.execute()
    return suggestionsOf(rows.toSorted(byLikelihood(typed)), typed)
  }

  const inZip = async (brandId: string, zip: string): Promise<Located | undefined> => {
    const row = await rowsOf(brandId).where('kind', '=', 'zip').where('zip', '=', zip.trim()).executeTakeFirst()
    return row === undefined ? undefined : { point: pointOnRow(row), withinMiles: zipWithin }
  }

  const locate = async (brandId: string, { street1, city, zip }: Address): Promise<Located | undefined> => {
    const door = doorOf(street1)
    if (door === undefined) return inZip(brandId, zip)
    const rows = await rowsOf(brandId).where('folded', '=', door.street).where('kind', '=', 'street').execute()
    const houses = rows.filter((row) => numberOn(row, door.house) !== undefined)
    const town = city.trim().toLowerCase()
    const house = houses.find((row) => row.zip === zip.trim()) ?? houses.find((row) => row.city.toLowerCase() === town)
    return house === undefined
      ? inZip(brandId, zip)
      : { point: pointOnRow(house, numberOn(house, door.house)), withinMiles: houseWithin }
  }

  return {
    suggest,
    locate,
    details: async (brandId, suggestionId) => {
      const asked = readStreetId(suggestionId)
      if (asked === undefined) return undefined
      const row = await rowsOf(brandId).where('id', '=', asked.row).executeTakeFirst()
      if (row === undefined) return undefined
      const { door } = asked
      return door === undefined || numberOn(row, door.house) !== undefined ? detailsOf(row, door) : undefined
    },
  }
}

function suggestionsOf(rows: readonly StreetRow[], { house, unit }: TypedAddress): readonly AddressSuggestion[] {
  const seen = new Map<string, AddressSuggestion>()
  for (const row of rows) {
    if (house !== undefined && row.kind === 'street' && numberOn(row, house) === undefined) continue
    const door = row.kind === 'street' && house !== undefined ? { house, unit } : undefined
    const text = suggestionText(row, door)
    if (!seen.has(text)) seen.set(text, { id: streetIdOf(row, door), text })
  }
  return [...seen.values()].slice(0, mostSuggestions)
}

function byLikelihood({ words: [first = ''] }: TypedAddress) {
  const rank = ({ name }: StreetRow): number => {
    const words = wordsOf(name)
    return words[0]?.startsWith(first) === true ? 0 : words.some((word) => word.startsWith(first)) ? 1 : 2
  }
  return (a: StreetRow, b: StreetRow): number => rank(a) - rank(b)
}
