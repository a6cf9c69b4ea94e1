export interface VaultToken {
  readonly customerProfileId: string
  readonly paymentProfileId: string
}

export function tokenText({ customerProfileId, paymentProfileId }: VaultToken): string {
  return `${customerProfileId}/${paymentProfileId}`
}

export function readToken(text: string): VaultToken | undefined {
  const [, customerProfileId, paymentProfileId] = /^(\d{1,20})\/(\d{1,20})$/.exec(text) ?? []
  return customerProfileId === undefined || paymentProfileId === undefined
    ? undefined
    : { customerProfileId, paymentProfileId }
}
