import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { AddressComponent, AddressDetails } from '../../src-domain/address/mapped-address.ts'
import { type HouseNumber, houseNumberIn } from './house-number.ts'
import { typedAddress } from './typed-address.ts'

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

export function pointOnRow(row: StreetRow, number?: number): GeoPoint {
  const [first, last] = [row.first_number ?? 0, row.last_number ?? 0]
  const share = number === undefined ? 0.5 : last === first ? 0.5 : (number - first) / (last - first)
  return {
    lat: rounded(row.from_lat + (row.to_lat - row.from_lat) * share),
    long: rounded(row.from_long + (row.to_long - row.from_long) * share),
  }
}

export interface Door {
  readonly house: HouseNumber
  readonly unit: string | undefined
}

/** undefined: no such house. */
export function numberOn(
  { first_number: first, last_number: last }: StreetRow,
  house: HouseNumber,
): number | undefined {
  if (first === null || last === null) return undefined
  return house.numbers.find((number) => number >= first && number <= last)
}

export function suggestionText({ kind, name, city, state, zip }: StreetRow, door?: Door): string {
  if (kind === 'town') return `${city}, ${state}`
  if (kind !== 'street') return `${name}, ${city}, ${state}`
  if (door === undefined) return `${name}, ${city}, ${state}`
  const unit = door.unit === undefined ? '' : `, ${door.unit}`
  return `${door.house.label} ${name}${unit}, ${city}, ${state} ${zip ?? ''}`.trim()
}

function part(types: readonly string[], longName: string, shortName = longName): AddressComponent {
  return {
    types,
    longName,
    shortName,
  }
}

export function detailsOf(row: StreetRow, door?: Door): AddressDetails {
  const { kind, name, city, state, zip } = row
  return {
    addressComponents: [
      ...(door === undefined ? [] : [part(['street_number'], door.house.label)]),
      ...(kind === 'street' ? [part(['route'], name)] : []),
      ...(door?.unit === undefined ? [] : [part(['subpremise'], door.unit)]),
      ...(kind === 'area' ? [part(['neighborhood', 'political'], name)] : []),
      part(['locality', 'political'], city),
      part(['administrative_area_level_1', 'political'], state),
      part(['country', 'political'], 'United States', 'US'),
      ...(zip === null ? [] : [part(['postal_code'], zip)]),
    ],
    ...pointOnRow(row, door && numberOn(row, door.house)),
  }
}

export function streetIdOf({ id }: StreetRow, door?: Door): string {
  if (door === undefined) return `0_${id}`
  const { label } = door.house
  if (door.unit === undefined && /^\d+$/.test(label)) return `${label}_${id}`
  const written = Buffer.from(JSON.stringify([label, door.unit])).toString('base64url')
  return `0_${id}_${written}`
}

export function readStreetId(suggestionId: string): { readonly row: string; readonly door?: Door } | undefined {
  const [, digits = '', row, written] =
    /^(\d{1,5})_([A-Za-z0-9-]{1,64})(?:_([A-Za-z0-9_-]{1,128}))?$/.exec(suggestionId) ?? []
  if (row === undefined) return undefined
  if (written === undefined) {
    const house = houseNumberIn(digits)
    return house === undefined ? { row } : { row, door: { house, unit: undefined } }
  }
  const door = readDoor(Buffer.from(written, 'base64url').toString())
  return door && { row, door }
}

/** Parses a door like typed text, so that an id cannot name another door than its seal. */
function readDoor(written: string): Door | undefined {
  const [, label, unit] = /^\["([^"\\]{1,20})",(?:null|"([^"\\]{1,40})")\]$/.exec(written) ?? []
  if (label === undefined) return undefined
  const { house, unit: read } = typedAddress(`${label} x${unit === undefined ? '' : ` ${unit}`}`)
  return house?.label === label && read === unit ? { house, unit } : undefined
}

/** About ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
