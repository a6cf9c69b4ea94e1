import type { Shares } from '../limits/limits.ts'

export interface ProvingPatron {
  readonly brandId: string
  readonly network: string
  readonly patronId: string
}

export function ownershipShares(
  { brandId, network, patronId }: ProvingPatron,
  { password, pinCode }: { readonly password?: string; readonly pinCode?: string },
): Shares {
  const ofPatron = JSON.stringify([brandId, network, patronId])
  if (password !== undefined)
    return [
      { limit: 'signInByAccountAtAddress', of: ofPatron },
      { limit: 'signInByAddress', of: network },
    ]
  if (pinCode !== undefined) return [{ limit: 'pinGuessByAddress', of: network }]
  return [
    { limit: 'pinByAccountAtAddress', of: ofPatron },
    { limit: 'pinByAddress', of: network },
  ]
}
