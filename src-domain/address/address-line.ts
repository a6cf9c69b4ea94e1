import type { Address } from './address.ts'

export function lineOf({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
}
