import type { Address } from '../../src-domain/address/address.ts'

export function addressLine({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
}
