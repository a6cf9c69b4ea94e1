/** A saved card's ids at Authorize.Net. */
export interface VaultToken {
  readonly customerProfileId: string
  readonly paymentProfileId: string
}

export function tokenText({ customerProfileId, paymentProfileId }: VaultToken): string {
  return `${customerProfileId}/${paymentProfileId}`
}

/** Undefined if it is none of our tokens. */
export function readToken(text: string): VaultToken | undefined {
  const [, customerProfileId, paymentProfileId] = /^(\d{1,20})\/(\d{1,20})$/.exec(text) ?? []
  return customerProfileId === undefined || paymentProfileId === undefined
    ? undefined
    : { customerProfileId, paymentProfileId }
}
