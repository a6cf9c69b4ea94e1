import type { Address } from './address.ts'

export const mostRecent = 4

/** Ignores case and spacing, so that equal addresses match. */
export function addressLikeness({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, state, zip].map(spoken).join('|')
}

/** The server's id. An address without one has its normalised text. */
export function addressKey(address: Address): string {
  return address.id ?? addressLikeness(address)
}

/** LOC-35: the 4 most recent distinct addresses, latest first. */
export function recentAddresses(latestFirst: readonly Address[]): readonly Address[] {
  const seen = new Map<string, Address>()
  for (const address of latestFirst) {
    const key = addressKey(address)
    if (!seen.has(key)) seen.set(key, address)
  }
  return [...seen.values()].slice(0, mostRecent)
}

export function withRecent(latestFirst: readonly Address[], used: Address): readonly Address[] {
  return recentAddresses([used, ...latestFirst.filter((one) => addressLikeness(one) !== addressLikeness(used))])
}

function spoken(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
