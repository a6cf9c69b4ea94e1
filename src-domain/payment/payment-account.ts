/**
 * A charge belongs to the account at the processor that took it: "stripe" for the account of the whole server,
 * "stripe@ember" for a brand's own, "square@ember/red-hook" for a location's. Returns the processor.
 */
export function processorOfAccount(account: string): string {
  return account.split('@')[0] ?? account
}

/** Whether a brand's charges and saved cards may be there: its own accounts, and those of the whole server. */
export function mayBeAccountOf(account: string, brandId: string): boolean {
  const section = account.split('@')[1]
  return section === undefined || section.split(/[/+]/)[0] === brandId
}
