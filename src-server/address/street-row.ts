import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { AddressComponent, AddressDetails } from '../../src-domain/address/mapped-address.ts'

/** A row of `places`. */
export interface StreetRow {
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

/** Where a house stands on its street; without a number, the street's middle. */
export function pointOnRow(row: StreetRow, number?: number): GeoPoint {
  const [first, last] = [row.first_number ?? 0, row.last_number ?? 0]
  const share = number === undefined ? 0.5 : last === first ? 0.5 : (number - first) / (last - first)
  return {
    lat: rounded(row.from_lat + (row.to_lat - row.from_lat) * share),
    long: rounded(row.from_long + (row.to_long - row.from_long) * share),
  }
}

export function hasHouse({ first_number: first, last_number: last }: StreetRow, number: number): boolean {
  return first !== null && last !== null && number >= first && number <= last
}

/** How an address is offered in a list. */
export function textOf({ kind, name, city, state, zip }: StreetRow, number?: number): string {
  if (kind === 'town') return `${city}, ${state}`
  if (kind !== 'street') return `${name}, ${city}, ${state}`
  return number === undefined
    ? `${name}, ${city}, ${state}`
    : `${number} ${name}, ${city}, ${state} ${zip ?? ''}`.trim()
}

function part(types: readonly string[], longName: string, shortName = longName): AddressComponent {
  return {
    types,
    longName,
    shortName,
  }
}

export function detailsOf(row: StreetRow, number?: number): AddressDetails {
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

/** An address's id says which row it is of, and which house. */
export function streetIdOf({ id }: StreetRow, number?: number): string {
  return `${number ?? 0}_${id}`
}

export function readStreetId(suggestionId: string): { readonly row: string; readonly number?: number } | undefined {
  const found = /^(\d{1,5})_([A-Za-z0-9-]{1,64})$/.exec(suggestionId)
  const [, digits, row] = found ?? []
  if (digits === undefined || row === undefined) return undefined
  return Number(digits) === 0 ? { row } : { row, number: Number(digits) }
}

/** Six decimals are a hand's width. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
