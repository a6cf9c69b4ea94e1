import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { AddressComponent, PlaceDetails } from '../../src-domain/address/place.ts'

/** A row of `places`. */
export interface PlaceRow {
  readonly id: string
  readonly kind: 'street' | 'area' | 'zip' | 'town'
  readonly name: string
  readonly city: string
  readonly state: string
  readonly zip: string | null
  readonly first_number: number | null
  readonly last_number: number | null
  readonly from_lat: number
  readonly from_long: number
  readonly to_lat: number
  readonly to_long: number
}

/** Six decimals are a hand's width. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Where a house stands on its street; without a number, the street's middle. */
export const pointOnRow = (row: PlaceRow, number?: number): GeoPoint => {
  const [first, last] = [row.first_number ?? 0, row.last_number ?? 0]
  const share = number === undefined ? 0.5 : last === first ? 0.5 : (number - first) / (last - first)
  return {
    lat: rounded(row.from_lat + (row.to_lat - row.from_lat) * share),
    long: rounded(row.from_long + (row.to_long - row.from_long) * share),
  }
}

export const hasHouse = ({ first_number: first, last_number: last }: PlaceRow, number: number): boolean =>
  first !== null && last !== null && number >= first && number <= last

/** How a place is offered in a list. */
export const textOf = ({ kind, name, city, state, zip }: PlaceRow, number?: number): string => {
  if (kind === 'town') return `${city}, ${state}`
  if (kind !== 'street') return `${name}, ${city}, ${state}`
  return number === undefined
    ? `${name}, ${city}, ${state}`
    : `${number} ${name}, ${city}, ${state} ${zip ?? ''}`.trim()
}

const part = (types: readonly string[], longName: string, shortName = longName): AddressComponent => ({
  types,
  longName,
  shortName,
})

export const detailsOf = (row: PlaceRow, number?: number): PlaceDetails => {
  const { kind, name, city, state, zip } = row
  return {
    addressComponents: [
      ...(number === undefined ? [] : [part(['street_number'], String(number))]),
      ...(kind === 'street' ? [part(['route'], name)] : []),
      ...(kind === 'area' ? [part(['neighborhood', 'political'], name)] : []),
      part(['locality', 'political'], city),
      part(['administrative_area_level_1', 'political'], state),
      part(['country', 'political'], 'United States', 'US'),
      ...(zip === null ? [] : [part(['postal_code'], zip)]),
    ],
    ...pointOnRow(row, number),
  }
}

/** A place's id says which row it is of, and which house. */
export const placeIdOf = ({ id }: PlaceRow, number?: number): string => `${number ?? 0}_${id}`

export const readPlaceId = (placeId: string): { readonly row: string; readonly number?: number } | undefined => {
  const found = /^(\d{1,5})_([A-Za-z0-9-]{1,64})$/.exec(placeId)
  const [, digits, row] = found ?? []
  if (digits === undefined || row === undefined) return undefined
  return Number(digits) === 0 ? { row } : { row, number: Number(digits) }
}
