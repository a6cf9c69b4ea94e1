import type { Address } from './address.ts'

/** How many addresses are offered again (LOC-35). */
export const mostRecent = 4

const spoken = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The same door, however it was typed. */
export const addressLikeness = ({ street1, street2, city, state, zip }: Address): string =>
  [street1, street2, city, state, zip].map(spoken).join('|')

/** What tells addresses apart: the id that the order server gave, and what was typed where there is none. */
export const addressKey = (address: Address): string => address.id ?? addressLikeness(address)

/** LOC-35: the 4 most recent, each once. The latest comes first. */
export const recentAddresses = (latestFirst: readonly Address[]): readonly Address[] => {
  const seen = new Map<string, Address>()
  for (const address of latestFirst) {
    const key = addressKey(address)
    if (!seen.has(key)) seen.set(key, address)
  }
  return [...seen.values()].slice(0, mostRecent)
}

/** The addresses of a visit after one more was used. */
export const withRecent = (latestFirst: readonly Address[], used: Address): readonly Address[] =>
  recentAddresses([used, ...latestFirst.filter((one) => addressLikeness(one) !== addressLikeness(used))])
