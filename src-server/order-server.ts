import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Patron } from '../src-domain/account/patron.ts'
import type { Address, GeoPoint, SealedPoint } from '../src-domain/address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../src-domain/address/mapped-address.ts'
import type { Locale } from '../src-domain/brand/brand.ts'
import type { GuestInfo } from '../src-domain/checkout/guest-info.ts'
import type { DiningOption } from '../src-domain/dining-option/dining-option.ts'
import type { TableCheck } from '../src-domain/fulfilment/table-gateway.ts'
import type { GiftCard } from '../src-domain/gift-card/gift-card.ts'
import type { GiftCardCheck } from '../src-domain/gift-card/gift-card-gateway.ts'
import type { HumanVerifier } from '../src-domain/gift-card/human-verifier.ts'
import type { Location } from '../src-domain/location/location.ts'
import type { Loyalty } from '../src-domain/loyalty/loyalty.ts'
import type { Menu } from '../src-domain/menu/menu.ts'
import type { Cents } from '../src-domain/money/cents.ts'
import type { OrderStatus, ValidateResult } from '../src-domain/ordering/order-gateway.ts'
import type { PromoOrder } from '../src-domain/ordering/promo-gateway.ts'
import type { SubmittedOrder } from '../src-domain/ordering/submitted-order.ts'
import type { Ticket } from '../src-domain/ordering/ticket.ts'
import type { Tracking } from '../src-domain/ordering/tracking.ts'
import type { FurtherStep } from '../src-domain/payment/further-step.ts'
import type { PriceCheck } from '../src-domain/pricing/price-check.ts'
import type { DiscountResult } from '../src-domain/promo/discount-result.ts'
import type { ScheduleDate, ScheduleTime } from '../src-domain/scheduling/schedule.ts'
import type { CartToSave, SavedCart } from '../src-domain/sharing/saved-cart.ts'
import type { KnownDevices } from './account/known-devices.ts'
import type { SetPasswordRefusal } from './account/new-password.ts'
import type { PinOf } from './account/pin-codes.ts'
import type { NewAccount, SignUpRefusal } from './account/sign-up.ts'
import type { JobKind } from './jobs/job.ts'
import type { Waiting } from './jobs/jobs-waiting.ts'
import type { LimitCounter } from './limits/limits.ts'
import type { Standing } from './reconciliation/standing.ts'

/** Whose call it is: every read is narrowed by brand, and by patron where a row has an owner. */
export interface Caller {
  readonly brandId: string
  /** Known when the call carried a living session token. */
  readonly patronId?: string
  /** Whom limits count; absent where nobody calls over the network. */
  readonly network?: string
}

/** What of a placing call is trusted (ids, quantities, choices) or compared (expectedTotal). */
export interface PlacementRequest {
  readonly caller: Caller
  readonly locationId: string
  /** UUID v4. */
  readonly key: string
  readonly order: SubmittedOrder
  readonly guest?: GuestInfo
  /** In which the customer reads, as far as it was said. */
  readonly language?: Locale
  readonly cardNonce?: string
  readonly transactionId?: string
  readonly isCash: boolean
  readonly tip: Cents
  readonly expectedTotal?: Cents
  /** What the customer saw, kept with the order, never read for prices. JSON. */
  readonly cartAsSeen: unknown
  /** The customer said that a look-alike of a recent order is meant. */
  readonly confirmsDuplicate: boolean
  /** False once the caller's connection is gone, or the call arrived too long ago: then no key is claimed for it. */
  readonly isWanted: () => boolean
  /** The network that it comes from, for counting; absent where nobody counts. */
  readonly address?: string
  /** A bot check was passed for this call. */
  readonly isHuman?: boolean
  /** Whoever asks can let the customer take a further step; to anybody else a charge that needs one is declined. */
  readonly takesFurtherStep?: boolean
}

export type PlacementResult =
  | { readonly _tag: 'Placed'; readonly ticket: Ticket }
  /** The outcome is not known yet; the status by key will tell. */
  | { readonly _tag: 'Unknown' }
  /** Nothing was charged, the key stays usable. */
  | {
      readonly _tag: 'Refused'
      readonly status: 400 | 401 | 402 | 403 | 404
      readonly message: string
      readonly code: string
      readonly reason?: string
    }
  /** Nothing is charged before the customer has taken this step. */
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }
  | { readonly _tag: 'PriceChanged'; readonly price: PriceCheck }
  | { readonly _tag: 'IdempotencyMismatch' }
  | { readonly _tag: 'DuplicateSuspected' }
  /** No order can be written now: nothing was done and nothing was charged. */
  | { readonly _tag: 'Unavailable' }

export type NotFound = { readonly _tag: 'NotFound' }

/** Orders cannot be scheduled for this date. */
export type NoScheduleDate = { readonly _tag: 'NoScheduleDate' }

/** Unknown, over or used up: no code says which. */
export type NotRedeemed = { readonly _tag: 'NotRedeemed' }

/** Whoever knows addresses could not be asked. */
export type AddressesUnavailable = { readonly _tag: 'Unavailable' }

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

export type SignInRefusal =
  | { readonly _tag: 'WrongCredentials' }
  /** The password was right, and opens nothing but the setting of another, by this token. */
  | { readonly _tag: 'PasswordUpdateDue'; readonly email: string; readonly token: string }

/** Nobody can be sent a mail. */
export type NoMail = { readonly _tag: 'NoMail' }

export type WrongPin = { readonly _tag: 'WrongPin' }

/** A menu with the version it belongs to, so that a page or a cache can name what it shows. */
export interface VersionedMenu {
  readonly menu: Menu
  readonly version: string
}

/**
 * Everything the HTTP edge may ask of the order server. The store, the processors and the jobs are behind it. What is
 * refused is a left; what is a fact about the world (an order that was placed, or of which nobody knows) is data.
 */
export interface OrderServer {
  readonly locations: {
    readonly search: (
      caller: Caller,
      query:
        | { readonly slugs: readonly string[]; readonly diningOption?: DiningOption }
        | { readonly near?: GeoPoint; readonly diningOption: DiningOption },
      /** Only the restaurants of this marketplace (LOC-46). */
      market?: string,
    ) => TaskEither<NotFound, readonly Location[]>
    readonly credentials: (
      caller: Caller,
      locationId: string,
    ) => TaskEither<NotFound, { readonly publicKey?: string; readonly apiKey?: string }>
  }
  readonly addresses: {
    readonly suggest: (
      caller: Caller,
      question: { readonly text: string; readonly orderType: DiningOption; readonly visit?: string },
    ) => TaskEither<AddressesUnavailable, readonly AddressSuggestion[]>
    readonly details: (
      caller: Caller,
      suggestionId: string,
      visit?: string,
    ) => TaskEither<NotFound | AddressesUnavailable, AddressDetails>
    /** Where an address is that was written by hand; whoever knows streets is asked when the map service cannot be. */
    readonly locate: (caller: Caller, address: Address) => TaskEither<NotFound, SealedPoint>
    /** The same address again is the same one, used anew. */
    readonly keepForPatron: (caller: Caller, address: Address) => TaskEither<NotFound, Address>
  }
  readonly menus: {
    readonly menu: (
      caller: Caller,
      locationId: string,
      orderType: DiningOption,
      menuType?: 'packing',
    ) => TaskEither<NotFound, VersionedMenu>
  }
  readonly upsells: {
    /** By the menu that is served now; without an order type for all of them. */
    readonly upsells: (
      caller: Caller,
      locationId: string,
      orderType?: DiningOption,
    ) => TaskEither<NotFound, VersionedMenu>
  }
  readonly tables: {
    /** `number` as the sign on the table says it. */
    readonly check: (caller: Caller, locationId: string, number: string) => TaskEither<NotFound, TableCheck>
  }
  readonly schedules: {
    readonly dates: (
      caller: Caller,
      locationId: string,
      orderType: DiningOption,
    ) => TaskEither<NotFound, readonly ScheduleDate[]>
    /** `date`: the unixTimestamp of one of the dates. */
    readonly times: (
      caller: Caller,
      locationId: string,
      orderType: DiningOption,
      date: number,
    ) => TaskEither<NotFound | NoScheduleDate, readonly ScheduleTime[]>
  }
  readonly ordering: {
    readonly validate: (
      caller: Caller,
      locationId: string,
      order: SubmittedOrder,
    ) => TaskEither<NotFound, ValidateResult>
    readonly checkPrice: (caller: Caller, locationId: string, order: SubmittedOrder) => TaskEither<NotFound, PriceCheck>
    readonly place: (request: PlacementRequest) => Promise<PlacementResult>
    /** By idempotency key, itself the capability. */
    readonly status: (caller: Caller, key: string) => TaskEither<NotFound, OrderStatus>
    /**
     * The customer is back from a further step, or gives it up. The processor is asked what became of it; as long as it
     * is still to be taken, the status has it.
     */
    readonly settleStep: (caller: Caller, key: string, isGivenUp: boolean) => TaskEither<NotFound, OrderStatus>
    readonly ticketByToken: (caller: Caller, token: string) => TaskEither<NotFound, Ticket>
  }
  readonly deliveries: {
    /** By the ticket's id, itself the capability. */
    readonly tracking: (caller: Caller, ticketId: string, orderType: DiningOption) => TaskEither<NotFound, Tracking>
  }
  readonly accounts: {
    readonly signIn: (caller: Caller, account: string, password: string) => TaskEither<SignInRefusal, SignedIn>
    /** undefined for an unknown, expired or ended token, or one of another brand. */
    readonly patronOf: (brandId: string, token: string) => Promise<Patron | undefined>
    readonly signOut: (brandId: string, token: string) => Promise<void>
    readonly signUp: (caller: Caller, account: NewAccount) => TaskEither<SignUpRefusal, SignedIn>
    /** Asks for a PIN by mail: the same, and as long, whether there is such an account. */
    readonly askPin: (pin: PinOf, language: string) => TaskEither<NoMail, void>
    /** What a right PIN is exchanged for: a token that sets one password. */
    readonly exchangePin: (pin: PinOf, digits: string) => TaskEither<WrongPin, string>
    readonly setPassword: (caller: Caller, token: string, password: string) => TaskEither<SetPasswordRefusal, Patron>
  }
  readonly savedCarts: {
    /** The caller is an employee. NotFound: there is no such restaurant. */
    readonly save: (caller: Caller, cart: CartToSave) => TaskEither<NotFound, { readonly publicIdentifier: string }>
    /** At the names and prices of now. */
    readonly load: (caller: Caller, id: string) => TaskEither<NotFound, SavedCart>
  }
  readonly promotions: {
    /** By code, or by the id of a reward that lies in the caller's wallet; without `discountId` nothing is applied. */
    readonly check: (
      caller: Caller,
      locationId: string,
      query: PromoOrder & ({ readonly code: string } | { readonly promotionCodeId: string }),
    ) => TaskEither<NotFound, DiscountResult>
    /** Into the wallet of a patron. */
    readonly redeem: (brandId: string, patronId: string, code: string) => TaskEither<NotRedeemed, void>
  }
  readonly loyalty: {
    /** Of a patron. NotFound: the brand rewards nobody. */
    readonly of: (brandId: string, patronId: string) => TaskEither<NotFound, Loyalty>
  }
  readonly giftCards: {
    readonly check: (caller: Caller, giftCardNumber: string) => TaskEither<NotFound, GiftCardCheck>
    /** By its id, itself the capability. */
    readonly card: (caller: Caller, id: string) => TaskEither<NotFound, GiftCard>
  }
  /** Codes and card numbers that an order names, so that guesses can be counted. */
  readonly guesses: {
    /** All that may be guesses, before anything is looked up. */
    readonly namedIn: (caller: Caller, order: SubmittedOrder) => readonly string[]
    /** Those of them that nobody knows. */
    readonly unknownIn: (caller: Caller, order: SubmittedOrder) => Promise<readonly string[]>
  }
  readonly limits: LimitCounter
  readonly devices: KnownDevices
  readonly human: HumanVerifier
  /** Why the server cannot take orders now, or undefined. */
  readonly unreadiness: () => Promise<string | undefined>
  /** Jobs and charges that are still to be finished; dead jobs aside. */
  readonly jobsWaiting: () => Promise<ReadonlyMap<Waiting, number>>
  /** Jobs that were given up and wait for a person. */
  readonly deadJobs: () => Promise<ReadonlyMap<JobKind, number>>
  /** What the last comparison with each processor's books found. */
  readonly reconciliations: () => Promise<readonly Standing[]>
  /** Finishes what is in work and lets go of the database. */
  readonly close: () => Promise<void>
}
