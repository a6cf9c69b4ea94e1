import type { Address } from './address.ts'

/** An address in one line. */
export function lineOf({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
}
