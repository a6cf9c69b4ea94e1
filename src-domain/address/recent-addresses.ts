import type { Address } from './address.ts'

/** How many addresses are offered again (LOC-35). */
export const mostRecent = 4

/** The same door, however it was typed. */
export function addressLikeness({ street1, street2, city, state, zip }: Address): string {
  return [street1, street2, city, state, zip].map(spoken).join('|')
}

/** What tells addresses apart: the id that the order server gave, and what was typed where there is none. */
export function addressKey(address: Address): string {
  return address.id ?? addressLikeness(address)
}

/** LOC-35: the 4 most recent, each once. The latest comes first. */
export function recentAddresses(latestFirst: readonly Address[]): readonly Address[] {
  const seen = new Map<string, Address>()
  for (const address of latestFirst) {
    const key = addressKey(address)
    if (!seen.has(key)) seen.set(key, address)
  }
  return [...seen.values()].slice(0, mostRecent)
}

/** The addresses of a visit after one more was used. */
export function withRecent(latestFirst: readonly Address[], used: Address): readonly Address[] {
  return recentAddresses([used, ...latestFirst.filter((one) => addressLikeness(one) !== addressLikeness(used))])
}

function spoken(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
