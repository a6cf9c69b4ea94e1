import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Gateways } from './gateways.ts'

/** Which of the accounts at the processors takes what. Charges store their account, so later calls need no choice. */
export interface PaymentAccounts {
  /** Takes the new charges of a location. Without a location: keeps the brand's saved cards. */
  readonly accountOf: (brandId: string, locationId?: string) => string
  /** The account whose saved cards this one can charge: its own, or that of the same merchant. */
  readonly vaultOf: (account: string) => string
  /** Accounts whose processor posts to the path of a brand, or to the path without one. */
  readonly postedTo: (processor: string, brandId: string | undefined) => readonly string[]
}

/** One account per processor, for all brands. */
export function accountsByProcessor(
  brands: ReadonlyMap<string, Pick<Brand, 'paymentProcessor'>>,
  gateways: Gateways,
): PaymentAccounts {
  return {
    accountOf: (brandId) => brands.get(brandId)?.paymentProcessor ?? '',
    vaultOf: (account) => account,
    postedTo: (processor, brandId) => (brandId === undefined && gateways.has(processor) ? [processor] : []),
  }
}

/** The account that takes an order's charge. */
export interface ChargingAccount {
  readonly name: string
  /** The account whose saved cards it can charge. */
  readonly vault: string
  readonly opensIntents: boolean
}

export function chargingAccount(
  { accounts, gateways }: { readonly accounts: PaymentAccounts; readonly gateways: Gateways },
  brandId: string,
  locationId: string,
): ChargingAccount {
  const name = accounts.accountOf(brandId, locationId)
  return { name, vault: accounts.vaultOf(name), opensIntents: gateways.get(name)?.opensIntents === true }
}
