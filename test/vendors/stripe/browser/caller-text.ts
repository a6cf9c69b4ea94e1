/** The key and the connected account of Stripe(), in one text that elements and frames hand on. */
export function callerText(key: string, account: string | undefined): string {
  return account === undefined ? key : `${key} ${account}`
}

/** As Stripe.js sends them with each call: https://docs.stripe.com/connect/direct-charges */
export function callerParams(caller: unknown): Readonly<Record<string, string>> {
  if (typeof caller !== 'string') return {}
  const [key = '', account] = caller.split(' ')
  return account === undefined ? { key } : { key, _stripe_account: account }
}
